import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { type DriverJobListQuery, dayQuery, driverJobQuery } from './queries.ts'

export const loadDriverJobs = ({ context, deps }: { context: RouterContext; deps: DriverJobListQuery }) =>
  prefetchList(context.queries, driverJobEndpoints.listDriverJobs, deps)

export const loadDriverJob = (one: RecordLoad) => loadRecord(one, driverJobQuery(Number(one.params.id)))

/** Asks for the driver's day while its screen is still on its way. */
export const beginDay = ({ context }: { context: RouterContext }): void =>
  void context.queries.prefetchQuery(dayQuery())
