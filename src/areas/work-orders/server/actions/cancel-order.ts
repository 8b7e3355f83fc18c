import { mustBeCancelReason } from '#areas/jobs/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { closeOrder } from './close-order.ts'
import { openOrder } from '../open-order.ts'

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

/** Takes back an order that was made as a copy: the office cancels it. @throws not_found, conflict */
export async function cancelCopy(change: Change, id: number): Promise<void> {
  const { order } = await openOrder(change, id, 'cancelByOffice', { named: true })
  await closeOrder(change, order, 'cancelByOffice', 'Duplicate order')
}
