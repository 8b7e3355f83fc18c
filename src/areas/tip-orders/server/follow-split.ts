import type { Change } from '#platform/server/change/change.ts'
import { changedFields } from '#platform/server/change/defined-fields.ts'
import type { Planned } from '../rules/rest-of-tip.ts'
import { joinTips, splitTip } from '../rules/split-tip.ts'
import { type Copied, copyTip, isSameTip, openTips, statusOn } from './follow-order.ts'
import { saveTipOrder } from './save-tip-order.ts'
import { type ListedTipOrder, type TippingOrder, readTippingOrder } from './tip-order-store.ts'

/** Another order has the rest of the day: the two share what the first has still to tip. */
export async function followSplit(
  change: Change,
  { from_id, job_item_id, conflicts }: Copied,
): Promise<void> {
  const first = await readTippingOrder(change.tx, from_id)
  const second = await readTippingOrder(change.tx, job_item_id)
  const parts = { first: lengthOf(first), second: lengthOf(second) }
  for (const tip of await openTips(change, from_id)) {
    const plan = splitTip(tip, parts)
    const other = plan.second && { ...tip, ...plan.second, status: statusOn(second, tip) }
    if (other && (await copyTip(change, other, second, conflicts)))
      await savePlan(change, first, tip, plan.first)
    if (!other && tip.done_loads === 0)
      conflicts.push(`No tip order for ${tip.material}: ${first.order_no} takes all of it.`)
  }
}

/** The day is one order’s again, before the other is cancelled: what that one was to tip goes back. */
export async function followRejoin(
  change: Change,
  { from_id, job_item_id }: Pick<Copied, 'from_id' | 'job_item_id'>,
): Promise<void> {
  const order = await readTippingOrder(change.tx, job_item_id)
  const there = await openTips(change, job_item_id)
  for (const tip of await openTips(change, from_id)) {
    const same = there.find((one) => isSameTip(one, tip))
    if (same) await savePlan(change, order, same, joinTips(same, tip))
  }
}

const lengthOf = ({ starts_at, ends_at }: TippingOrder): number => Date.parse(ends_at) - Date.parse(starts_at)

async function savePlan(
  change: Change,
  order: TippingOrder,
  tip: ListedTipOrder,
  plan: Planned,
): Promise<void> {
  const patch = changedFields(tip, plan)
  if (Object.keys(patch).length > 0) await saveTipOrder(change, order, tip.id, patch)
}
