import { read } from '#platform/web/api.ts'
import type { QueryOf } from '#platform/web/list-query.ts'
import { driverEndpoints } from '../contract/endpoints.ts'

export const driverQuery = (id: number) => read(driverEndpoints.getDriver, { params: { id } })

/** What the address of a list of drivers may say. */
export type DriverListQuery = QueryOf<typeof driverEndpoints.listDrivers>
