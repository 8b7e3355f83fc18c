import type { OpenWork } from '#areas/clients/rules/client-rules.ts'
import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countOpenJobs } from './job-store.ts'

/** Part of a client's open work: jobs neither completed nor cancelled. */
export async function openJobsOf({ tx }: Asked, { client_id }: { client_id: number }): Promise<OpenWork[]> {
  const count = await countOpenJobs(tx, client_id)
  return [{ count, words: plural(count, 'open job') }]
}
