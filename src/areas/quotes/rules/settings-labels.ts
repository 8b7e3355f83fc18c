import type { Labels } from '#shared/labels.ts'
import { quoteLabels } from './quote-labels.ts'

export const quoteSettingsLabels = {
  validity_days: 'Valid for',
  gst_rule: quoteLabels.gst_rule,
  show_line_prices: quoteLabels.show_line_prices,
  approval_threshold_cents: 'Approval above',
  margin_floor_percent: 'Minimum margin',
  reminder_days: 'Remind the client',
} as const satisfies Labels
