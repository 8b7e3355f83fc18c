import { takeOrderNumbers, extendJob } from '#areas/jobs/server/index.ts'
import { currentSkills } from '#areas/tags/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { OrderWindow } from '../../rules/order-window.ts'
import type { OrdersJob } from '../lookups-store.ts'
import { orderLabel } from '../log-order.ts'
import { type OrderColumns, type StoredOrder, insertOrders } from '../order-store.ts'

/** A new order, apart from what it gets from its job and its start. */
export type NewOrder = OrderWindow &
  Pick<
    OrderColumns,
    'job_requirement_id' | 'slot_no' | 'asset_category_id' | 'needs_driver' | 'rate_snapshot'
  > &
  Pick<StoredOrder, 'skill_ids'> &
  Partial<Pick<OrderColumns, 'order_notes' | 'internal_notes' | 'duplicated_from_id' | 'split_from_id'>>

/** Creates pending orders of a locked job, numbers them, and extends the job's days to include them. */
export async function addOrders(
  change: Change,
  job: OrdersJob,
  wanted: readonly NewOrder[],
): Promise<StoredOrder[]> {
  if (wanted.length === 0) return []
  const first = (await takeOrderNumbers(change.tx, job.id, wanted.length)) - wanted.length + 1
  // What a new order asks for can be given; skills archived since are left out.
  const skills = await currentSkills(
    change.tx,
    wanted.flatMap(({ skill_ids }) => skill_ids),
  )
  const rows = wanted.map((order, at) => ({
    ...order,
    skill_ids: order.skill_ids.filter((id) => skills.includes(id)),
    rate_snapshot: JSON.stringify(order.rate_snapshot),
    job_id: job.id,
    order_no: `${job.job_no}-${String(first + at).padStart(2, '0')}`,
    work_date: melbourneDate(order.starts_at),
  }))
  const orders = await insertOrders(change.tx, rows)
  for (const order of orders) {
    // The requirement has the category.
    const { job_requirement_id: _requirement, ...logged } = order
    change.log({ action: 'created', ...orderLabel(order), after: logged })
  }
  await extendJob(
    change,
    job,
    orders.map(({ work_date }) => work_date),
  )
  return orders
}
