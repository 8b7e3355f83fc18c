import { findHolidays } from '#areas/settings/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields } from '#platform/server/change/defined-fields.ts'
import { TipOrderInput } from '../contract/tip-order.ts'
import { restOfTip } from '../rules/rest-of-tip.ts'
import { isOpenTip } from '../rules/tip-order-labels.ts'
import { objectionTo } from './read-tip-orders.ts'
import { agreedRate, plannedUnit } from './agreed-rate.ts'
import { addTipOrder, saveTipOrder } from './save-tip-order.ts'
import { type ListedTipOrder, type TippingOrder, listTipOrders, readTippingOrder } from './tip-order-store.ts'

export interface Copied {
  from_id: number
  job_item_id: number
  conflicts: string[]
}

/** The order was moved or broke down: what is left of its open tip orders goes to the one in its place. */
export async function followReplacement(
  change: Change,
  { from_id, job_item_id, conflicts }: Copied,
): Promise<void> {
  const order = await readTippingOrder(change.tx, job_item_id)
  for (const tip of await openTips(change, from_id)) {
    const rest = restOfTip(tip)
    if (rest) await copyTip(change, { ...tip, ...rest, status: statusOn(order, tip) }, order, conflicts)
  }
  await endTips(change, { job_item_id: from_id })
}

/** The order is repeated: so is where its loads went, unless the other one has that already. */
export async function followRepeat(
  change: Change,
  { from_id, job_item_id, conflicts }: Copied,
): Promise<void> {
  const order = await readTippingOrder(change.tx, job_item_id)
  const there = await listTipOrders(change.tx, job_item_id)
  const isThere = (tip: ListedTipOrder) =>
    there.some((one) => one.status !== 'cancelled' && isSameTip(one, tip))
  for (const tip of await listTipOrders(change.tx, from_id))
    if ((isOpenTip(tip) || tip.status === 'closed') && !isThere(tip))
      await copyTip(change, { ...tip, status: 'planned' }, order, conflicts)
}

/** The order is cancelled, or all its work is invoiced: nothing more is tipped for it. What was tipped is done. */
export async function endTips(change: Change, { job_item_id }: { job_item_id: number }): Promise<void> {
  const order = await readTippingOrder(change.tx, job_item_id)
  for (const tip of await openTips(change, job_item_id))
    await saveTipOrder(change, order, tip.id, { status: tip.done_loads > 0 ? 'closed' : 'cancelled' })
}

/**
 * The order is on another day: its open tip orders are at the sites' rates of that day.
 * @throws invalid for a day on which one of the sites is closed, does not accept the material or charges for what is
 * planned by another unit.
 */
export async function followDay(change: Change, { job_item_id }: { job_item_id: number }): Promise<void> {
  const { tx, today } = change
  const order = await readTippingOrder(tx, job_item_id)
  const tips = await openTips(change, job_item_id)
  const objections: string[] = []
  const days = { today, holidayOn: await findHolidays(tx) }
  for (const tip of tips) {
    const site = { id: tip.tip_site_id, name: tip.tip_site }
    const asked = { material: tip.material, date: order.work_date, unit: plannedUnit(tip) }
    const { agreed, objection } = await agreedRate(tx, site, asked)
    const patch = changedFields(tip, agreed)
    const isChanged = Object.keys(patch).length > 0
    const reason = objectionTo(tip, order.work_date, days) ?? (isChanged ? objection : null)
    if (reason !== null) objections.push(reason)
    else if (isChanged) await saveTipOrder(change, order, tip.id, patch)
  }
  if (objections.length > 0)
    throw invalid({ work_date: `${objections.join(' ')} Change or cancel the tip order first.` })
}

/** To or from one site with one material. */
export const isSameTip = (one: ListedTipOrder, other: ListedTipOrder): boolean =>
  one.tip_site_id === other.tip_site_id &&
  one.material === other.material &&
  one.direction === other.direction

/** What the site has confirmed, it has confirmed for that day. */
export const statusOn = ({ work_date }: TippingOrder, tip: ListedTipOrder): ListedTipOrder['status'] =>
  tip.work_date === work_date ? tip.status : 'planned'

export const openTips = async ({ tx }: Change, job_item_id: number) =>
  (await listTipOrders(tx, job_item_id)).filter(isOpenTip)

/**
 * Adds what a tip order asks for to another order, at the site's rate and account then, or says in `conflicts` why not.
 * @returns whether it was added.
 */
export async function copyTip(
  change: Change,
  tip: ListedTipOrder,
  order: TippingOrder,
  conflicts: string[],
): Promise<boolean> {
  const { today, tx } = change
  const objection = objectionTo(tip, order.work_date, { today, holidayOn: await findHolidays(tx) })
  if (objection === null) await addTipOrder(change, order, TipOrderInput.parse(tip), conflicts)
  else conflicts.push(`No tip order for ${tip.material}: ${objection}`)
  return objection === null
}
