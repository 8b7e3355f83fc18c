import { read } from '#platform/web/calls/api.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'

export const driverJobQuery = (id: number) => read(driverJobEndpoints.getDriverJob, { params: { id } })
const neverCollected = <Query extends object>(query: Query): Query & { gcTime: number } => ({
  ...query,
  gcTime: Infinity,
})

/** Without signal its jobs are opened from it. */
export const dayQuery = () => neverCollected(read(driverJobEndpoints.driverDay, {}))
export const docketQuery = (id: number) => read(driverJobEndpoints.docketOfDriverJob, { params: { id } })
/** There may be no signal when the machine is inspected. */
export const checklistsQuery = (id: number) =>
  neverCollected(read(driverJobEndpoints.checklistsOfDriverJob, { params: { id } }))
/** One driver's work on one job. */
export const workedQuery = (job_id: number, driver_id: number) =>
  read(driverJobEndpoints.listDriverJobs, {
    query: { job_id, driver_id, page_size: 200, sort: 'work_date' },
  })
/** An order as it was last sent to one of its drivers. */
export const sentQuery = (job_item_id: number, driver_id: number) =>
  read(driverJobEndpoints.listDriverJobs, {
    query: { job_item_id, driver_id, page_size: 1, sort: '-sent_at', with_total: '0' },
  })
