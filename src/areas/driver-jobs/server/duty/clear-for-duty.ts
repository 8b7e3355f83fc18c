import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { type LockedDriverJob, lockDriverJob, updateDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import { openDriverJob } from '../open-driver-job.ts'
import { notFitBy } from '../steps/stop-store.ts'
import { notifyDriver } from '../sending/notify-driver-job.ts'

/**
 * Clears a driver who declared not fit, on this driver job or on another that stops this one; who and why is
 * recorded where it was declared. @throws not_found, stale, conflict
 */
export async function clearForDuty(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { tx } = change
  const job = await openDriverJob(change, id, 'clearForDuty', version)
  const saysNo = job.is_fit === 0 && job.cleared_for_duty_reason === null
  const said = saysNo ? job : await otherSaid(change, id)
  await updateDriverJob(tx, said.id, {
    cleared_for_duty_reason: reason,
    cleared_for_duty_by: change.viewer.user_id,
  })
  change.log({ action: 'cleared for duty', ...labelOf(said), reason })
  await notifyDriver(change, said, `You are cleared for duty on ${said.order_no}`, reason)
}

async function otherSaid({ tx, now }: Change, id: number): Promise<LockedDriverJob> {
  const other = await notFitBy(tx, id, now)
  const said = other === null ? undefined : await lockDriverJob(tx, system, 'driver-jobs:read', other)
  // Someone else in the office may have decided while this waited.
  if (said?.is_fit !== 0 || said.cleared_for_duty_reason !== null)
    throw conflict('The office has already cleared this driver.')
  return said
}
