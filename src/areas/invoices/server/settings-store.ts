import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { InvoiceSettings } from '../contract/settings.ts'

/** Saving changes only the named settings; existing drafts keep their rounding rule. */
export const {
  read: readInvoiceSettings,
  save: saveInvoiceSettings,
  record: invoiceSettingsRecord,
} = settingsStore<InvoiceSettings>({
  key: 'invoices',
  record_type: 'invoice_settings',
  title: 'Invoice settings',
  path: '/dashboard/invoices/settings',
  rights: { read: 'invoices:write', write: 'invoices:settings' },
  usual: {
    gst_rule: 'total_invoice',
    approval_threshold_cents: null,
    reminder_days: [-3, 1, 7, 14, 30],
    footer_text: null,
  },
})
