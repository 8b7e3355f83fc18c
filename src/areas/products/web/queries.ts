import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { productEndpoints } from '../contract/endpoints.ts'

export const productQuery = (id: number) => read(productEndpoints.getProduct, { params: { id } })
export const pricesQuery = (id: number) => read(productEndpoints.listPrices, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  productEndpoints.listProducts,
  productQuery,
)
