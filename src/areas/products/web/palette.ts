import { searchList } from '#platform/web/lists/search-list.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productPaths } from './product-paths.ts'

export const search = searchList(productEndpoints.listProducts, ({ id, name, code }) => ({
  label: name,
  hint: code,
  to: productPaths.edit(id),
}))
