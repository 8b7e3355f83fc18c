import { useSuspenseQuery } from '@tanstack/react-query'
import { PlainRecordScreen } from '#areas/documents/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
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
    <PlainRecordScreen
      type="product"
      record={productRecord}
      form={productForm}
      shown={product}
      hint={product.code}
      badges={<ProductBadges product={product} />}
      summary={<ProductSummary product={product} />}
      panels={(locks) => ({
        prices: <PricesTab product={product} disabledReason={locks.locked ?? locks.mayNotWrite} />,
      })}
    />
  )
}
