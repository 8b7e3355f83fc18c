import type { Change } from '#platform/server/change/change.ts'
import { sentence } from '#shared/text.ts'
import { labelOf } from '../log-driver-job.ts'
import { notifyDriver } from '../sending/notify-driver-job.ts'
import { stopsOf, unfinishedOfJob } from '../steps/stop-store.ts'

/**
 * A job was stopped, or one of its stops was lifted: the phones of its drivers show it immediately, and each
 * driver is notified once, about the next driver job. The announcer has locked the job, as every step does.
 */
export async function followJobStops(
  change: Change,
  { job_id, is_new }: { job_id: number; is_new: boolean },
): Promise<void> {
  const jobs = await unfinishedOfJob(change.tx, job_id)
  const [first] = jobs
  if (!first) return
  for (const { id } of jobs) change.live('driver_job', id)
  const stop =
    (await stopsOf(change.tx, [first.id], change.now.toISOString())).get(first.id)?.job_stop ?? null
  // Lifting one of two stops lets nobody go on.
  if (!is_new && stop !== null) return
  const reason = stop === null ? {} : { reason: sentence(stop) }
  for (const job of jobs) change.log({ action: is_new ? 'stopped' : 'let go on', ...labelOf(job), ...reason })
  const title = is_new ? `Stop work on ${first.job_no}` : `Work on ${first.job_no} goes on`
  const notified = new Map(jobs.toReversed().map((job) => [job.driver_id, job]))
  for (const job of notified.values()) await notifyDriver(change, job, title, reason.reason ?? job.order_no)
}
