import { formatMoney } from '#shared/money.ts'
import type { TotalRow } from '#ui/lines/TotalsList.tsx'
import { invoiceLabels as labels } from '../rules/invoice-labels.ts'
import type { Totals } from '../rules/invoice-totals.ts'

interface Settled {
  gst_applies: number
  paid_cents?: number
  credited_cents?: number
  owing_cents?: number
}

/** An invoice's totals as shown below its lines, with what is owing once some of it is paid or credited. */
export const totalRows = (totals: Totals, invoice: Settled): TotalRow[] => [
  { label: labels.subtotal_cents, value: formatMoney(totals.subtotal_cents) },
  ...(totals.discount_cents === 0
    ? []
    : [{ label: labels.discount_cents, value: formatMoney(-totals.discount_cents) }]),
  { label: labels.gst_cents, value: invoice.gst_applies ? formatMoney(totals.gst_cents) : 'None' },
  { label: labels.total_cents, value: formatMoney(totals.total_cents), grand: true },
  ...((invoice.paid_cents ?? 0) + (invoice.credited_cents ?? 0) === 0
    ? []
    : [{ label: labels.owing_cents, value: formatMoney(invoice.owing_cents ?? 0) }]),
]
