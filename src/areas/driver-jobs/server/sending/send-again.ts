import type { Change } from '#platform/server/change/change.ts'
import { formatInstant } from '#shared/local-date.ts'
import { isGone } from '../../rules/driver-job-status.ts'
import { labelOf } from '../log-driver-job.ts'
import { openDriverJob } from '../open-driver-job.ts'
import { sendDriverJob } from './send-driver-job.ts'
import { notifyDriver } from './notify-driver-job.ts'

/**
 * Asks the driver again: an unanswered job is a reminder; after a no, or a withdrawal, a new driver job is
 * sent. @returns the id of the driver's current driver job. @throws not_found, stale, conflict
 */
export async function sendAgain(change: Change, id: number, version?: number): Promise<number> {
  const job = await openDriverJob(change, id, 'sendAgain', version)
  if (isGone(job.status)) return sendDriverJob(change, job.booking_id)
  change.log({ action: 'sent again', ...labelOf(job) })
  await notifyDriver(
    change,
    job,
    `${job.order_no} needs your answer`,
    `It starts ${formatInstant(job.starts_at)}.`,
  )
  return id
}
