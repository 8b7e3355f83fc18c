import type { Change } from '#platform/server/change.ts'
import type { DuplicateInput, Duplicated } from '../contract/order.ts'
import { windowOn } from '../rules/order-window.ts'
import { isPast, pastWords } from '../rules/past.ts'
import { addOrders } from './add-orders.ts'
import { freeSlot } from './free-slot.ts'
import { lockOrderAndJob, mustTakeOrders } from './open-order.ts'
import { bookingsWanted } from './order-events.ts'

/**
 * Repeats an order, whatever became of it, on other days; with its bookings as far as they are free then.
 * @throws not_found; conflict when its job is closed to changes.
 */
export async function duplicateOrder(
  change: Change,
  id: number,
  { dates, copyAllocations }: DuplicateInput,
): Promise<Duplicated[]> {
  const { job, order } = await lockOrderAndJob(change, id)
  mustTakeOrders(job)
  const results: Duplicated[] = []
  for (const date of dates.toSorted()) {
    if (isPast(date, change.today)) {
      results.push({ date, result: 'refused', order: null, reason: pastWords })
      continue
    }
    const {
      job_requirement_id,
      asset_category_id,
      needs_driver,
      rate_snapshot,
      order_notes,
      internal_notes,
    } = order
    const slot_no = await freeSlot(change.tx, job_requirement_id, date)
    const same = {
      job_requirement_id,
      asset_category_id,
      needs_driver,
      rate_snapshot,
      order_notes,
      internal_notes,
    }
    const made = await addOrders(change, job, [
      { ...same, ...windowOn(date, order), slot_no, duplicated_from_id: id },
    ])
    for (const { id: job_item_id, order_no } of made) {
      const conflicts: string[] = []
      if (copyAllocations) await change.announce(bookingsWanted, { from_id: id, job_item_id, conflicts })
      const isBare = conflicts.length > 0
      results.push({
        date,
        result: isBare ? 'created without allocation' : 'created',
        order: { id: job_item_id, order_no },
        reason: isBare ? conflicts.join(' ') : null,
      })
    }
  }
  return results
}
