import type { Change } from '#platform/server/change/change.ts'
import { formatInstant, formatTime, melbourneTime } from '#shared/local-date.ts'
import { isWithDriver, officeActions } from '../../rules/driver-job-status.ts'
import { breakDownWithOrder } from '../duty/break-down-with-order.ts'
import { takeBack } from '../steps/take-back.ts'
import { lockDriverJob, updateDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import { type SentOrder, findSentOrder, lockJobsOfOrder } from '../order-store.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { sendTo } from './send-driver-job.ts'
import { notifyDriver } from './notify-driver-job.ts'

interface OrderChange {
  job_item_id: number
  reason?: string | undefined
}

/**
 * An order was confirmed, cancelled or set back to pending, or a booking was made or released: exactly the
 * drivers firmly booked on a confirmed order have its driver jobs. A driver who declined is not asked again
 * automatically. The announcer of the order's change has locked its row.
 */
export async function followOrder(change: Change, { job_item_id, reason }: OrderChange): Promise<void> {
  const { tx } = change
  const order = await findSentOrder(tx, job_item_id)
  if (!order) return
  const wanted = order.order_status === 'Confirmed' ? order.bookings : []
  const jobs = await lockJobsOfOrder(tx, job_item_id)
  for (const job of jobs.filter(({ status }) => isWithDriver(status))) {
    if (wanted.some(({ id }) => id === job.booking_id)) {
      if (job.asset_id !== order.asset_id && job.started_at === null)
        await updateDriverJob(tx, job.id, otherMachine(order.asset_id))
    } else if (order.order_status === 'Broke Down' && job.started_at !== null)
      await breakDownWithOrder(change, job.id, reason ?? 'The order broke down.')
    else
      await takeBack(change, job.id, officeActions.cancel.to, reason ?? 'The order is no longer confirmed.')
  }
  for (const booking of wanted) {
    const known = jobs.filter(({ booking_id }) => booking_id === booking.id).at(-1)
    if (!known || known.status === 'Cancelled') await sendTo(change, order, booking)
  }
}

/** Checklist and clearance were for the previous machine. */
const otherMachine = (asset_id: number | null) => ({
  asset_id,
  asset_checklist_id: null,
  checklist_override_reason: null,
  checklist_override_by: null,
  checklist_override_at: null,
})

/** An order's date or time has changed: the driver is asked to accept it again. */
export const askAgainForTime = (change: Change, { job_item_id }: OrderChange): Promise<void> =>
  askAgain(
    change,
    job_item_id,
    ({ starts_at, ends_at }) =>
      `It is now ${formatInstant(starts_at)} to ${formatTime(melbourneTime(ends_at))}.`,
  )

/** The notes of an order have changed: the driver is asked to accept it again. */
export const askAgainForNotes = (change: Change, { job_item_id }: OrderChange): Promise<void> =>
  askAgain(change, job_item_id, () => 'The notes changed.')

async function askAgain(
  change: Change,
  job_item_id: number,
  wordsOf: (order: SentOrder) => string,
): Promise<void> {
  const order = await findSentOrder(change.tx, job_item_id)
  if (!order) return
  for (const { id, status } of await lockJobsOfOrder(change.tx, job_item_id)) {
    if (!isWithDriver(status)) continue
    const job = await lockDriverJob(change.tx, system, 'driver-jobs:read', id)
    if (!job) continue
    await updateDriverJob(change.tx, id, { order_version: order.version })
    change.log({ action: 'asked again', ...labelOf(job), reason: 'The order changed.' })
    await notifyDriver(
      change,
      job,
      `${order.order_no} changed`,
      `${wordsOf(order)} Read it and accept it again.`,
    )
  }
}
