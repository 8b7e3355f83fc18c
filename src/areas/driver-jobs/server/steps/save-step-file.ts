import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { lockDriverJob } from '../driver-job-store.ts'
import { findStepFile, insertStepFile } from './step-file-store.ts'

/**
 * Stores a photo or signature under the phone's name for it; repeating it changes nothing.
 * @throws not_found; invalid without a picture, or for a blank one; conflict for a name of another job.
 */
export async function saveStepFile(
  change: Change,
  id: number,
  client_file_id: string,
  received: ReceivedFile | undefined,
): Promise<{ client_file_id: string; key: string }> {
  const job = await lockDriverJob(change.tx, change.viewer, 'driver-jobs:work', id)
  if (!job) throw notFound()
  if (!received) throw invalid({ file: 'Photo is required.' })
  const known = await findStepFile(change.tx, client_file_id)
  if (known && known.driver_job_id !== id) throw conflict('This file was sent for another job.')
  if (known) return known
  if (received.is_blank) throw invalid({ file: 'The signature is blank.' })
  const kept = await keepFile(change, received, { record_type: 'driver_job', record_id: id })
  await insertStepFile(change.tx, { client_file_id, driver_job_id: id, file_id: kept.id })
  return { client_file_id, key: kept.key }
}
