import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { PlacedOrder, OrdersToRemove } from '../../rules/materialise.ts'
import { closeOrder } from '../actions/close-order.ts'
import type { StoredOrder } from '../order-store.ts'

/**
 * The office cancels orders a requirement no longer needs.
 * @throws conflict, with the orders, when one that would have to go is booked.
 */
export async function callOffOrders(
  change: Change,
  { remove, blocked }: OrdersToRemove<StoredOrder & PlacedOrder>,
  reason: string,
): Promise<void> {
  if (blocked.length > 0) throw wouldBeRemoved(blocked)
  for (const order of remove) await closeOrder(change, order, 'cancelByOffice', reason)
}

function wouldBeRemoved(blocked: readonly PlacedOrder[]): AppError {
  const message = `${blocked.length} allocated orders would be removed. Unallocate them first.`
  const orders = blocked.map(({ id, order_no, work_date, order_status }) => ({
    id,
    order_no,
    work_date,
    order_status,
  }))
  return new AppError('conflict', message, { data: { orders } })
}
