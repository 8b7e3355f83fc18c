import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** Fields of an invoice's history hidden from this viewer. */
export const hiddenInvoiceFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'invoices:totals')
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
        'kept_cents',
        'amount_cents',
        'priced_by',
        'lines',
      ]
