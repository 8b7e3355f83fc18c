import { hasLeft, sentWhen, statusWord } from '#shared/mail-words.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import { invoiceLabels, invoiceLineLabels } from '../rules/invoice-labels.ts'
import type { exportLinePage, exportPage } from './invoice-export-store.ts'

const { text, number, money, price, date, dayOf, yesNo } = exported
const right = 'invoices:totals'

export type Exported = Awaited<ReturnType<typeof exportPage>>[number]
export type ExportedLine = Awaited<ReturnType<typeof exportLinePage>>[number]

/** Not issued, so no date yet. */
const issued = ({ invoice_no }: { invoice_no: string | null }, date: string): string | null =>
  invoice_no === null ? null : date

/** An invoice with its totals, for viewers who may see them. */
export const invoiceColumns: readonly ExportColumn<Exported>[] = [
  text(invoiceLabels.invoice_no, (invoice) => invoice.invoice_no),
  text(invoiceLabels.status, (invoice) => statusWord(invoice.status, invoice.letter)),
  yesNo(invoiceLabels.is_overdue, (invoice) => invoice.is_overdue),
  text(invoiceLabels.client_id, (invoice) => invoice.client),
  text(invoiceLabels.buyer_name, (invoice) => invoice.buyer_name),
  text(invoiceLabels.buyer_abn, (invoice) => invoice.buyer_abn),
  text(invoiceLabels.job_id, (invoice) => invoice.job_no),
  text(invoiceLabels.po_number, (invoice) => invoice.po_number),
  text(invoiceLabels.reference, (invoice) => invoice.reference),
  date(invoiceLabels.invoice_date, (invoice) => issued(invoice, invoice.invoice_date)),
  date(invoiceLabels.due_date, (invoice) => issued(invoice, invoice.due_date)),
  text(invoiceLabels.payment_terms, (invoice) => paymentTermWords[invoice.payment_terms]),
  date(invoiceLabels.supply_from, (invoice) => invoice.supply_from),
  date(invoiceLabels.supply_to, (invoice) => invoice.supply_to),
  money(invoiceLabels.subtotal_cents, (invoice) => invoice.subtotal_cents, right),
  money(invoiceLabels.discount_cents, (invoice) => invoice.discount_cents, right),
  text(invoiceLabels.discount_source, (invoice) => invoice.discount_source, right),
  money(invoiceLabels.gst_cents, (invoice) => invoice.gst_cents, right),
  money(invoiceLabels.total_cents, (invoice) => invoice.total_cents, right),
  money(invoiceLabels.paid_cents, (invoice) => invoice.paid_cents, right),
  money(invoiceLabels.credited_cents, (invoice) => invoice.credited_cents, right),
  money(invoiceLabels.surplus_cents, (invoice) => invoice.surplus_cents, right),
  money(invoiceLabels.owing_cents, (invoice) => invoice.owing_cents, right),
  dayOf(invoiceLabels.approved_at, (invoice) => invoice.approved_at),
  dayOf(invoiceLabels.sent_at, sentWhen),
  text(invoiceLabels.sent_to, (invoice) =>
    hasLeft(invoice.letter) ? (invoice.emailed?.to ?? invoice.sent_to) : '',
  ),
  dayOf(invoiceLabels.paid_at, (invoice) => invoice.paid_at),
  text(invoiceLabels.dispute_reason, (invoice) => invoice.dispute_reason),
  text(invoiceLabels.void_reason, (invoice) => invoice.void_reason),
  dayOf(invoiceLabels.created_at, (invoice) => invoice.created_at),
]

/** An invoice line, with its docket. */
export const invoiceLineColumns: readonly ExportColumn<ExportedLine>[] = [
  text('Invoice', (line) => line.invoice_no),
  text(invoiceLabels.status, (line) => statusWord(line.status, line.letter)),
  text(invoiceLabels.client_id, (line) => line.client),
  date(invoiceLabels.invoice_date, (line) => issued(line, line.invoice_date)),
  text(invoiceLabels.po_number, (line) => line.po_number),
  number(invoiceLineLabels.position, (line) => line.position),
  text(invoiceLineLabels.job_no, (line) => line.job_no),
  text(invoiceLineLabels.docket_no, (line) => line.docket_no),
  date(invoiceLineLabels.shift_date, (line) => line.shift_date),
  text(invoiceLineLabels.product_id, (line) => line.product),
  text(invoiceLineLabels.description, (line) => line.description),
  number(invoiceLineLabels.quantity, (line) => line.quantity),
  text(invoiceLineLabels.unit, (line) => chargeUnitWords[line.unit]),
  price(invoiceLineLabels.unit_price_cents, (line) => line.unit_price_cents, right),
  text(invoiceLineLabels.price_source, (line) => line.price_source, right),
  text(invoiceLineLabels.gst_code, (line) => gstCodeWords[line.gst_code]),
  money(
    `${invoiceLineLabels.line_total_cents} before discount and GST`,
    (line) => line.line_total_cents,
    right,
  ),
]
