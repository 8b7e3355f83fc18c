import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { driverEndpoints } from '../contract/endpoints.ts'

export const driverQuery = (id: number) => read(driverEndpoints.getDriver, { params: { id } })

/** The driver list's search parameters. */
export type DriverListQuery = QueryOf<typeof driverEndpoints.listDrivers>

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(driverEndpoints.listDrivers, driverQuery)
