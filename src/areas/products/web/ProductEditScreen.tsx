import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { ProductDetailsTab } from './ProductDetailsTab.tsx'
import { productFieldWords } from './product-field-words.ts'
import { ProductSummary } from './ProductSummary.tsx'
import { productRecord } from './product-record.ts'
import { productQuery } from './queries.ts'

// The other tabs load when opened.
const PricesTab = lazyPart(() => import('./prices/PricesTab.tsx'), 'PricesTab')

/** A product with its tabs. */
export function ProductEditScreen() {
  const { data: product } = useSuspenseQuery(productQuery(useRecordId()))
  return (
    <RecordScreen
      record={productRecord}
      shown={product}
      title={product.name}
      hint={product.code}
      badges={<ProductBadges product={product} />}
      summary={<ProductSummary product={product} />}
      panels={(locks) => ({
        details: <ProductDetailsTab product={product} locks={locks} />,
        prices: <PricesTab product={product} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        ...commonTabs('product', product.id, { canWrite: locks.canWrite, words: productFieldWords }),
      })}
    />
  )
}
