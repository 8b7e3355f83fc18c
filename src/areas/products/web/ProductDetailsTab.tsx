import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { type Product, ProductFields } from '../contract/product.ts'
import { productFieldWords } from './product-field-words.ts'
import { ProductForm } from './ProductForm.tsx'

/** The product's own fields. `readOnly`: it is archived, or the person may only view it; the screen says so. */
export function ProductDetailsTab({ product, readOnly }: { product: Product; readOnly: boolean }) {
  const edit = useEdit(productEndpoints.editProduct, {
    schema: ProductFields,
    record: product,
    params: { id: product.id },
    saved: ({ name }) => `${name} saved`,
  })
  return (
    <EditPanel edit={edit} words={productFieldWords} readOnly={readOnly}>
      <ProductForm product={product} />
    </EditPanel>
  )
}
