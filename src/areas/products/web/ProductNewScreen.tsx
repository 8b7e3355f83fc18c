import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
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
    <FormScreen
      title="New product"
      breadcrumbs={[{ label: 'Products', to: productPaths.list }]}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onCancel={() => void navigate({ href: productPaths.list })}
    >
      <ProductForm />
    </FormScreen>
  )
}
