import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { ProductFields } from '../contract/product.ts'
import { productCan } from '../rules/product-rules.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { productFieldWords } from './product-field-words.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { productRecord } from './product-record.ts'
import { productTabs } from './product-tabs.ts'
import { productQuery } from './queries.ts'

// The other tabs load when opened.
const PricesTab = lazyPart(() => import('./prices/PricesTab.tsx'), 'PricesTab')

/** A product with its tabs. */
export function ProductEditScreen() {
  const { data: product } = useSuspenseQuery(productQuery(useRecordId()))
  const owner = { record_type: 'product', record_id: product.id }
  return (
    <RecordScreen
      record={productRecord}
      shown={product}
      title={product.name}
      hint={product.code}
      badges={<ProductBadges product={product} />}
      rule={productCan.edit(product)}
      summary={<ProductSummary product={product} />}
      tabs={productTabs}
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
        ...commonTabs({ ...owner, canWrite: !locks.locked && !locks.mayNotWrite, words: productFieldWords }),
      })}
    />
  )
}
