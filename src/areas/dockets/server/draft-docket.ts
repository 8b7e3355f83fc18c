import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { docketCan } from '../rules/docket-status.ts'
import { replaceLines } from './lines/docket-line-store.ts'
import { findOfDriverJob, insertDocket, lockDocket, recomputeDocket } from './docket-store.ts'
import { findDocketOrder } from './lookups-store.ts'
import { entryOf, logged } from './log-docket.ts'
import { type ShiftFacts, computeDocket } from './compute-docket.ts'

export type DraftFacts = ShiftFacts & { driver_job_id: number; job_item_id: number; driver_id: number }

/** Driver steps are accepted as they are; the office looks at overlaps. */
const asTapped = 'Recorded on the driver’s phone.'

/**
 * Creates a driver job's draft, or recomputes it while it is one.
 * @throws not_found without the order; conflict once it is submitted. @returns its id.
 */
export async function draftDocket(change: Change, facts: DraftFacts): Promise<number> {
  const { tx } = change
  const { job_item_id, ...shift } = facts
  const order = await findDocketOrder(tx, job_item_id)
  if (!order) throw notFound()
  const known = await findOfDriverJob(tx, facts.driver_job_id)
  const before = known && (await lockDocket(tx, known.id))
  if (before) mustBeAllowed(docketCan.draft(before))
  const { columns, lines, overlaps } = await computeDocket(change, order, shift, {
    docket_no: before?.docket_no ?? null,
  })
  const computed = { ...columns, overlap_reason: overlaps.length > 0 ? asTapped : null }
  const docket = before
    ? await recomputeDocket(tx, before.id, computed)
    : await insertDocket(tx, {
        ...computed,
        docket_no: numbered('D', await nextNumber(change, 'docket', order.company_id)),
        source: 'app',
        po_number: order.po_number,
      })
  await replaceLines(tx, docket.id, lines)
  change.log({
    ...entryOf(docket, before ? 'redrafted' : 'created'),
    ...(before
      ? { before: { ...before, entries: undefined, loads: undefined, attachments: undefined } }
      : {}),
    after: logged(docket, lines),
  })
  return docket.id
}
