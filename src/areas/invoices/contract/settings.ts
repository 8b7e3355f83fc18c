import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { optionalCents, optionalText, wholeNumber } from '#platform/contract/fields.ts'
import { gstRules } from '#shared/gst.ts'
import { invoiceSettingsLabels as labels } from '../rules/settings-labels.ts'

/** Defaults and limits for invoices. */
export const InvoiceSettings = z
  .object({
    gst_rule: z.enum(gstRules),
    /** Above this total (with GST) someone other than its maker approves; null: never. */
    approval_threshold_cents: z.number().nullable(),
    /** Days from the due date on which the client is reminded: -3 is three days before. */
    reminder_days: z.array(z.number()),
    footer_text: z.string().nullable(),
  })
  .meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.output<typeof InvoiceSettings>

/** The form's fields. */
export const InvoiceSettingsFields = z.object({
  gst_rule: z.enum(gstRules, 'Choose how GST is rounded.'),
  approval_threshold_cents: optionalCents(labels.approval_threshold_cents),
  reminder_days: z
    .array(wholeNumber('A reminder', { min: -30, max: 120 }))
    .max(10, 'Up to ten reminders.')
    .refine((days) => new Set(days).size === days.length, 'Enter each day once.'),
  footer_text: optionalText(labels.footer_text, { max: 2000 }),
})

export const InvoiceSettingsPatch = InvoiceSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'InvoiceSettingsPatch' })
export type InvoiceSettingsPatch = z.output<typeof InvoiceSettingsPatch>

/** The settings as a new invoice uses them. */
export const InvoiceDefaults = InvoiceSettings.extend({
  version: firstVersion,
  /** Whether the company charges GST at all. */
  gst_registered: z.number(),
}).meta({ id: 'InvoiceDefaults' })
export type InvoiceDefaults = z.output<typeof InvoiceDefaults>
