import type { Change } from '#platform/server/change.ts'
import { job, jobKind } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/viewer.ts'
import { addDays, formatInstant } from '#shared/local-date.ts'
import { isUnanswered } from '../rules/progress.ts'
import { lockDriverJob } from './driver-job-store.ts'
import { tellAllocator } from './tell.ts'
import { listUnanswered } from './unanswered-store.ts'

type Ground = Pick<Platform, 'db' | 'write' | 'clock'>

/** An hour before tomorrow's plan is closed at 17:00: who has not answered by then has to be called, or replaced. */
export const tellUnansweredDaily = job(
  jobKind<object>('driver-jobs-unanswered'),
  (_data, platform: Platform) => tellUnanswered(platform),
  { cron: '0 16 * * *' },
)

/** Tells the allocators of tomorrow's driver jobs without an answer, of each once. */
export async function tellUnanswered({ db, write, clock }: Ground): Promise<void> {
  for (const { id } of await listUnanswered(db, addDays(clock.today(), 1)))
    await write(system, (change) => tell(change, id))
}

async function tell(change: Change, id: number): Promise<void> {
  const job = await lockDriverJob(change.tx, system, 'driver-jobs:read', id)
  // It may have been answered or taken back since it was looked up.
  if (!job || !isUnanswered(job.status)) return
  await tellAllocator(change, job, {
    title: `${job.driver} has not answered ${job.order_no}`,
    body: `It starts ${formatInstant(job.starts_at)}.`,
    dedupe_key: `driver-job-unanswered:${id}`,
  })
}
