import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { type Product, ProductFields } from '../contract/product.ts'
import { productFieldWords } from './product-field-words.ts'
import { ProductForm } from './ProductForm.tsx'

/** The product itself. */
export function ProductDetailsTab({ product, locks }: { product: Product; locks: RecordLocks }) {
  const edit = useEdit(productEndpoints.editProduct, {
    schema: ProductFields,
    record: product,
    params: { id: product.id },
    saved: ({ name }) => `${name} saved`,
  })
  return (
    <EditPanel edit={edit} words={productFieldWords} locks={locks}>
      <ProductForm product={product} />
    </EditPanel>
  )
}
