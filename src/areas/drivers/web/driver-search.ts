import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

/** Finds a driver to filter by, by name, number, mobile or licence. */
export const driverSearch = {
  permission: 'drivers:read',
  one: driverQuery,
  list: (search: string) =>
    read(driverEndpoints.listDrivers, { query: { ...firstMatches(search), sort: 'name' } }),
  optionOf: ({ id, name }: { id: number; name: string }) => ({ value: id, label: name }),
} as const
