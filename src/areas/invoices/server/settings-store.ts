import { keptSettings } from '#platform/server/kept-settings.ts'
import type { InvoiceSettings } from '../contract/settings.ts'

export const {
  read: readInvoiceSettings,
  lock: lockInvoiceSettings,
  write: writeInvoiceSettings,
} = keptSettings<InvoiceSettings>('invoices', {
  gst_rule: 'total_invoice',
  approval_threshold_cents: null,
  reminder_days: [-3, 1, 7, 14, 30],
  footer_text: null,
})
