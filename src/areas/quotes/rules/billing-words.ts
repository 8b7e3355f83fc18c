import type { GstRule } from '#shared/gst.ts'
import { plural } from '#shared/text.ts'

/** Where GST is rounded, on a quote or an invoice. */
export const gstRuleWords = (document: 'quote' | 'invoice'): Readonly<Record<GstRule, string>> => ({
  total_invoice: `Once, on the whole ${document}`,
  taxable_supply: 'On each line',
})

/** `3 days before`, `1 day after`. */
export function reminderDay(day: number): string {
  if (day === 0) return 'On the due date'
  return `${plural(Math.abs(day), 'day')} ${day < 0 ? 'before' : 'after'}`
}
