import { findClientName } from '#areas/clients/server/index.ts'
import { notify } from '#areas/notifications/server/index.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DocketAnswer } from '../../contract/docket.ts'
import { listLines } from '../lines/docket-line-store.ts'
import { type StoredDocket, findOfDriverJob, lockDocket } from '../docket-store.ts'
import { reviseDocket } from './revise-docket.ts'

/** A driver's correction is accepted as it is; the office looks at overlaps. */
const asAnswered = 'Corrected on the driver’s phone.'

/**
 * A driver answers the query on a driver job's docket, with a message and its next revision. Who worked, on
 * which machine, and what the office agreed stay as they were. The person who asked is notified.
 * @throws not_found without a docket; conflict when it has changed by now; as {@link reviseDocket}. @returns
 * the new revision.
 */
export async function answerQuery(
  change: Change,
  driver_job_id: number,
  { answer, version, ...facts }: DocketAnswer,
): Promise<StoredDocket> {
  const { tx } = change
  const known = await findOfDriverJob(tx, driver_job_id)
  const asked = known && (await lockDocket(tx, known.id))
  if (!asked) throw notFound()
  if (version !== undefined && version !== asked.version)
    throw conflict('The office has changed this docket. Close this and open it again.')
  const lines = await listLines(tx, asked.id)
  const agreed = lines.flatMap(({ position, quantity_computed, quantity_agreed, reason }) =>
    reason === null || quantity_agreed === quantity_computed ? [] : [{ position, quantity_agreed, reason }],
  )
  const { asset_id, driver_id, short_day, cancelled_at, distance_km, attachments, toll_count } = asked
  const overlap_reason = asked.overlap_reason ?? asAnswered
  const kept = { asset_id, driver_id, short_day, cancelled_at, distance_km, attachments, toll_count }
  const input = { ...facts, ...kept, agreed, overlap_reason }
  const docket = await reviseDocket(change, asked.id, input, answer)
  await notify(change, {
    ...(asked.updated_by === null
      ? { permission: 'dockets:approve' as const }
      : { user_ids: [asked.updated_by] }),
    type: 'docket',
    client: await findClientName(tx, asked.client_id),
    title: `The query on ${docket.docket_no} was answered`,
    body: answer,
    link: `/dashboard/dockets/${docket.id}`,
    record_type: 'docket',
    record_id: docket.id,
  })
  return docket
}
