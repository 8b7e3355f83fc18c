import type { Change } from '#platform/server/change/change.ts'
import { readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf, logged } from '../log-invoice.ts'
import type { OpenInvoice } from '../open-invoice.ts'
import { billAsAgreed, type Override } from './bill-as-agreed.ts'
import { replaceDiscounts } from './discount-store.ts'
import { saveLines } from './invoice-line-store.ts'
import { type LineRow, ofJob, sameRow, savedOf } from './line-rows.ts'
import { priceInvoice } from './price-invoice.ts'

interface Fields {
  job_id?: number | null
  supply_from?: string | null
  supply_to?: string | null
}

/**
 * Adds lines to a draft, which is priced anew; `fields` are what follows from them. Lines typed by hand are of its job.
 * @throws as {@link billAsAgreed}.
 */
export async function appendLines(
  change: Change,
  { invoice: before, lines: stored }: OpenInvoice,
  added: readonly LineRow[],
  { override, ...fields }: Fields & { override?: Override } = {},
): Promise<void> {
  const { tx } = change
  const { job_id = before.job_id } = fields
  const kept = stored.map(sameRow)
  const asked = ofJob([...kept, ...added], job_id)
  const lines = await billAsAgreed(change, asked, { invoice_id: before.id, job_id, override })
  const invoiceInputs = await readInvoiceInputs(tx, before.client_id)
  const { figures, discounts } = await priceInvoice(change, before, lines, invoiceInputs)
  await saveLines(tx, before.id, stored, lines.map(savedOf))
  await replaceDiscounts(tx, before.id, discounts)
  const priced_by = change.viewer.user_id
  const after = await updateInvoice(tx, before.id, { ...figures, ...fields, priced_by })
  change.log({ ...entryOf(after, 'updated'), before: logged(before, kept), after: logged(after, lines) })
}
