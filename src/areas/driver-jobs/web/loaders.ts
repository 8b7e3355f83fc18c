import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord, takeFromList } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { type DriverJobListQuery, dayQuery, driverJobQuery } from './queries.ts'

export const loadDriverJobs = ({ context, deps }: { context: RouterContext; deps: DriverJobListQuery }) =>
  prefetchList(context.queries, driverJobEndpoints.listDriverJobs, deps)

/** A job of the driver's day is there already, and opens without a signal. */
export const loadDriverJob = (one: RecordLoad) => {
  const id = Number(one.params.id)
  takeFromList(one.context.queries, { id, list: dayQuery(), record: driverJobQuery(id) })
  return loadRecord(one, driverJobQuery(id))
}

/** Asks for the driver's day while its screen is still on its way. */
export const beginDay = ({ context }: { context: RouterContext }): void =>
  void context.queries.prefetchQuery(dayQuery())
