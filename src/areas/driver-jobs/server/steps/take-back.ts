import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { endedBy } from '../../rules/progress.ts'
import { lockDriverJob, updateDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import { progressUntil } from './read-progress.ts'
import { notifyDriver } from '../sending/notify-driver-job.ts'
import { writeEntries } from './derived-rows-store.ts'

/** Ends a driver job that the caller may end, with anything running in it, and notifies the driver. */
export async function takeBack(
  change: Change,
  id: number,
  status: 'Cancelled' | 'No Show',
  reason: string,
): Promise<void> {
  const { tx } = change
  const before = await lockDriverJob(tx, system, 'driver-jobs:read', id)
  if (!before) return
  const cancelled_at = change.now.toISOString()
  const progress = await progressUntil(tx, before, cancelled_at)
  await updateDriverJob(tx, id, { status, cancelled_at, cancel_reason: reason })
  await writeEntries(tx, before, endedBy(progress, cancelled_at).entries)
  change.log({
    action: status === 'Cancelled' ? 'cancelled' : 'noted as no show',
    ...labelOf(before),
    before: { status: before.status },
    after: { status },
    reason,
  })
  const words = status === 'Cancelled' ? `${before.order_no} is cancelled` : `No show on ${before.order_no}`
  await notifyDriver(change, before, words, reason)
}
