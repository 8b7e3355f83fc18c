import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import {
  optionalCents,
  optionalPercent,
  optionalText,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import { gstRules } from '#shared/gst.ts'
import { quoteSettingsLabels as labels } from '../rules/settings-labels.ts'

/** Defaults and limits for quotes. */
export const QuoteSettings = z
  .object({
    validity_days: z.number(),
    terms_text: z.string().nullable(),
    footer_text: z.string().nullable(),
    show_line_prices: z.number(),
    gst_rule: z.enum(gstRules),
    /** Above this total (with GST) a quote needs approval; null: never. */
    approval_threshold_cents: z.number().nullable(),
    /** So does one below this margin; null: never. */
    margin_floor_percent: z.number().nullable(),
    /** Days after sending on which an unanswered client is reminded; none: never, not even before it expires. */
    reminder_days: z.array(z.number()),
  })
  .meta({ id: 'QuoteSettings' })
export type QuoteSettings = z.output<typeof QuoteSettings>

/** The form's fields. */
export const QuoteSettingsFields = z.object({
  validity_days: wholeNumber(labels.validity_days, { min: 1, max: 365 }),
  terms_text: optionalText(labels.terms_text, { max: 20_000, lines: 400 }),
  footer_text: optionalText(labels.footer_text, { max: 2000 }),
  show_line_prices: yesNo(),
  gst_rule: z.enum(gstRules, 'Choose how GST is rounded.'),
  approval_threshold_cents: optionalCents(labels.approval_threshold_cents),
  margin_floor_percent: optionalPercent(labels.margin_floor_percent),
  reminder_days: z
    .array(wholeNumber('A reminder', { min: 1, max: 60 }))
    .max(5, 'Up to five reminders.')
    .refine((days) => new Set(days).size === days.length, 'Enter each day once.'),
})

export const QuoteSettingsPatch = QuoteSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'QuoteSettingsPatch' })
export type QuoteSettingsPatch = z.output<typeof QuoteSettingsPatch>

/** The settings as a new quote uses them. */
export const QuoteDefaults = QuoteSettings.extend({
  version: firstVersion,
  /** Whether the company charges GST at all. */
  gst_registered: z.number(),
}).meta({ id: 'QuoteDefaults' })
export type QuoteDefaults = z.output<typeof QuoteDefaults>
