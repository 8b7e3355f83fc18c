import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { type Product, ProductFields } from '../contract/product.ts'
import { productFieldWords } from './product-field-words.ts'
import { ProductForm } from './ProductForm.tsx'

/** The product itself. */
export function ProductDetailsTab({ product, locks }: { product: Product; locks: RecordLocks }) {
  return (
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
  )
}
