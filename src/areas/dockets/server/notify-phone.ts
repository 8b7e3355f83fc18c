import type { Change } from '#platform/server/change/change.ts'
import type { StoredDocket } from './docket-store.ts'

/** The driver job shows queries about its docket, so the phone showing it refetches. */
export function notifyPhone(change: Change, { driver_job_id }: Pick<StoredDocket, 'driver_job_id'>): void {
  if (driver_job_id !== null) change.live('driver_job', driver_job_id)
}
