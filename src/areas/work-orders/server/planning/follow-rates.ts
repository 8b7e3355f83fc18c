import type { Change } from '#platform/server/change/change.ts'
import { canonical } from '#shared/canonical.ts'
import type { PlannedRate } from '../../contract/rate-snapshot.ts'
import { type OrdersJob, findCategory, lockJobRow } from '../lookups-store.ts'
import { orderLabel } from '../log-order.ts'
import { requirementLog } from '../requirements/open-requirement.ts'
import { lockPlaced } from '../order-locks-store.ts'
import { updateOrder } from '../order-store.ts'
import { rateFor } from './rate-for.ts'
import { type StoredRequirement, lockUnquoted, updateRequirement } from '../requirements/requirement-store.ts'

/** A job's rates changed: its unquoted requirements get the new price. */
export async function followRates(change: Change, { job_id }: { job_id: number }): Promise<void> {
  const job = await lockJobRow(change.tx, job_id)
  if (!job) return
  for (const requirement of await lockUnquoted(change.tx, job_id)) await follow(change, job, requirement)
}

/** Only where a job rate is or was the price: a changed price list does not affect planned orders. */
async function follow(change: Change, job: OrdersJob, before: StoredRequirement): Promise<void> {
  const { tx } = change
  const category = (await findCategory(tx, before.asset_category_id)) ?? null
  const old = before.rate_snapshot as PlannedRate
  // The terms are those it was planned with.
  const { terms: _, ...found } = await rateFor(tx, category, {
    job,
    date: before.start_date,
    is_dry: before.needs_driver === 0,
  })
  const rate = { ...found, ...(old.terms && { terms: old.terms }) }
  if ((!rate.job_rate_id && !old.job_rate_id) || canonical(rate) === canonical(old)) return
  const rate_snapshot = JSON.stringify(rate)
  const after = await updateRequirement(tx, before.id, { rate_snapshot })
  requirementLog(change, job, category?.name, { action: 'updated', id: before.id, before, after })
  for (const order of await lockPlaced(tx, before.id)) {
    if (order.order_status === 'Invoiced' || canonical(order.rate_snapshot) !== canonical(old)) continue
    const { rate_snapshot: logged } = await updateOrder(tx, order.id, { rate_snapshot })
    change.log({
      action: 'updated',
      ...orderLabel(order),
      before: order,
      after: { ...order, rate_snapshot: logged },
    })
  }
}
