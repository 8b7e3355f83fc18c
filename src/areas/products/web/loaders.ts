import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productQuery } from './queries.ts'

export const loadProducts = listLoader(productEndpoints.listProducts)
export const loadArchivedProducts = listLoader(productEndpoints.listProducts, { archived: '1' })
export const loadProduct = recordLoader(productQuery)
