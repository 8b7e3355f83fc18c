import { keptSettings } from '#platform/server/kept-settings.ts'
import type { QuoteSettings } from '../contract/settings.ts'

export const {
  read: readQuoteSettings,
  lock: lockQuoteSettings,
  write: writeQuoteSettings,
} = keptSettings<QuoteSettings>('quotes', {
  validity_days: 30,
  terms_text: null,
  footer_text: null,
  show_line_prices: 1,
  gst_rule: 'total_invoice',
  approval_threshold_cents: null,
  margin_floor_percent: null,
  reminder_days: [3, 7],
})
