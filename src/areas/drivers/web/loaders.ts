import { prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { driverEndpoints } from '../contract/endpoints.ts'
import { type DriverListQuery, driverQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: DriverListQuery
}

export const loadDrivers = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, driverEndpoints.listDrivers, deps)

export const loadArchivedDrivers = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, driverEndpoints.listDrivers, { ...deps, archived: '1' })

export const loadDriver = ({ context, params }: { context: RouterContext; params: { id: string } }) =>
  context.queries.ensureQueryData(driverQuery(Number(params.id)))
