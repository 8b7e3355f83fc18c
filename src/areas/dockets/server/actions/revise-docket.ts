import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DocketRevision } from '../../contract/docket.ts'
import { needsNewSignature } from '../../rules/flags/needs-new-signature.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { carrySignature } from '../signatures/carry-signature.ts'
import { checkOverlap } from '../flags/check-overlap.ts'
import { listLines, replaceLines } from '../lines/docket-line-store.ts'
import { type StoredDocket, insertDocket, updateDocket } from '../docket-store.ts'
import { findDocketOrder } from '../lookups-store.ts'
import { mustStayCharged, readChargedBefore } from '../lines/must-stay-charged.ts'
import { entryOf, logged } from '../log-docket.ts'
import { officeFacts } from '../flags/office-facts.ts'
import { openDocket } from '../open-docket.ts'
import { notifyPhone } from '../notify-phone.ts'
import { submit } from './submit-docket.ts'
import { computeDocket } from '../compute-docket.ts'
import { updateLeftOn } from '../charges/update-left-on.ts'
import { mustStayShort } from '../must-stay-short.ts'

/**
 * Creates the next revision of a queried docket, submitted; the old one stays. The client's signature
 * remains valid unless the revision asks for more. `query_answer`: the driver's message with it. @throws
 * not_found, stale, invalid; conflict, also where an approved docket leaves it a price no other would charge.
 * @returns the new revision.
 */
export async function reviseDocket(
  change: Change,
  id: number,
  input: DocketRevision,
  query_answer: string | null = null,
): Promise<StoredDocket> {
  const { tx } = change
  const old = await openDocket(change, id, 'revise', input.version)
  const order = await findDocketOrder(tx, old.job_item_id)
  if (!order) throw notFound()
  mustStayShort(order, old, input)
  const before = await readChargedBefore(change, old)
  const oldLines = await listLines(tx, id)
  const facts = await officeFacts(change, order, input, old, { keeps_attachments: query_answer !== null })
  const { columns, lines, overlaps } = await computeDocket(change, order, facts, {
    agreed: input.agreed,
    docket_no: old.docket_no,
    before: oldLines,
  })
  checkOverlap(overlaps, input.overlap_reason)
  await updateDocket(tx, id, { status: docketActions.revise.to, is_latest: 0 })
  const draft = await insertDocket(tx, {
    ...columns,
    docket_no: old.docket_no,
    revision: old.revision + 1,
    revises_id: old.id,
    source: old.source,
    po_number: input.po_number === undefined ? old.po_number : input.po_number,
    description: input.description === undefined ? old.description : input.description,
    client_comment: old.client_comment,
    unsigned_reason: old.unsigned_reason,
    ...(query_answer === null ? {} : { query_reason: old.query_reason, query_answer }),
    overlap_reason: overlaps.length > 0 ? (input.overlap_reason ?? null) : null,
  })
  await replaceLines(tx, draft.id, lines)
  change.log({
    ...entryOf(old, 'replaced'),
    before: { status: old.status },
    after: { status: docketActions.revise.to },
  })
  change.log({ ...entryOf(draft, 'created'), after: logged(draft, lines) })
  notifyPhone(change, old)
  const docket = await submit(change, draft)
  const revised = await listLines(tx, docket.id)
  if (!needsNewSignature({ ...old, lines: oldLines }, { ...docket, lines: revised }))
    await carrySignature(change, old, docket)
  for (const day of before.days) await updateLeftOn(change, day, docket)
  // A driver's answer is accepted as it is: the approver sees what it leaves uncharged.
  if (query_answer === null) await mustStayCharged(change, docket, before)
  return docket
}
