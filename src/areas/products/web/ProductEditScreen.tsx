import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productFieldWords } from './product-field-words.ts'
import { productRecord } from './product-record.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { productForm } from './ProductForm.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { productQuery } from './queries.ts'

const PricesTab = lazyPart(() => import('./prices/PricesTab.tsx'), 'PricesTab')

/** A product with its tabs. */
export function ProductEditScreen() {
  const { data: product } = useSuspenseQuery(productQuery(useRecordId()))
  return (
    <RecordScreen
      record={productRecord}
      shown={product}
      hint={product.code}
      badges={<ProductBadges product={product} />}
      summary={<ProductSummary product={product} />}
      panels={(locks) => ({
        details: <EditTab form={productForm} record={product} locks={locks} />,
        prices: <PricesTab product={product} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        ...commonTabs('product', product.id, { canWrite: locks.canWrite, words: productFieldWords }),
      })}
    />
  )
}
