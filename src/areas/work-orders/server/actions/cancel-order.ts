import { mustBeCancelReason } from '#areas/jobs/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { closeOrder } from './close-order.ts'
import { openOrder } from '../open-order.ts'
import { orderRejoined } from '../order-events.ts'
import { workOnOrder } from '../order-questions.ts'

/**
 * Cancels an order, by the client or the office. @throws not_found, stale, conflict; invalid for a reason not
 * in the list.
 */
export async function cancelOrder(
  change: Change,
  id: number,
  { by_office, reason, version }: { by_office: boolean; reason: string; version?: number | undefined },
): Promise<void> {
  const action = by_office ? 'cancelByOffice' : 'cancel'
  const { order } = await openOrder(change, id, action, { version })
  await mustBeCancelReason(change.tx, reason)
  await closeOrder(change, order, action, reason)
}

/**
 * Takes an order off its day that was made as a copy, or for the rest of a split day, and is still as it was made: the
 * office cancels it. @throws not_found; conflict, also for any other order, and for one that was confirmed or begun.
 */
export async function cancelCopy(change: Change, id: number): Promise<void> {
  const { order } = await openOrder(change, id, 'cancelByOffice', { named: true })
  const { order_no, order_status, duplicated_from_id, split_from_id } = order
  if (duplicated_from_id === null && split_from_id === null)
    throw conflict(`${order_no} is neither a copy nor part of a split day. Cancel it with a reason instead.`)
  const [worked = true] = (await change.ask(workOnOrder, { job_item_id: id })).flat()
  mustBeAllowed(worked)
  if (order_status !== 'Pending')
    throw conflict(`${order_no} is already ${order_status}. Cancel it with a reason instead.`)
  if (split_from_id !== null)
    await change.announce(orderRejoined, { from_id: id, job_item_id: split_from_id })
  await closeOrder(change, order, 'cancelByOffice', split_from_id === null ? 'Copy undone' : 'Split undone')
}
