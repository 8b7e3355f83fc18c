import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(driverEndpoints.listDrivers, driverQuery)
