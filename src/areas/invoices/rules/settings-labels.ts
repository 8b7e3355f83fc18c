import type { Labels } from '#shared/labels.ts'

export const invoiceSettingsLabels = {
  gst_rule: 'GST rounding',
  approval_threshold_cents: 'Approval above',
  footer_text: 'Footer',
  reminder_days: 'Remind the client',
} as const satisfies Labels
