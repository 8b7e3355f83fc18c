import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatAbn } from '#shared/abn.ts'
import type { InvoiceFields } from '../contract/invoice.ts'
import { lineWords } from '../rules/invoice-words.ts'

/** What each field of an invoice is called and how its value reads. */
export const invoiceFieldWords = {
  client_id: { label: 'Client' },
  job_id: { label: 'Job' },
  po_number: { label: 'PO number' },
  payment_terms: { label: 'Payment terms', show: shown.oneOf(paymentTermWords) },
  due_date: { label: 'Due date', show: shown.date },
  supply_from: { label: 'Work from', show: shown.date },
  supply_to: { label: 'Work to', show: shown.date },
  buyer_name: { label: 'Buyer' },
  buyer_abn: { label: 'Buyer’s ABN', show: shown.digits(formatAbn) },
  reference: { label: 'Client’s reference' },
  notes: { label: 'Notes for the client' },
  internal_notes: { label: 'Internal notes' },
  lines: { label: 'Lines', show: shown.lines(lineWords) },
} satisfies Record<keyof InvoiceFields, FieldWords>

/** And of its history. */
export const invoiceHistoryWords = {
  ...invoiceFieldWords,
  invoice_no: { label: 'Number' },
  invoice_date: { label: 'Date of issue', show: shown.date },
  is_due_agreed: { label: 'Due date agreed', show: shown.yesNo },
  status: { label: 'Status' },
  total_cents: { label: 'Total', show: shown.money },
  subtotal_cents: { label: 'Subtotal', show: shown.money },
  discount_cents: { label: 'Discount', show: shown.money },
  discount_source: { label: 'Discount from' },
  gst_cents: { label: 'GST', show: shown.money },
  owing_cents: { label: 'Owing', show: shown.money },
  credited_cents: { label: 'Credited', show: shown.money },
  surplus_cents: { label: "To the client's credit", show: shown.money },
  amount_cents: { label: 'Amount', show: shown.money },
  payment: { label: 'Payment' },
  sent_to: { label: 'Emailed to' },
  gst_applies: { label: 'GST applies', show: shown.yesNo },
} satisfies Record<string, FieldWords>
