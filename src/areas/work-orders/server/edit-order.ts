import { extendJob } from '#areas/jobs/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import type { OrderPatch } from '../contract/order.ts'
import { type OrderWindow, windowBetween, windowFrom, windowOn } from '../rules/order-window.ts'
import { mustNotBePast } from '../rules/past.ts'
import { freeSlot } from './planning/free-slot.ts'
import { orderLabel } from './log-order.ts'
import { openOrder } from './open-order.ts'
import { orderDayChanged, orderNotesChanged, orderTimeChanged } from './order-events.ts'
import { type StoredOrder, updateOrder } from './order-store.ts'

/**
 * Changes the fields that `patch` names. Another date or time takes what is booked with it.
 * @throws not_found; stale; invalid; conflict when its status forbids it, or what is booked is booked elsewhere
 * then; invalid for a day on which a tip order's site does not take it. @returns the order's day if its job's dates were
 * extended to it, else null.
 */
export async function editOrder(
  change: Change,
  id: number,
  {
    version,
    override,
    work_date,
    start_time,
    end_time,
    ...fields
  }: Omit<OrderPatch, 'version'> & { version?: number | undefined },
): Promise<string | null> {
  const { job, order: before } = await openOrder(change, id, 'edit', { version })
  const window = windowAfter(before, { work_date, start_time, end_time })
  const day = melbourneDate(window.starts_at)
  if (day !== before.work_date) mustNotBePast('work_date', day, change.today)
  const patch = {
    ...changedFields(before, definedFields(fields)),
    ...changedFields(before, { ...window, work_date: day }),
    ...(day === before.work_date
      ? {}
      : { slot_no: await freeSlot(change.tx, before.job_requirement_id, day, before) }),
  }
  if (Object.keys(patch).length === 0) return null
  const after = await updateOrder(change.tx, id, patch)
  const isExtended = await extendJob(change, job, [day])
  change.log({ action: 'updated', ...orderLabel(after), before, after: { ...before, ...after } })
  if ('work_date' in patch) await change.announce(orderDayChanged, { job_item_id: id })
  if ('starts_at' in patch || 'ends_at' in patch)
    await change.announce(orderTimeChanged, { job_item_id: id, override })
  if ('order_notes' in patch) await change.announce(orderNotesChanged, { job_item_id: id })
  return isExtended ? day : null
}

interface When {
  work_date?: string | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

/** Another day alone keeps the time of day and the hours; another start alone keeps the end. */
function windowAfter(before: StoredOrder, { work_date, start_time, end_time }: When): OrderWindow {
  const { starts_at, ends_at } = before
  const date = work_date ?? before.work_date
  if (start_time === undefined && end_time === undefined)
    return date === before.work_date ? { starts_at, ends_at } : windowOn(date, before)
  if (end_time === undefined) return windowFrom(before, date, start_time ?? melbourneTime(starts_at))
  return windowBetween(date, start_time ?? melbourneTime(starts_at), end_time)
}
