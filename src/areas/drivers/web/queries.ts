import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { driverEndpoints } from '../contract/endpoints.ts'

export const driverQuery = (id: number) => read(driverEndpoints.getDriver, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(driverEndpoints.listDrivers, driverQuery)
