import { type RecordLoad, takeFromList } from '#platform/web/records/load-record.ts'
import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { dayQuery, driverJobQuery } from './queries.ts'

export const loadDriverJobs = listLoader(driverJobEndpoints.listDriverJobs)

/** A job of the driver's day is already loaded, and opens without signal. */
export const loadDriverJob = (load: RecordLoad) => {
  const id = Number(load.params.id)
  takeFromList(load.context.queries, { id, list: dayQuery(), record: driverJobQuery(id) })
  return recordLoader(driverJobQuery)(load)
}

/** Prefetches the driver's day while its screen loads. */
export const beginDay = ({ context }: { context: RouterContext }): void =>
  void context.queries.prefetchQuery(dayQuery())
