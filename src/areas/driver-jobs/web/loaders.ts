import { type RecordLoad, takeFromList } from '#platform/web/records/load-record.ts'
import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { dayQuery, driverJobQuery } from './queries.ts'

export const loadDriverJobs = listLoader(driverJobEndpoints.listDriverJobs)

/** A job of the driver's day is there already, and opens without a signal. */
export const loadDriverJob = (load: RecordLoad) => {
  const id = Number(load.params.id)
  takeFromList(load.context.queries, { id, list: dayQuery(), record: driverJobQuery(id) })
  return recordLoader(driverJobQuery)(load)
}

/** Asks for the driver's day while its screen is still on its way. */
export const beginDay = ({ context }: { context: RouterContext }): void =>
  void context.queries.prefetchQuery(dayQuery())
