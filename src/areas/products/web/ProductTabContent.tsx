import { useMay } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Product } from '../contract/product.ts'
import { productCan } from '../rules/product-rules.ts'
import { ProductDetailsTab } from './ProductDetailsTab.tsx'
import { productFieldWords } from './product-field-words.ts'
import type { ProductTab } from './product-paths.ts'

// The other tabs come when they are opened.
const PricesTab = lazyPart(() => import('./PricesTab.tsx'), 'PricesTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** What stands under one of a product's tabs. What may not be changed now says why. */
export function ProductTabContent({ tab, product }: { tab: ProductTab; product: Product }) {
  const may = useMay()
  const mayNotWrite = useWhyNot()('products:write')
  const open = productCan.edit(product)
  const locked = open === true ? undefined : open
  const record = { record_type: 'product', record_id: product.id }

  switch (tab) {
    case 'details':
      return (
        <>
          {!locked && mayNotWrite && <Notice>{mayNotWrite}</Notice>}
          <ProductDetailsTab product={product} readOnly={Boolean(locked ?? mayNotWrite)} />
        </>
      )
    case 'prices':
      return <PricesTab product={product} disabledReason={locked ?? mayNotWrite} />
    case 'notes':
      return <NotesTab {...record} canWrite={!locked && may('products:write')} />
    case 'history':
      return <HistoryTab {...record} words={productFieldWords} />
  }
}
