import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { type PlacedOrder, type Plan, orderChanges } from '../rules/materialise.ts'
import { orderWindow } from '../rules/order-window.ts'
import { addOrders } from './add-orders.ts'
import { closeOrder } from './close-order.ts'
import type { OrdersJob } from './ground-store.ts'
import { lockPlaced } from './order-store.ts'
import type { StoredRequirement } from './requirement-store.ts'

/**
 * Makes the orders of a requirement what its plan asks for now; `before` is null for a new one, `after` for one that
 * goes. What is raised is raised from today on. What is no longer wanted is called off by the office, for `reason`.
 * @throws conflict, with the orders, when somebody is booked on what would have to go.
 */
export async function replan(
  change: Change,
  job: OrdersJob,
  requirement: StoredRequirement,
  { before, after, reason }: { before: Plan | null; after: Plan | null; reason: string },
): Promise<void> {
  const placed = before ? await lockPlaced(change.tx, requirement.id) : []
  const { add, remove, blocked } = orderChanges(before, after, { placed, today: change.today })
  if (blocked.length > 0) throw wouldBeRemoved(blocked)
  for (const order of remove) await closeOrder(change, order, 'cancelByOffice', reason)
  const { asset_category_id, needs_driver, rate_snapshot, start_time, est_hours } = requirement
  await addOrders(
    change,
    job,
    add.map(({ work_date, slot_no }) => ({
      ...orderWindow(work_date, start_time, est_hours),
      job_requirement_id: requirement.id,
      slot_no,
      asset_category_id,
      needs_driver,
      rate_snapshot,
    })),
  )
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
