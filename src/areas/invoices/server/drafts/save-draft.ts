import type { Change } from '#platform/server/change/change.ts'
import { checkDraft } from '../../rules/check-invoice.ts'
import { checkConstruction } from '../../rules/construction-due.ts'
import { billAsAgreed, type Override } from '../lines/bill-as-agreed.ts'
import { insertDiscounts } from '../lines/discount-store.ts'
import { type StoredInvoice, insertInvoice } from '../invoice-store.ts'
import { type LineRow, columnsOf } from '../lines/line-rows.ts'
import { entryOf, logged } from '../log-invoice.ts'
import { priceInvoice } from '../lines/price-invoice.ts'
import type { InvoiceInputs } from './read-invoice-inputs.ts'

type NewInvoice = Parameters<typeof insertInvoice>[1] & {
  job_id?: number | null
  gst_rule: string
  supply_from: string | null
  supply_to: string | null
}

/** Saves a new draft with its lines, priced and checked. @throws invalid; as {@link billAsAgreed}. */
export async function insertDraft(
  change: Change,
  draft: NewInvoice,
  asked: readonly LineRow[],
  invoiceInputs: InvoiceInputs,
  override?: Override,
): Promise<StoredInvoice> {
  const { tx } = change
  checkDraft(draft)
  checkConstruction(draft, invoiceInputs.client)
  const lines = await billAsAgreed(change, asked, { invoice_id: 0, job_id: draft.job_id ?? null, override })
  const { figures, discounts } = await priceInvoice(change, { ...draft, id: 0 }, lines, invoiceInputs)
  const invoice = await insertInvoice(tx, { ...draft, ...figures }, lines.map(columnsOf))
  if (discounts.length > 0) change.atLast(insertDiscounts(tx, invoice.id, discounts))
  change.log({ ...entryOf(invoice, 'created'), after: logged(invoice, lines) })
  return invoice
}

/** The first and last day of work on some lines. */
export function supplyOf(lines: readonly Pick<LineRow, 'shift_date'>[]) {
  const days = lines.flatMap(({ shift_date }) => shift_date ?? []).toSorted()
  return { supply_from: days[0] ?? null, supply_to: days.at(-1) ?? null }
}
