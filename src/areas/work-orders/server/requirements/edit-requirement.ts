import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import type { OverrideInput } from '../../contract/override.ts'
import type { RequirementPatch } from '../../contract/requirement.ts'
import { checkRequirement } from '../../rules/check-requirement.ts'
import { shiftOf } from '../../rules/materialise.ts'
import { followSkills } from '../../rules/follow-skills.ts'
import { orderWindow } from '../../rules/order-window.ts'
import { type Category, type OrdersJob, findCategory } from '../lookups-store.ts'
import { orderLabel } from '../log-order.ts'
import { openRequirement, requirementLog } from './open-requirement.ts'
import { orderTimeChanged } from '../order-events.ts'
import { lockPlaced } from '../order-locks-store.ts'
import { updateOrder } from '../order-store.ts'
import { rateFor } from '../planning/rate-for.ts'
import { replan } from '../planning/replan.ts'
import { type StoredRequirement, updateRequirement } from './requirement-store.ts'
import { attachmentErrors } from './wanted-attachments.ts'

type Patch = Omit<RequirementPatch, 'version'> & { version?: number | undefined }

/**
 * Changes what a job needs. Orders are made or called off as the plan asks; those at the old time that have
 * not begun, go to the new one. `job_id`: the job that it must be of.
 * @throws not_found; stale; invalid; conflict when orders that someone is booked on would have to go, or a booking
 * cannot move.
 */
export async function editRequirement(
  change: Change,
  id: number,
  { version, selectedDates, override, ...fields }: Patch,
  job_id?: number,
): Promise<void> {
  const { job, requirement: before } = await openRequirement(change, id, { version, job_id })
  const asked = {
    ...definedFields(fields),
    ...(selectedDates ? { selected_dates: selectedDates.toSorted() } : {}),
    ...(fields.start_time ? { shift: shiftOf(fields.start_time) } : {}),
  }
  const patch = changedFields(before, asked)
  if (Object.keys(patch).length === 0) return
  checkRequirement({ ...before, ...patch }, { today: change.today, before })
  const { attachment_ids: ids } = patch
  const category = await findCategory(change.tx, before.asset_category_id)
  const wanted = { field: 'attachment_ids', ids, before: before.attachment_ids, category }
  refuse(await attachmentErrors(change.tx, [wanted]))
  const rate = await rateAgain(change, { job, before, category }, patch)
  const after = await updateRequirement(change.tx, id, { ...patch, ...rate })
  requirementLog(change, job, category?.name, { action: 'updated', id, before, after })
  await updateOrders(change, before, after, override)
  if (plannedBy.some((field) => field in patch)) await replan(change, job, after, before)
}

/** Without a quote, wet and dry hire of the same machine have different prices. */
async function rateAgain(
  { tx }: Change,
  { job, before, category }: { job: OrdersJob; before: StoredRequirement; category: Category | undefined },
  { needs_driver }: { needs_driver?: number },
): Promise<{ rate_snapshot?: string }> {
  if (needs_driver === undefined || before.quote_line_id !== null) return {}
  const rate = await rateFor(tx, category ?? null, {
    job,
    date: before.start_date,
    is_dry: needs_driver === 0,
  })
  return { rate_snapshot: JSON.stringify(rate) }
}

/** What says how many orders there are on which day; nothing else makes or calls off an order. */
const plannedBy = ['start_date', 'end_date', 'selected_dates', 'ideal_asset_qty'] as const

/** Its orders follow another time, need of a driver, with its price, or skills; those that someone put at another time stay there. */
async function updateOrders(
  change: Change,
  before: StoredRequirement,
  after: StoredRequirement,
  override: OverrideInput | undefined,
): Promise<void> {
  const isSame = before.start_time === after.start_time && before.est_hours === after.est_hours
  const needsSame = before.needs_driver === after.needs_driver
  const skillsSame = before.skill_ids.join() === after.skill_ids.join()
  if (isSame && needsSame && skillsSame) return
  for (const order of await lockPlaced(change.tx, after.id)) {
    const planned = orderWindow(order.work_date, before.start_time, before.est_hours)
    const stands = order.starts_at === planned.starts_at && order.ends_at === planned.ends_at
    if (order.order_status === 'Invoiced' || order.starts_at <= change.now.toISOString()) continue
    const window = stands ? orderWindow(order.work_date, after.start_time, after.est_hours) : {}
    const patch = changedFields(order, {
      ...window,
      ...(needsSame
        ? {}
        : { needs_driver: after.needs_driver, rate_snapshot: JSON.stringify(after.rate_snapshot) }),
      skill_ids: followSkills(order.skill_ids, before.skill_ids, after.skill_ids),
    })
    if (Object.keys(patch).length === 0) continue
    const moved = await updateOrder(change.tx, order.id, patch)
    change.log({ action: 'updated', ...orderLabel(order), before: order, after: { ...order, ...moved } })
    if ('starts_at' in patch || 'ends_at' in patch)
      await change.announce(orderTimeChanged, { job_item_id: order.id, override })
  }
}
