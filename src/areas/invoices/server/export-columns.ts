import { hasLeft, sentWhen } from '#shared/mail-words.ts'
import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { exportLinePage, exportPage } from './invoice-store.ts'

const { text, number, money, price, date, dayOf, yesNo } = exported
const right = 'invoices:totals'

export type Exported = Awaited<ReturnType<typeof exportPage>>[number]
export type ExportedLine = Awaited<ReturnType<typeof exportLinePage>>[number]

/** What is not issued has no date yet. */
const issued = ({ invoice_no }: { invoice_no: string | null }, date: string): string | null =>
  invoice_no === null ? null : date

/** An invoice with its totals, for those who may see what invoices come to. */
export const invoiceColumns: readonly ExportColumn<Exported>[] = [
  text('Number', (invoice) => invoice.invoice_no),
  text('Status', (invoice) => invoice.status),
  yesNo('Overdue', (invoice) => invoice.is_overdue),
  text('Client', (invoice) => invoice.client),
  text('Buyer', (invoice) => invoice.buyer_name),
  text('Buyer ABN', (invoice) => invoice.buyer_abn),
  text('Job', (invoice) => invoice.job_no),
  text('Purchase order', (invoice) => invoice.po_number),
  text('Reference', (invoice) => invoice.reference),
  date('Invoice date', (invoice) => issued(invoice, invoice.invoice_date)),
  date('Due', (invoice) => issued(invoice, invoice.due_date)),
  text('Payment terms', (invoice) => paymentTermWords[invoice.payment_terms]),
  date('Work from', (invoice) => invoice.supply_from),
  date('Work to', (invoice) => invoice.supply_to),
  money('Subtotal', (invoice) => invoice.subtotal_cents, right),
  money('Discount', (invoice) => invoice.discount_cents, right),
  text('Discount from', (invoice) => invoice.discount_source, right),
  money('GST', (invoice) => invoice.gst_cents, right),
  money('Total', (invoice) => invoice.total_cents, right),
  money('Paid', (invoice) => invoice.paid_cents, right),
  money('Credited', (invoice) => invoice.credited_cents, right),
  money("To the client's credit", (invoice) => invoice.surplus_cents, right),
  money('Owing', (invoice) => invoice.owing_cents, right),
  dayOf('Approved', (invoice) => invoice.approved_at),
  dayOf('Sent', sentWhen),
  text('Sent to', (invoice) => (hasLeft(invoice.letter) ? (invoice.emailed?.to ?? invoice.sent_to) : '')),
  dayOf('Paid on', (invoice) => invoice.paid_at),
  text('Dispute', (invoice) => invoice.dispute_reason),
  text('Reason for voiding', (invoice) => invoice.void_reason),
  dayOf('Added', (invoice) => invoice.created_at),
]

/** A line of one, with the docket that it is from. */
export const invoiceLineColumns: readonly ExportColumn<ExportedLine>[] = [
  text('Invoice', (line) => line.invoice_no),
  text('Status', (line) => line.status),
  text('Client', (line) => line.client),
  date('Invoice date', (line) => issued(line, line.invoice_date)),
  text('Purchase order', (line) => line.po_number),
  number('Line', (line) => line.position),
  text('Job', (line) => line.job_no),
  text('Docket', (line) => line.docket_no),
  date('Date of the work', (line) => line.shift_date),
  text('Product', (line) => line.product),
  text('Description', (line) => line.description),
  number('Quantity', (line) => line.quantity),
  text('Unit', (line) => chargeUnitWords[line.unit]),
  price('Price', (line) => line.unit_price_cents, right),
  text('Price from', (line) => line.price_source, right),
  text('GST', (line) => gstCodeWords[line.gst_code]),
  money('Total before discount and GST', (line) => line.line_total_cents, right),
]
