import type { Change } from '#platform/server/change/change.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import { ordersToRemove } from '../../rules/materialise.ts'
import { removedReason } from '../../rules/work-order-words.ts'
import { callOffOrders } from '../planning/call-off-orders.ts'
import { findCategory } from '../lookups-store.ts'
import { openRequirement, requirementLog } from './open-requirement.ts'
import { lockPlaced } from '../order-locks-store.ts'
import { updateRequirement } from './requirement-store.ts'

/**
 * Removes a requirement: its orders are cancelled, also those on days of their own.
 * @throws not_found; conflict while one is booked or confirmed.
 */
export async function removeRequirement(change: Change, id: number, job_id?: number): Promise<void> {
  const { job, requirement } = await openRequirement(change, id, { job_id })
  const placed = await lockPlaced(change.tx, id)
  await callOffOrders(change, ordersToRemove(placed, placed.length), removedReason)
  await updateRequirement(change.tx, id, archivedBy(change))
  const category = await findCategory(change.tx, requirement.asset_category_id)
  requirementLog(change, job, category?.name, { action: 'removed', id, before: requirement })
}
