import type { Change } from '#platform/server/change/change.ts'
import { type OpenableRecord, openRecord } from '#platform/server/change/open-record.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { type OfficeAction, officeActions, officeCan } from '../rules/driver-job-status.ts'
import { type LockedDriverJob, lockDriverJob } from './driver-job-store.ts'
import { labelOf } from './log-driver-job.ts'
import { readDriverJobOf } from './read-driver-job.ts'

const driverJobFor = (
  action: OfficeAction,
): OpenableRecord<LockedDriverJob, LockedDriverJob & { shown: DriverJob }> => ({
  record_type: 'driver_job',
  label: (job) => labelOf(job).record_label,
  lock: ({ tx, viewer }, id) => lockDriverJob(tx, viewer, officeActions[action].right, id),
  present: readDriverJobOf,
  state: async (change, job) => ({ ...job, shown: await readDriverJobOf(change, job.id) }),
})

/** A driver job, locked, for an action the office may take now. @throws as openRecord. */
export async function openDriverJob(
  change: Change,
  id: number,
  action: OfficeAction,
  version?: number,
): Promise<LockedDriverJob> {
  const now = change.now.toISOString()
  const { record } = await openRecord(change, driverJobFor(action), {
    id,
    version,
    can: ({ shown }) => officeCan[action]({ ...shown, now }),
  })
  return record
}
