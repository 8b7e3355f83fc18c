import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { productNoun } from '../rules/product-labels.ts'
import { ProductInput } from '../contract/product.ts'
import { newProduct } from './new-product.ts'
import { ProductForm } from './ProductForm.tsx'
import { productPaths } from './product-paths.ts'

export function ProductNewScreen() {
  const navigate = useNavigate()
  const create = useCreate(productEndpoints.createProduct, {
    schema: ProductInput,
    empty: newProduct,
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: productPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={productNoun} list={productPaths.list} create={create}>
      <ProductForm />
    </NewRecordScreen>
  )
}
