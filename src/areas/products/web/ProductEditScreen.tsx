import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { ProductFields } from '../contract/product.ts'
import { productFieldWords } from './product-field-words.ts'
import { productRecord } from './product-record.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductSummary } from './ProductSummary.tsx'
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
        details: (
          <EditTab
            endpoint={productEndpoints.editProduct}
            schema={ProductFields}
            record={product}
            saved={({ name }) => `${name} saved`}
            words={productFieldWords}
            locks={locks}
          >
            <ProductForm product={product} />
          </EditTab>
        ),
        prices: <PricesTab product={product} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        ...commonTabs('product', product.id, { canWrite: locks.canWrite, words: productFieldWords }),
      })}
    />
  )
}
