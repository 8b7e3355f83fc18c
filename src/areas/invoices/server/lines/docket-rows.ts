import { type BillableLine, listDocketNumbers, lockBillable } from '#areas/dockets/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { billedWords } from '../../rules/check-invoice.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { findBilled } from './invoice-line-store.ts'
import type { LineRow } from './line-rows.ts'

/**
 * What is left to bill of some approved dockets, which stay locked until the change ends. @throws not_found;
 * conflict for one that is not approved, or already billed, naming the invoice.
 */
export async function linesToBill(change: Change, docket_ids: readonly number[]): Promise<BillableLine[]> {
  const lines = await lockBillable(change, { docket_ids })
  const found = new Set(lines.map(({ docket_id }) => docket_id))
  const empty = docket_ids.filter((id) => !found.has(id))
  const billed = empty.length === 0 ? undefined : await findBilled(change.tx, empty)
  if (billed) throw conflict(billedWords(billed.docket_no, billed.position, invoiceName(billed)))
  if (empty.length > 0) {
    const numbers = await listDocketNumbers(change.tx, empty)
    throw conflict(`${numbers.join(', ')} ${numbers.length === 1 ? 'has' : 'have'} nothing to bill.`)
  }
  return lines
}

/** A docket line as an invoice line, at its approved price. @throws conflict without one. */
export function rowOfDocket(line: BillableLine): LineRow {
  const { unit_price_cents, quantity } = line
  if (unit_price_cents === null)
    throw conflict(`Docket ${line.docket_no} line ${line.position} has no price.`)
  return {
    id: null,
    product_id: line.product_id,
    docket_line_id: line.docket_line_id,
    job_rate_id: null,
    dry_hire_id: null,
    dry_hire_line: null,
    description: line.description,
    shift_date: line.shift_date,
    unit: line.unit,
    quantity,
    unit_price_cents,
    price_source: line.price_source,
    gst_code: line.gst_code,
    line_total_cents: totalOfLine({ quantity, unit_price_cents }),
    is_progress_claim: 0,
    over_reason: null,
    job_id: line.job_id,
  }
}

/** What all of some lines share, or null. */
export function shared<T>(values: readonly T[]): T | null {
  const [first, ...others] = [...new Set(values)]
  return first === undefined || others.length > 0 ? null : first
}
