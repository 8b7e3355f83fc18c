import { findOrderPlace } from '#areas/work-orders/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { notAChoice } from '#shared/text.ts'
import type { DocketInput } from '../contract/docket.ts'
import { takesDocket } from '../rules/takes-docket.ts'
import { docketLabels } from '../rules/docket-labels.ts'
import { checkOverlap } from './flags/check-overlap.ts'
import { replaceLines } from './lines/docket-line-store.ts'
import { type StoredDocket, insertDocket } from './docket-store.ts'
import { findDocketOrder } from './lookups-store.ts'
import { entryOf, logged } from './log-docket.ts'
import { officeFacts } from './flags/office-facts.ts'
import { computeDocket } from './compute-docket.ts'

/**
 * Enters a draft for an order by hand. @throws invalid; conflict for an order never confirmed or cancelled,
 * or overlapping another docket without a reason.
 */
export async function createDocket(change: Change, input: DocketInput): Promise<StoredDocket> {
  const { tx, viewer } = change
  const place = await findOrderPlace(tx, viewer, input.job_item_id)
  const order = place && (await findDocketOrder(tx, place.id))
  if (!order) throw invalid({ job_item_id: notAChoice(docketLabels.job_item_id) })
  mustBeAllowed(takesDocket({ ...order, short_day: input.short_day }))
  const facts = await officeFacts(change, order, input, null)
  const { columns, lines, overlaps } = await computeDocket(change, order, facts, { agreed: input.agreed })
  checkOverlap(overlaps, input.overlap_reason)
  const docket = await insertDocket(tx, {
    ...columns,
    docket_no: numbered('D', await nextNumber(change, 'docket', order.company_id)),
    source: input.source,
    po_number: input.po_number === undefined ? order.po_number : input.po_number,
    description: input.description ?? null,
    overlap_reason: overlaps.length > 0 ? (input.overlap_reason ?? null) : null,
  })
  await replaceLines(tx, docket.id, lines)
  change.log({ ...entryOf(docket, 'created'), after: logged(docket, lines) })
  return docket
}
