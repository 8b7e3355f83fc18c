import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { Activity } from '#platform/server/activity.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { anyCategory } from '../contract/choices.ts'
import { type OrdersJob, lockJobRow } from './ground-store.ts'
import { mustTakeOrders } from './open-order.ts'
import { readRequirement } from './read-requirement.ts'
import { type StoredRequirement, findRequirementPlace, lockRequirement } from './requirement-store.ts'

/**
 * A requirement and its job, locked, where both are open to changes. `job_id`: the job that it must be of.
 * @throws not_found; stale with the present requirement; conflict when the job is closed.
 */
export async function openRequirement(
  change: Change,
  id: number,
  { version, job_id }: { version?: number | undefined; job_id?: number | undefined } = {},
): Promise<{ job: OrdersJob; requirement: StoredRequirement }> {
  const { tx, viewer } = change
  const place = await findRequirementPlace(tx, viewer, id)
  if (!place || (job_id !== undefined && place.job_id !== job_id)) throw notFound()
  const job = await lockJobRow(tx, place.job_id)
  const requirement = job && (await lockRequirement(tx, id))
  if (!requirement) throw notFound()
  await mustBeCurrent(tx, requirement, version, () => readRequirement(tx, viewer, id))
  mustTakeOrders(job)
  return { job, requirement }
}

interface RequirementEntry extends Pick<Activity, 'action'> {
  id: number
  before?: StoredRequirement
  after?: StoredRequirement
}

/** Without what only joins it to the job that tells of it, and to a line of the job's quote. */
const told = ({ job_id: _job, quote_line_id: _line, position: _position, ...said }: StoredRequirement) => said

/** What a job needs is part of the job's history. */
export const requirementLog = (
  change: Change,
  job: OrdersJob,
  category: string = anyCategory,
  { id, action, before, after }: RequirementEntry,
): void => {
  change.live('job_requirement', id)
  change.log({
    action,
    ...(before && { before: told(before) }),
    ...(after && { after: told(after) }),
    record_type: 'job',
    record_id: job.id,
    record_label: `${job.job_no} ${job.title}`,
    part: `requirement ${category}`,
  })
}
