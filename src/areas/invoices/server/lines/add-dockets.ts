import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { linesToBill, rowOfDocket, shared } from './docket-rows.ts'
import { replaceDiscounts } from './discount-store.ts'
import { saveLines } from './invoice-line-store.ts'
import { updateInvoice } from '../invoice-store.ts'
import { sameRow, savedOf } from './line-rows.ts'
import { entryOf, logged } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { priceInvoice } from './price-invoice.ts'
import { readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'
import { supplyOf } from '../drafts/save-draft.ts'

/**
 * Adds what is left to bill of approved dockets to a draft of the same client. @throws not_found; stale;
 * conflict once approved, and for a docket of another client, not approved or already billed.
 */
export async function addDockets(
  change: Change,
  id: number,
  { docket_ids, version }: { docket_ids: readonly number[]; version?: number | undefined },
): Promise<void> {
  const { tx } = change
  const { invoice: before, lines: stored } = await openInvoice(change, id, 'edit', version)
  const found = await linesToBill(change, [...new Set(docket_ids)])
  const other = found.find(({ client_id }) => client_id !== before.client_id)
  if (other) throw conflict(`Docket ${other.docket_no} belongs to another client.`)
  const kept = stored.map(sameRow)
  const job_id = shared([...kept, ...found].map((line) => line.job_id))
  const lines = [...kept, ...found.map(rowOfDocket)].map((line) =>
    line.docket_line_id === null ? { ...line, job_id } : line,
  )
  const invoiceInputs = await readInvoiceInputs(tx, before.client_id)
  const { figures, discounts } = await priceInvoice(change, before, lines, invoiceInputs)
  await saveLines(tx, id, stored, lines.map(savedOf))
  await replaceDiscounts(tx, id, discounts)
  const priced_by = change.viewer.user_id
  const after = await updateInvoice(tx, id, { ...figures, job_id, ...supplyOf(lines), priced_by })
  change.log({ ...entryOf(after, 'updated'), before: logged(before, kept), after: logged(after, lines) })
}
