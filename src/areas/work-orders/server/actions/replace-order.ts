import { AppError, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { withSavepoint } from '#platform/server/database/savepoint.ts'
import { formatInstant, melbourneDate, melbourneTime, startOfMinute } from '#shared/local-date.ts'
import type { ReplacementState } from '../../contract/choices.ts'
import type { BreakDownInput, MoveInput } from '../../contract/order.ts'
import { lacksBookings } from '../../rules/order-status.ts'
import { type OrderWindow, hoursOf, orderWindow } from '../../rules/order-window.ts'
import { mustNotBePast } from '../../rules/past.ts'
import { addOrders } from '../planning/add-orders.ts'
import { closeOrder } from './close-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { freeSlot } from '../planning/free-slot.ts'
import { type OrdersJob, findBookedPlant } from '../lookups-store.ts'
import { lockOrder } from '../order-locks-store.ts'
import { openOrder } from '../open-order.ts'
import { bookingsWanted, orderBrokeDown, orderReplaced, replacementWanted } from '../order-events.ts'
import { assetsOnRoad, workOnOrder } from '../order-questions.ts'
import { type StoredOrder, updateOrder } from '../order-store.ts'

/**
 * Closes an order and creates a pending one on another day or time, with the same duration, and its bookings where
 * they are free; `conflicts` describes what does not move with it, and `job_extended_to` is the new day if the job's
 * dates were extended to it. @throws not_found, stale, conflict, also for one that was worked on; invalid for the same
 * time.
 */
export async function moveOrder(
  change: Change,
  id: number,
  { version, date, time }: MoveInput,
): Promise<{ replacement_id: number; conflicts: string[]; job_extended_to: string | null }> {
  const { job, order } = await openOrder(change, id, 'move', { version })
  const [worked = true] = (await change.ask(workOnOrder, { job_item_id: id })).flat()
  mustBeAllowed(worked)
  const window = orderWindow(date, time ?? melbourneTime(order.starts_at), hoursOf(order))
  if (window.starts_at === order.starts_at) throw invalid({ date: 'Choose another day or time.' })
  mustNotBePast('date', date, change.today)
  const closed = await closeOrder(change, order, 'move', `Moved to ${formatInstant(window.starts_at)}`)
  const { start_date, end_date } = job
  const replacement_id = await addReplacement(change, job, closed, window)
  const isExtended = job.start_date !== start_date || job.end_date !== end_date
  await updateOrder(change.tx, id, { moved_to_id: replacement_id })
  const conflicts: string[] = []
  const copied = { from_id: id, job_item_id: replacement_id, conflicts }
  await change.announce(bookingsWanted, copied)
  await change.announce(orderReplaced, copied)
  return { replacement_id, conflicts, job_extended_to: isExtended ? date : null }
}

/**
 * The plant broke down: it is taken off the road with a defect, and a new order for the rest is created, on which the
 * machine and drivers asked for are booked where they are free; `conflicts` describes what does not move to it. With all
 * that it needs it is confirmed, and so sent, at once: its driver stands beside the broken machine.
 * @throws not_found, stale, conflict; forbidden for bookings without the right.
 */
export async function breakDownOrder(
  change: Change,
  id: number,
  { reason, note, asset_id, keep_driver, version }: Pick<BreakDownInput, 'reason'> & Partial<BreakDownInput>,
): Promise<{ replacement_id: number; conflicts: string[]; replacement: ReplacementState }> {
  const { job, order } = await openOrder(change, id, 'breakDown', { version })
  const assets = (await change.ask(assetsOnRoad, { job_item_id: id })).flat()
  const { machines, attachments } = await findBookedPlant(change.tx, order)
  const closed = await closeOrder(change, order, 'breakDown', reason)
  const now = startOfMinute(change.now)
  const starts_at = now > order.starts_at ? now : order.starts_at
  const replacement_id = await addReplacement(change, job, closed, { starts_at, ends_at: order.ends_at })
  await updateOrder(change.tx, id, { replaced_by_id: replacement_id })
  await change.announce(orderBrokeDown, { job_item_id: id, assets, reason, note: note ?? null })
  const conflicts: string[] = []
  const copied = { from_id: id, job_item_id: replacement_id, conflicts }
  await change.announce(replacementWanted, {
    ...copied,
    asset_id: asset_id ?? null,
    keep_driver: keep_driver === 1,
  })
  await change.announce(orderReplaced, copied)
  // One machine takes over from the first; nothing takes over from the others.
  for (const name of [...machines.slice(1), ...attachments])
    conflicts.push(`${name} is not booked on the new order.`)
  const made = await lockOrder(change.tx, replacement_id)
  if (made && lacksBookings(made)) return { replacement_id, conflicts, replacement: 'to_fill' }
  const isConfirmed = conflicts.length === 0 && (await confirmIfNothingObjects(change, replacement_id))
  return { replacement_id, conflicts, replacement: isConfirmed ? 'confirmed' : 'to_confirm' }
}

/** The breakdown is reported whatever objects to confirming; its reasons are shown by whoever confirms. */
async function confirmIfNothingObjects(change: Change, id: number): Promise<boolean> {
  try {
    await withSavepoint(change, () => confirmOrder(change, id))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** In its slot if that is free, now that it is closed. */
const addReplacement = async (
  change: Change,
  job: OrdersJob,
  order: StoredOrder,
  window: OrderWindow,
): Promise<number> => {
  const day = melbourneDate(window.starts_at)
  const slot_no = await freeSlot(change.tx, order.job_requirement_id, day, order)
  return addSuccessor(change, job, order, { ...window, slot_no })
}

/** Another pending order for the same work, at another time. Returns its id. */
export async function addSuccessor(
  change: Change,
  job: OrdersJob,
  order: StoredOrder,
  place: OrderWindow & { slot_no: number; split_from_id?: number },
): Promise<number> {
  const {
    job_requirement_id,
    asset_category_id,
    needs_driver,
    skill_ids,
    rate_snapshot,
    order_notes,
    internal_notes,
  } = order
  const same = {
    job_requirement_id,
    asset_category_id,
    needs_driver,
    skill_ids,
    rate_snapshot,
    order_notes,
    internal_notes,
  }
  const [made] = await addOrders(change, job, [{ ...same, ...place }])
  if (!made) throw new Error('An order was requested, but none was made')
  return made.id
}
