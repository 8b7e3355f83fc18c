import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { optionalPercent, wholeNumber, yesNo } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { quoteSettingsLabels as labels } from '../rules/settings-labels.ts'
import { billingDefaults, billingFields, billingSettings } from './billing-settings.ts'

/** Defaults and limits for quotes. */
export const QuoteSettings = z
  .object({
    ...billingSettings,
    validity_days: z.number(),
    show_line_prices: z.number(),
    /** A quote below this margin needs approval too; null: never. */
    margin_floor_percent: z.number().nullable(),
  })
  .meta({ id: 'QuoteSettings' })
export type QuoteSettings = z.output<typeof QuoteSettings>

/** The form's fields. Reminders count from the day of sending. */
export const QuoteSettingsFields = z.object({
  ...billingFields(labels, { days: { min: 1, max: 60 }, max: 5 }),
  validity_days: wholeNumber(labels.validity_days, { min: 1, max: 365 }),
  show_line_prices: yesNo(),
  margin_floor_percent: optionalPercent(labels.margin_floor_percent),
})

export const QuoteSettingsPatch = QuoteSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'QuoteSettingsPatch' })
export type QuoteSettingsPatch = z.output<typeof QuoteSettingsPatch>

/** The settings as a new quote uses them; the limits are for those who set them. */
export const QuoteDefaults = QuoteSettings.extend({
  ...billingDefaults,
  terms_id: z.number().nullable(),
  footer_id: z.number().nullable(),
  approval_threshold_cents: seenBy(billingSettings.approval_threshold_cents, 'quotes:settings'),
  margin_floor_percent: seenBy(QuoteSettings.shape.margin_floor_percent, 'quotes:settings'),
}).meta({ id: 'QuoteDefaults' })
export type QuoteDefaults = z.output<typeof QuoteDefaults>
