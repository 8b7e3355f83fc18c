import { read } from '#platform/web/calls/api.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { cancelledDriverEndpoints } from '../contract/endpoints.ts'

/** The list's search parameters. */
export type CancelledDriverQuery = QueryOf<typeof cancelledDriverEndpoints.listCancelledDrivers>
type ReasonsQuery = Input<typeof cancelledDriverEndpoints.countCancelReasons>['query']

export const reasonsQuery = (query: ReasonsQuery) =>
  read(cancelledDriverEndpoints.countCancelReasons, { query })
