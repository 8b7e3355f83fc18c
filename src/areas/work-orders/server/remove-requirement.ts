import type { Change } from '#platform/server/change.ts'
import { archivedBy } from '#platform/server/archiving.ts'
import { removedReason } from '../rules/work-order-words.ts'
import { findCategory } from './ground-store.ts'
import { openRequirement, requirementLog } from './open-requirement.ts'
import { replan } from './replan.ts'
import { updateRequirement } from './requirement-store.ts'
import { lockPlaced } from './order-store.ts'

/**
 * A job no longer needs it: its orders are called off, also those that stand on days of their own.
 * @throws not_found; conflict while somebody is booked on one, or one is confirmed.
 */
export async function removeRequirement(change: Change, id: number, job_id?: number): Promise<void> {
  const { job, requirement } = await openRequirement(change, id, { job_id })
  const placed = await lockPlaced(change.tx, id)
  const own = placed.map(({ work_date }) => work_date)
  const before = own.length > 0 ? { ...requirement, selected_dates: own } : requirement
  await replan(change, job, requirement, { before, after: null, reason: removedReason })
  await updateRequirement(change.tx, id, archivedBy(change))
  const category = await findCategory(change.tx, requirement.asset_category_id)
  requirementLog(change, job, category?.name ?? '', { action: 'removed', id, before: requirement })
}
