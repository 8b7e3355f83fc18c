import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import {
  attachmentUnits,
  dayTypePricing,
  dayTypes,
  roundModes,
  tollModes,
  travelModes,
} from './term-choices.ts'
import { termFields } from './terms.ts'

/** A surcharge by day type in an answer. */
const DayTypeTerm = z
  .object({
    day_type: z.enum(dayTypes),
    from: z.string().nullable(),
    to: z.string().nullable(),
    pricing: z.enum(dayTypePricing),
    /** Cents an hour, or a factor for a multiplier. */
    value: z.number(),
    on_top: z.literal([0, 1]),
    min_hours: z.number().nullable(),
  })
  .meta({ id: 'DayTypeTerm' })
export type DayTypeTerm = z.output<typeof DayTypeTerm>

/** What a late cancellation is charged, in an answer. */
const CancellationTerm = z
  .object({
    notice_hours: z.number(),
    charge_hours: z.number(),
    far_km: z.number().nullable(),
    far_charge_hours: z.number().nullable(),
  })
  .meta({ id: 'CancellationTerm' })

/** What an attachment costs, in an answer. */
const AttachmentTermShown = z
  .object({
    attachment_id: z.number(),
    name: z.string(),
    unit: z.enum(attachmentUnits),
    rate_cents: z.number(),
    min_hours: z.number(),
  })
  .meta({ id: 'AttachmentTermShown' })

/** What is agreed only with a rate: it differs from machine to machine. */
const ofRates = {
  min_hours: true,
  standby_rate_cents: true,
  included_hours_day: true,
  included_hours_week: true,
  excess_rate_cents: true,
  float_rate_cents: true,
  attachments: true,
} as const

/** Terms in an answer, each as its field holds it. */
export const TermsShown = z
  .object({
    min_hours: z.number().nullable(),
    round_minutes: z.number(),
    round_mode: z.enum(roundModes),
    grace_minutes: z.number(),
    standby_percent: z.number(),
    standby_rate_cents: z.number().nullable(),
    day_types: z.array(DayTypeTerm),
    no_start_hours: z.number(),
    wet_weather_hours: z.number(),
    wet_weather_on_site_hours: z.number(),
    cancellation: z.array(CancellationTerm),
    travel_mode: z.enum(travelModes).nullable(),
    travel_rate_cents: z.number().nullable(),
    included_hours_day: z.number().nullable(),
    included_hours_week: z.number().nullable(),
    excess_rate_cents: z.number().nullable(),
    float_rate_cents: z.number().nullable(),
    float_two_way_above_t: z.number().nullable(),
    float_two_way_under_hours: z.number().nullable(),
    attachments: z.array(AttachmentTermShown),
    levy_applies: z.literal([0, 1]),
    toll_mode: z.enum(tollModes).nullable(),
    toll_margin_percent: z.number(),
    toll_flat_cents: z.number().nullable(),
  })
  .meta({ id: 'TermsShown' })
export type TermsShown = z.output<typeof TermsShown>

/** What every rate says unless its card, its own terms or its quote say otherwise. */
export const PricingSettings = TermsShown.omit(ofRates).meta({ id: 'PricingSettings' })
export type PricingSettings = z.output<typeof PricingSettings>

/** The form's fields. */
export const PricingSettingsFields = termFields.omit(ofRates)

export const PricingSettingsPatch = PricingSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'PricingSettingsPatch' })
export type PricingSettingsPatch = z.output<typeof PricingSettingsPatch>

/** The settings as their form uses them; version 0 until first saved. */
export const SavedPricingSettings = PricingSettings.extend({ version: firstVersion }).meta({
  id: 'SavedPricingSettings',
})
export type SavedPricingSettings = z.output<typeof SavedPricingSettings>
