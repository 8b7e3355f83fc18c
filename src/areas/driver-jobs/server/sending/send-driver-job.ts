import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { formatInstant } from '#shared/local-date.ts'
import { isGone } from '../../rules/driver-job-status.ts'
import { insertDriverJob, lockDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import { type SentOrder, findBookedOrder, findSentOrder, holdOrder, lockJobsOfOrder } from '../order-store.ts'
import { notifyDriver } from './notify-driver-job.ts'

/** Sends an order to a driver firmly booked on it. @returns the id of the driver job. */
export async function sendTo(
  change: Change,
  order: SentOrder,
  booking: SentOrder['bookings'][number],
): Promise<number> {
  const { id } = await insertDriverJob(change.tx, {
    job_item_id: order.id,
    driver_id: booking.driver_id,
    booking_id: booking.id,
    asset_id: order.asset_id,
    order_version: order.version,
  })
  const job = await lockDriverJob(change.tx, system, 'driver-jobs:read', id)
  if (!job) throw new Error('What was just written is there')
  change.log({ action: 'sent', ...labelOf(job), after: { status: 'Sent' } })
  await notifyDriver(change, job, `New job: ${formatInstant(order.starts_at)}`, order.title)
  return id
}

/**
 * The same by hand, for a booking without a current driver job.
 * @throws not_found; conflict when its order is not confirmed, or it was already sent.
 */
export async function sendDriverJob(change: Change, booking_id: number): Promise<number> {
  const { tx } = change
  const booked = await findBookedOrder(tx, booking_id)
  if (!booked?.job_item_id) throw notFound()
  await holdOrder(tx, booked.job_item_id)
  const order = await findSentOrder(tx, booked.job_item_id)
  const booking = order?.bookings.find(({ id }) => id === booking_id)
  if (order?.order_status !== 'Confirmed' || !booking)
    throw conflict('Book the driver on a confirmed order first.')
  const jobs = await lockJobsOfOrder(tx, order.id)
  if (jobs.some((job) => job.booking_id === booking_id && !isGone(job.status)))
    throw conflict('This driver already has the job.')
  return sendTo(change, order, booking)
}
