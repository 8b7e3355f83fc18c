import { keptSettings } from '#platform/server/kept-settings.ts'
import type { QuoteSettings } from '../contract/settings.ts'

/** Saving changes what is named; quotes that were made before keep theirs. */
export const { read: readQuoteSettings, save: saveQuoteSettings } = keptSettings<QuoteSettings>({
  key: 'quotes',
  record_type: 'quote_settings',
  label: 'Quote settings',
  usual: {
    validity_days: 30,
    terms_text: null,
    footer_text: null,
    show_line_prices: 1,
    gst_rule: 'total_invoice',
    approval_threshold_cents: null,
    margin_floor_percent: null,
    reminder_days: [3, 7],
  },
})
