import { formatMoney } from '#shared/money.ts'
import type { TotalRow } from '#ui/lines/TotalsList.tsx'
import { quoteLabels as labels, quoteLineLabels } from '../rules/quote-labels.ts'
import type { Margin } from '../rules/quote-margin.ts'
import type { Totals } from '../rules/quote-totals.ts'
import { marginWords } from '../rules/quote-words.ts'

/** A quote's totals as shown below its lines. `margin`: for those who see it. */
export const totalRows = (
  { subtotal_cents, discount_cents, gst_cents, total_cents }: Totals,
  { gst_applies, margin }: { gst_applies: number; margin: Margin | null },
): TotalRow[] => [
  ...(margin === null
    ? []
    : [{ label: quoteLineLabels.margin, value: marginWords(margin), isBad: margin.cents < 0 }]),
  { label: labels.subtotal_cents, value: formatMoney(subtotal_cents) },
  ...(discount_cents === 0 ? [] : [{ label: labels.discount_value, value: formatMoney(-discount_cents) }]),
  { label: labels.gst_cents, value: gst_applies ? formatMoney(gst_cents) : 'None' },
  { label: labels.total_cents, value: formatMoney(total_cents), grand: true },
]
