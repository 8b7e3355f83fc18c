import { read } from '#platform/web/api.ts'
import type { QueryOf } from '#platform/web/list-query.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'

export const driverJobQuery = (id: number) => read(driverJobEndpoints.getDriverJob, { params: { id } })
/** Kept as long as the page: out of signal, its jobs are opened from it. */
export const dayQuery = () => ({ ...read(driverJobEndpoints.driverDay, {}), gcTime: Infinity })
export const docketQuery = (id: number) => read(driverJobEndpoints.docketOfDriverJob, { params: { id } })
/** Kept as long as the page: there may be no signal when the machine is looked over. */
export const checklistsQuery = (id: number) => ({
  ...read(driverJobEndpoints.checklistsOfDriverJob, { params: { id } }),
  gcTime: Infinity,
})
/** What one driver worked on one job. */
export const workedQuery = (job_id: number, driver_id: number) =>
  read(driverJobEndpoints.listDriverJobs, {
    query: { job_id, driver_id, page_size: 200, sort: 'work_date' },
  })

/** What the address of the list may say. */
export type DriverJobListQuery = QueryOf<typeof driverJobEndpoints.listDriverJobs>
