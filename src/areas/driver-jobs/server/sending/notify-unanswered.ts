import type { Change } from '#platform/server/change/change.ts'
import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { addDays, formatInstant } from '#shared/local-date.ts'
import { isUnanswered } from '../../rules/progress.ts'
import { lockDriverJob } from '../driver-job-store.ts'
import { notifyAllocator } from './notify-driver-job.ts'
import { listUnanswered } from './unanswered-store.ts'

type Services = Pick<Platform, 'db' | 'write' | 'clock'>

/**
 * An hour before tomorrow's plan closes at 17:00: drivers who have not answered by then must be called, or
 * replaced.
 */
export const notifyUnansweredDaily = job(
  jobKind<object>('driver-jobs-unanswered'),
  (_data, platform: Platform) => notifyUnanswered(platform),
  { cron: '0 16 * * *' },
)

/** Notifies the allocators of tomorrow's unanswered driver jobs, once for each version of the order. */
export async function notifyUnanswered({ db, write, clock }: Services): Promise<void> {
  for (const { id } of await listUnanswered(db, addDays(clock.today(), 1)))
    await write(system, (change) => notifyOne(change, id))
}

async function notifyOne(change: Change, id: number): Promise<void> {
  const job = await lockDriverJob(change.tx, system, 'driver-jobs:read', id)
  // It may have been answered or withdrawn since the lookup.
  if (!job || !isUnanswered(job.answer_status)) return
  await notifyAllocator(change, job, {
    title: `${job.driver} has not answered ${job.order_no}`,
    body: `It starts ${formatInstant(job.starts_at)}.`,
    dedupe_key: `driver-job-unanswered:${id}:${job.order_version}`,
  })
}
