import type * as z from 'zod'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { ProductInput } from '../contract/product.ts'
import { productNoun } from '../rules/product-labels.ts'
import { productPaths } from './product-paths.ts'
import { ProductForm } from './ProductForm.tsx'

/** A new product's initial values: the table's defaults. */
const newProduct: Partial<z.input<typeof ProductInput>> = {
  code: '',
  name: '',
  gst_code: 'GST',
  levy_applies: 0,
  is_active: 1,
  sort: 0,
}

export function ProductNewScreen() {
  return (
    <CreateScreen
      noun={productNoun}
      list={productPaths.list}
      endpoint={productEndpoints.createProduct}
      schema={ProductInput}
      empty={newProduct}
      saved={({ name }) => `${name} saved`}
      openAt={productPaths.edit}
    >
      <ProductForm />
    </CreateScreen>
  )
}
