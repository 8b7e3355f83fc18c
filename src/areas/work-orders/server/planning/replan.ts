import type { Change } from '#platform/server/change/change.ts'
import { type Plan, orderChanges } from '../../rules/materialise.ts'
import { orderWindow } from '../../rules/order-window.ts'
import { loweredReason } from '../../rules/work-order-words.ts'
import { addOrders } from './add-orders.ts'
import { callOffOrders } from './call-off-orders.ts'
import type { OrdersJob } from '../lookups-store.ts'
import { lockPlaced } from '../order-locks-store.ts'
import type { StoredRequirement } from '../requirements/requirement-store.ts'

/**
 * Brings a requirement's orders in line with its plan; `before` is the earlier plan, null for a new one.
 * Additions start today. Orders no longer needed are cancelled by the office.
 * @throws conflict, with the orders, when one that would have to go is booked.
 */
export async function replan(
  change: Change,
  job: OrdersJob,
  requirement: StoredRequirement,
  before: Plan | null,
): Promise<void> {
  const placed = before ? await lockPlaced(change.tx, requirement.id) : []
  const inputs = { placed, today: change.today, now: change.now.toISOString() }
  const { add, ...toRemove } = orderChanges(before, requirement, inputs)
  await callOffOrders(change, toRemove, loweredReason)
  const { asset_category_id, needs_driver, skill_ids, rate_snapshot, start_time, est_hours } = requirement
  await addOrders(
    change,
    job,
    add.map(({ work_date, slot_no }) => ({
      ...orderWindow(work_date, start_time, est_hours),
      job_requirement_id: requirement.id,
      slot_no,
      asset_category_id,
      needs_driver,
      skill_ids,
      rate_snapshot,
    })),
  )
}
