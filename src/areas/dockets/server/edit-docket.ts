import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DocketRevision } from '../contract/docket.ts'
import { checkOverlap } from './flags/check-overlap.ts'
import { listLines, replaceLines } from './lines/docket-line-store.ts'
import { recomputeDocket } from './docket-store.ts'
import { findDocketOrder } from './lookups-store.ts'
import { mustStayCharged, readChargedBefore } from './lines/must-stay-charged.ts'
import { entryOf, logged } from './log-docket.ts'
import { officeFacts } from './flags/office-facts.ts'
import { openDocket } from './open-docket.ts'
import { computeDocket } from './compute-docket.ts'
import { mustStayShort } from './must-stay-short.ts'
import { updateLeftOn } from './charges/update-left-on.ts'

/**
 * Recomputes a draft of the office. @throws not_found, stale, invalid; conflict in another state, over another docket, or
 * where an approved docket leaves to it what no other would charge.
 */
export async function editDocket(change: Change, id: number, input: DocketRevision): Promise<void> {
  const { tx } = change
  const before = await openDocket(change, id, 'edit', input.version)
  const order = await findDocketOrder(tx, before.job_item_id)
  if (!order) throw notFound()
  mustStayShort(order, before, input)
  const charged = await readChargedBefore(change, before)
  const facts = await officeFacts(change, order, input, before)
  const { columns, lines, overlaps } = await computeDocket(change, order, facts, {
    agreed: input.agreed,
    docket_no: before.docket_no,
    before: await listLines(tx, id),
  })
  checkOverlap(overlaps, input.overlap_reason)
  const docket = await recomputeDocket(tx, id, {
    ...columns,
    po_number: input.po_number === undefined ? before.po_number : input.po_number,
    description: input.description ?? null,
    overlap_reason: overlaps.length > 0 ? (input.overlap_reason ?? null) : null,
  })
  await replaceLines(tx, id, lines)
  for (const day of charged.days) await updateLeftOn(change, day, docket)
  await mustStayCharged(change, docket, charged)
  change.log({ ...entryOf(docket, 'updated'), before: logged(before, []), after: logged(docket, lines) })
}
