import type { Labels } from '#shared/labels.ts'

export const invoiceSettingsLabels = {
  gst_rule: 'GST is rounded',
  approval_threshold_cents: 'Approval above',
  footer_text: 'Footer',
  reminder_days: 'Remind the client',
} as const satisfies Labels
