import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatAbn } from '#shared/abn.ts'
import type { InvoiceFields } from '../contract/invoice.ts'
import { invoiceLabels } from '../rules/invoice-labels.ts'
import { lineWords } from '../rules/invoice-words.ts'
import { paymentLabels } from '../rules/payment-labels.ts'

/** How an invoice's fields read in conflicts. */
export const invoiceFieldWords = fieldWords(invoiceLabels satisfies Record<keyof InvoiceFields, string>, {
  invoice_date: shown.date,
  due_date: shown.date,
  is_due_agreed: shown.yesNo,
  payment_terms: shown.oneOf(paymentTermWords),
  supply_from: shown.date,
  supply_to: shown.date,
  buyer_abn: shown.digits(formatAbn),
  lines: shown.lines(lineWords),
  gst_applies: shown.yesNo,
  subtotal_cents: shown.money,
  discount_cents: shown.money,
  gst_cents: shown.money,
  total_cents: shown.money,
  credited_cents: shown.money,
  surplus_cents: shown.money,
  owing_cents: shown.money,
})

/** Further words in an invoice's history: its payments and credits. */
export const invoiceHistoryWords = {
  ...invoiceFieldWords,
  amount_cents: { label: 'Amount', show: shown.money },
  kept_cents: { label: paymentLabels.kept_cents, show: shown.money },
  payment: { label: 'Payment' },
} satisfies Record<string, FieldWords>
