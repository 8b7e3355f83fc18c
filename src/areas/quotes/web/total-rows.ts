import { formatMoney } from '#shared/money.ts'
import type { TotalRow } from '#ui/lines/TotalsList.tsx'
import { quoteLabels as labels } from '../rules/quote-labels.ts'
import type { Totals } from '../rules/quote-totals.ts'

/** A quote's totals as they stand below its lines. `margin`: in percent, for those who see it. */
export const totalRows = (
  { subtotal_cents, discount_cents, gst_cents, total_cents }: Totals,
  { gst_applies, margin }: { gst_applies: number; margin: number | null },
): TotalRow[] => [
  ...(margin === null ? [] : [{ label: 'Margin', value: `${margin}%` }]),
  { label: labels.subtotal_cents, value: formatMoney(subtotal_cents) },
  ...(discount_cents === 0 ? [] : [{ label: labels.discount_value, value: formatMoney(-discount_cents) }]),
  { label: labels.gst_cents, value: gst_applies ? formatMoney(gst_cents) : 'None' },
  { label: labels.total_cents, value: formatMoney(total_cents), grand: true },
]
