import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { addDays, melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import { editOrder } from '../edit-order.ts'
import { openOrder } from '../open-order.ts'
import { freeSlot } from '../planning/free-slot.ts'
import { orderSplit } from '../order-events.ts'
import { addSuccessor } from './replace-order.ts'

/**
 * Ends an order at a time of its shift, `HH:MM`, and creates a pending one for the rest of it, without bookings.
 * Returns the id of that one, and what does not go with it in words. @throws not_found, stale, conflict; invalid for a time outside the shift.
 */
export async function splitOrder(
  change: Change,
  id: number,
  { version, at }: { version: number; at: string },
): Promise<{ rest: number; conflicts: string[] }> {
  const { job, order } = await openOrder(change, id, 'edit', { version, named: true })
  const { starts_at, ends_at } = order
  const same = melbourneInstant(order.work_date, at)
  // A night shift goes on after midnight.
  const from = same > starts_at ? same : melbourneInstant(addDays(order.work_date, 1), at)
  if (from <= starts_at || from >= ends_at)
    throw invalid({ at: 'Choose a time between the start and the end of the order.' })
  await editOrder(change, id, { start_time: melbourneTime(starts_at), end_time: at })
  const slot_no = await freeSlot(change.tx, order.job_requirement_id, melbourneDate(from))
  const place = { starts_at: from, ends_at, slot_no, split_from_id: id }
  const rest = await addSuccessor(change, job, order, place)
  const conflicts: string[] = []
  await change.announce(orderSplit, { from_id: id, job_item_id: rest, conflicts })
  return { rest, conflicts }
}
