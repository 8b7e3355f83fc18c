import type { DocketAnswer } from '#areas/dockets/contract/docket.ts'
import { answerQuery } from '#areas/dockets/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { lockDriverJob } from '../driver-job-store.ts'

/** Answers the office's query about a driver job's docket. @throws not_found; as {@link answerQuery}. */
export async function answerDocketQuery(change: Change, id: number, input: DocketAnswer): Promise<void> {
  const job = await lockDriverJob(change.tx, change.viewer, 'driver-jobs:work', id)
  if (!job) throw notFound()
  await answerQuery(change, id, input)
}
