import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { productEndpoints } from '../contract/endpoints.ts'

export const productQuery = (id: number) => read(productEndpoints.getProduct, { params: { id } })
export const pricesQuery = (id: number) => read(productEndpoints.listPrices, { params: { id } })

/** The product list's search parameters. */
export type ProductListQuery = QueryOf<typeof productEndpoints.listProducts>

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  productEndpoints.listProducts,
  productQuery,
)
