import type { Change } from '#platform/server/change.ts'
import { given } from '#platform/server/given.ts'
import type { JobInput } from '../contract/job.ts'
import { beginJob } from './begin-job.ts'
import type { StoredJob } from './job-store.ts'

/** Makes a job by hand. @throws as beginJob. */
export async function createJob(
  change: Change,
  { credit_override_reason, ...input }: JobInput,
): Promise<StoredJob> {
  return beginJob(change, given(input), credit_override_reason)
}
