import type { Change } from '#platform/server/change/change.ts'
import type { DuplicateInput, Duplicated } from '../../contract/order.ts'
import { windowOn } from '../../rules/order-window.ts'
import { isPast, pastWords } from '../../rules/past.ts'
import { addOrders } from '../planning/add-orders.ts'
import { freeSlot } from '../planning/free-slot.ts'
import type { OrdersJob } from '../lookups-store.ts'
import { lockOrderAndJob, mustTakeOrders } from '../open-order.ts'
import { bookingsWanted, orderRepeated } from '../order-events.ts'
import { type OpenOrder, lockOpenOrder } from '../order-locks-store.ts'

/**
 * Repeats an order, whatever its status, on other days, with its bookings where they are free, and whatever else goes
 * with it. If its requirement has an unfilled order on a day, that one takes the bookings, unless it has some already.
 * @param used orders made or filled for others of the same change, which are not to be filled again; these are added.
 * @throws not_found; conflict when its job is closed to changes.
 */
export async function duplicateOrder(
  change: Change,
  id: number,
  { dates, copyAllocations }: DuplicateInput,
  used = new Set<number>(),
): Promise<Duplicated[]> {
  const { job, order } = await lockOrderAndJob(change, id)
  mustTakeOrders(job)
  const isBooked = order.assets !== null || order.drivers !== null
  const results: Duplicated[] = []
  for (const date of dates.toSorted()) {
    if (isPast(date, change.today)) {
      results.push({ date, result: 'refused', order: null, reason: pastWords })
      continue
    }
    const open = await lockOpenOrder(change.tx, order.job_requirement_id, date, used)
    const fills = copyAllocations === 1 && isBooked && open?.is_unallocated !== 0
    if (open && !fills) {
      results.push({ date, result: 'left open', order: nameOf(open), reason: openWords })
      continue
    }
    const target = open ?? (await repeated(change, job, order, date))
    used.add(target.id)
    const conflicts: string[] = []
    if (copyAllocations)
      await change.announce(bookingsWanted, { from_id: id, job_item_id: target.id, conflicts })
    const uncopied: string[] = []
    await change.announce(orderRepeated, { from_id: id, job_item_id: target.id, conflicts: uncopied })
    const [booked, unallocated] = open
      ? (['filled', 'left open'] as const)
      : (['created', 'created without allocation'] as const)
    results.push({
      date,
      result: conflicts.length > 0 ? unallocated : booked,
      order: nameOf(target),
      reason: [...conflicts, ...uncopied].join(' ') || null,
    })
  }
  return results
}

const openWords = 'There was already an order to fill.'
const nameOf = ({ id, order_no }: { id: number; order_no: string }) => ({ id, order_no })

/** A pending order of the same requirement on another day. */
async function repeated(change: Change, job: OrdersJob, order: OpenOrder, date: string) {
  const {
    job_requirement_id,
    asset_category_id,
    needs_driver,
    skill_ids,
    rate_snapshot,
    order_notes,
    internal_notes,
  } = order
  const slot_no = await freeSlot(change.tx, job_requirement_id, date)
  const [made] = await addOrders(change, job, [
    {
      ...windowOn(date, order),
      job_requirement_id,
      asset_category_id,
      needs_driver,
      skill_ids,
      rate_snapshot,
      order_notes,
      internal_notes,
      slot_no,
      duplicated_from_id: order.id,
    },
  ])
  if (!made) throw new Error(`${order.order_no} could not be repeated on ${date}.`)
  return made
}
