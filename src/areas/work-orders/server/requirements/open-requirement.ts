import type { Change } from '#platform/server/change/change.ts'
import type { Activity } from '#platform/server/change/activity.ts'
import { type OpenableRecord, asStored, openRecord } from '#platform/server/change/open-record.ts'
import { anyCategory } from '../../contract/choices.ts'
import { type OrdersJob, lockJobRow } from '../lookups-store.ts'
import { takesOrders } from '../open-order.ts'
import { readRequirement } from './read-requirement.ts'
import { type StoredRequirement, findRequirementPlace, lockRequirement } from './requirement-store.ts'

/** Its job is locked first. `job_id`: the job it must belong to. */
const requirementRecord = (
  job_id: number | undefined,
): OpenableRecord<StoredRequirement & { job: OrdersJob }> => ({
  record_type: 'job_requirement',
  label: ({ job }) => job.job_no,
  lock: async ({ tx, viewer }, id) => {
    const place = await findRequirementPlace(tx, viewer, id)
    if (!place || (job_id !== undefined && place.job_id !== job_id)) return undefined
    const job = await lockJobRow(tx, place.job_id)
    const requirement = job && (await lockRequirement(tx, id))
    return requirement && { ...requirement, job }
  },
  present: ({ tx, viewer }, id) => readRequirement(tx, viewer, id),
  state: asStored,
})

/** A requirement and its job, locked, both open to changes. @throws as openRecord. */
export async function openRequirement(
  change: Change,
  id: number,
  { version, job_id }: { version?: number | undefined; job_id?: number | undefined } = {},
): Promise<{ job: OrdersJob; requirement: StoredRequirement }> {
  const { record } = await openRecord(change, requirementRecord(job_id), {
    id,
    version,
    can: ({ job }) => takesOrders(job),
  })
  const { job, ...requirement } = record
  return { job, requirement }
}

interface RequirementEntry extends Pick<Activity, 'action'> {
  id: number
  before?: StoredRequirement
  after?: StoredRequirement
}

/** Without its references to the job that logs it, and to the quote line; its attachments by name. */
const logged = ({
  job_id: _job,
  quote_line_id: _line,
  position: _position,
  attachment_ids: _ids,
  ...said
}: StoredRequirement) => said

/** Requirements are part of the job's history. */
export const requirementLog = (
  change: Change,
  job: OrdersJob,
  category: string = anyCategory,
  { id, action, before, after }: RequirementEntry,
): void => {
  change.live('job_requirement', id)
  change.log({
    action,
    ...(before && { before: logged(before) }),
    ...(after && { after: logged(after) }),
    record_type: 'job',
    record_id: job.id,
    record_label: `${job.job_no} ${job.title}`,
    part: `requirement ${category}`,
  })
}
