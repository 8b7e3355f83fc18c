import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { JobInput } from '../contract/job.ts'
import { addJob } from './actions/add-job.ts'
import type { StoredJob } from './job-store.ts'
import { mustBeJobType } from './must-be-listed.ts'

/** Creates a job by hand, of a type in the list; a quoted job has its quote's type. @throws as beginJob. */
export async function createJob(
  change: Change,
  { credit_override_reason, ...input }: JobInput,
): Promise<StoredJob> {
  await mustBeJobType(change.tx, input.job_type)
  return addJob(change, definedFields(input), credit_override_reason)
}
