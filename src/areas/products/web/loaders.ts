import { prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { type ProductListQuery, productQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: ProductListQuery
}

export const loadProducts = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, productEndpoints.listProducts, deps)

export const loadArchivedProducts = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, productEndpoints.listProducts, { ...deps, archived: '1' })

export const loadProduct = ({ context, params }: { context: RouterContext; params: { id: string } }) =>
  context.queries.ensureQueryData(productQuery(Number(params.id)))
