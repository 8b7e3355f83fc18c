import * as z from 'zod'
import { billingDefaults, billingFields, billingSettings } from '#areas/quotes/contract/billing-settings.ts'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { optionalText } from '#platform/contract/fields.ts'
import { invoiceSettingsLabels } from '../rules/settings-labels.ts'

/** Defaults and limits for invoices. */
export const InvoiceSettings = z
  .object({ ...billingSettings, footer_text: z.string().nullable() })
  .meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.output<typeof InvoiceSettings>

/** The form's fields. Reminders count from the due date: -3 is three days before. */
export const InvoiceSettingsFields = z.object({
  ...billingFields(invoiceSettingsLabels, { days: { min: -30, max: 120 }, max: 10 }),
  footer_text: optionalText(invoiceSettingsLabels.footer_text, { max: 2000 }),
})

export const InvoiceSettingsPatch = InvoiceSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'InvoiceSettingsPatch' })
export type InvoiceSettingsPatch = z.output<typeof InvoiceSettingsPatch>

/** The settings as a new invoice uses them. */
export const InvoiceDefaults = InvoiceSettings.extend(billingDefaults).meta({ id: 'InvoiceDefaults' })
export type InvoiceDefaults = z.output<typeof InvoiceDefaults>
