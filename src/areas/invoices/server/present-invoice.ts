import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { Invoice, InvoiceRow } from '../contract/invoice.ts'

const seesMoney = (viewer: Viewer): boolean => may(viewer, 'invoices:totals')
const rowMoney = { total_cents: null, paid_cents: null, owing_cents: null, surplus_cents: null }

/** Amounts are for viewers with the right to totals. */
export const presentRow = <R extends InvoiceRow>(viewer: Viewer, row: R): R =>
  seesMoney(viewer) ? row : { ...row, ...rowMoney }

export function presentInvoice(viewer: Viewer, invoice: Invoice): Invoice {
  if (seesMoney(viewer)) return invoice
  return {
    ...invoice,
    ...rowMoney,
    is_money_hidden: 1,
    subtotal_cents: null,
    discount_cents: null,
    discount_source: null,
    gst_cents: null,
    credited_cents: null,
    client_credit_cents: null,
    promises: [],
    lines: invoice.lines.map((line) => ({
      ...line,
      unit_price_cents: null,
      price_source: null,
      line_total_cents: null,
    })),
  }
}

/** Fields of an invoice's history hidden from this viewer. */
export const hiddenInvoiceFields = (viewer: Viewer): readonly string[] =>
  seesMoney(viewer)
    ? []
    : [
        'subtotal_cents',
        'discount_cents',
        'discount_source',
        'gst_cents',
        'total_cents',
        'paid_cents',
        'credited_cents',
        'owing_cents',
        'surplus_cents',
        'surplus_used_cents',
        'amount_cents',
        'priced_by',
        'lines',
      ]
