import { prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { type AssetListQuery, assetQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: AssetListQuery
}

export const loadAssets = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, resourceEndpoints.listAssets, deps)

export const loadArchivedAssets = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, resourceEndpoints.listAssets, { ...deps, archived: '1' })

export const loadAsset = ({ context, params }: { context: RouterContext; params: { id: string } }) =>
  context.queries.ensureQueryData(assetQuery(Number(params.id)))
