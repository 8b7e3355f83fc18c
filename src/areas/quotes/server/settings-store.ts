import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { QuoteSettings } from '../contract/settings.ts'

/** Saving changes only the named settings; existing quotes keep theirs. */
export const {
  read: readQuoteSettings,
  save: saveQuoteSettings,
  record: quoteSettingsRecord,
} = settingsStore<QuoteSettings>({
  key: 'quotes',
  record_type: 'quote_settings',
  title: 'Quote settings',
  path: '/dashboard/quotes/settings',
  rights: { read: 'quotes:read', write: 'quotes:settings' },
  usual: {
    validity_days: 30,
    show_line_prices: 1,
    gst_rule: 'total_invoice',
    approval_threshold_cents: null,
    margin_floor_percent: null,
    reminder_days: [3, 7],
  },
})
