import { findHolidays, listMaterials } from '#areas/settings/server/index.ts'
import { findTipSite } from '#areas/tip-sites/server/index.ts'
import { openOrder } from '#areas/work-orders/server/index.ts'
import { invalid, notFound, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import {
  type UniqueConflicts,
  explainUniqueViolation,
} from '#platform/server/change/explain-unique-violation.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { notAChoice } from '#shared/text.ts'
import type { TipOrderInput, TipOrderPatch } from '../contract/tip-order.ts'
import { checkTip } from '../rules/check-tip.ts'
import { isOpenTip, tipOrderLabels } from '../rules/tip-order-labels.ts'
import { agreedRate, plannedUnit } from './agreed-rate.ts'
import { readTipOrder } from './read-tip-orders.ts'
import { loadsCount } from './constraints.ts'
import { tipsChanged } from './tip-order-events.ts'
import {
  type StoredTipOrder,
  type TipOrderChanges,
  type TippingOrder,
  hasLoads,
  insertTipOrder,
  lockTipOrder,
  updateTipOrder,
} from './tip-order-store.ts'

type Place = Pick<TipOrderInput, 'tip_site_id' | 'material'>

const tipOf = (job_item_id: number): OpenablePart<StoredTipOrder> => ({
  label: ({ material }) => material,
  lock: ({ tx }, id) => lockTipOrder(tx, job_item_id, id),
  present: (change, id) => readTipOrder(change, job_item_id, id),
  state: asStored,
})

const entry = (order: TippingOrder, action: string, tip_site: string, { material }: StoredTipOrder) => ({
  record_type: 'job_item',
  record_id: order.id,
  record_label: order.order_no,
  action,
  part: `${material}, ${tip_site}`,
})

/** The tip site as it takes the material on the order's day. @throws invalid when it does not take it or is closed. */
async function siteOf(change: Change, { work_date }: TippingOrder, { tip_site_id, material }: Place) {
  const { tx, today } = change
  const site = await findTipSite(tx, tip_site_id)
  if (!site || site.archived_at) throw invalid({ tip_site_id: notAChoice(tipOrderLabels.tip_site_id) })
  const listed = (await listMaterials(tx)).find(({ value }) => value === material)
  if (!listed) throw invalid({ material: notAChoice(tipOrderLabels.material) })
  refuse(checkTip(site, listed, work_date, { today, holidayOn: await findHolidays(tx) }))
  return site
}

/** An order goes to a site with a material once. */
const onceConflict = ({ order_no }: TippingOrder, tip: string, material: string): UniqueConflicts => ({
  tip_order_once: () => Promise.resolve({ tip_site_id: `${order_no} already has ${material} at ${tip}.` }),
})

/**
 * Adds a tip order to an order that is locked and open, at the site's rate on its day. A quantity in another unit than the
 * rate's has none: `conflicts` says so, and without them it is refused. @throws invalid, also as `siteOf`.
 */
export async function addTipOrder(
  change: Change,
  order: TippingOrder,
  input: TipOrderInput,
  conflicts?: string[],
) {
  const site = await siteOf(change, order, input)
  const asked = { material: input.material, date: order.work_date, unit: plannedUnit(input) }
  const { agreed, objection } = await agreedRate(change.tx, site, asked)
  if (objection !== null && !conflicts) throw invalid({ unit: objection })
  if (objection !== null) conflicts?.push(`No rate for ${input.material}: ${objection}`)
  const { account_no } = site
  const tip = await explainUniqueViolation(
    change,
    () =>
      insertTipOrder(change.tx, { ...definedFields(input), ...agreed, account_no, job_item_id: order.id }),
    onceConflict(order, site.name, input.material),
  )
  change.log({ ...entry(order, 'tip order added', site.name, tip), after: tip })
  await change.announce(tipsChanged, { job_item_id: order.id })
  return tip
}

export async function createTipOrder(change: Change, job_item_id: number, input: TipOrderInput) {
  const { order } = await openOrder(change, job_item_id, 'edit')
  const { id } = await addTipOrder(change, order, input)
  return readTipOrder(change, job_item_id, id)
}

/** Writes changes to a tip order of an order that is locked. @throws not_found. */
export async function saveTipOrder(
  change: Change,
  order: TippingOrder,
  id: number,
  changes: TipOrderChanges,
): Promise<void> {
  const before = await lockTipOrder(change.tx, order.id, id)
  if (!before) throw notFound()
  const after = await updateTipOrder(change.tx, id, changes)
  const site = await findTipSite(change.tx, after.tip_site_id)
  change.log({ ...entry(order, 'tip order changed', site?.name ?? '', after), before, after })
  await change.announce(tipsChanged, { job_item_id: order.id })
}

/** While loads count for a tip order, its site, material and direction stay. @throws invalid, on each of them. */
async function mustKeepLoads({ tx }: Change, id: number, patch: TipOrderChanges): Promise<void> {
  const fixed = (['tip_site_id', 'material', 'direction'] as const).filter((field) => field in patch)
  if (fixed.length > 0 && (await hasLoads(tx, id)))
    refuse(Object.fromEntries(fixed.map((field) => [field, loadsCount])))
}

/**
 * Another site or material takes that one's rate, and so does another unit, and one that is opened again. @throws
 * not_found; stale with the current one; invalid, also once loads count for it; conflict when the order is closed to
 * changes.
 */
export async function editTipOrder(
  change: Change,
  job_item_id: number,
  id: number,
  { version, ...changes }: TipOrderPatch,
) {
  const { order } = await openOrder(change, job_item_id, 'edit')
  const { record: before } = await openRecord(change, tipOf(job_item_id), { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return readTipOrder(change, job_item_id, id)
  await mustKeepLoads(change, id, patch)
  await saveTipOrder(change, order, id, { ...patch, ...(await agreedAgain(change, order, before, patch)) })
  return readTipOrder(change, job_item_id, id)
}

/** The rate and account that come with an edit, if it changes what they are for. @throws invalid. */
async function agreedAgain(
  change: Change,
  order: TippingOrder,
  before: StoredTipOrder,
  patch: Partial<StoredTipOrder>,
): Promise<TipOrderChanges> {
  const plan = { ...before, ...patch }
  const isElsewhere = 'tip_site_id' in patch || 'material' in patch
  const isReopened = !isOpenTip(before) && isOpenTip(plan)
  if (!isElsewhere && !isReopened && !('unit' in patch)) return {}
  const site =
    isElsewhere || isReopened
      ? await siteOf(change, order, plan)
      : await findTipSite(change.tx, plan.tip_site_id)
  if (!site) throw notFound()
  const { material } = plan
  const asked = { material, date: order.work_date, unit: patch.unit ?? plannedUnit(plan) }
  const { agreed, objection } = await agreedRate(change.tx, site, asked)
  if (objection !== null) throw invalid({ unit: objection })
  return { ...agreed, account_no: site.account_no }
}
