import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

export const loadDrivers = listLoader(driverEndpoints.listDrivers)
export const loadArchivedDrivers = listLoader(driverEndpoints.listDrivers, { archived: '1' })
export const loadDriver = recordLoader(driverQuery)
