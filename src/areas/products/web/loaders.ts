import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  productEndpoints.listProducts,
  productQuery,
)
