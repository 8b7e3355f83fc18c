import * as z from 'zod'

/** Day types in order of precedence: of those with a rule, the first that a time belongs to prices it. */
export const dayTypes = ['public_holiday', 'sunday', 'saturday', 'night'] as const
export type DayType = (typeof dayTypes)[number]
export const dayTypeWords = {
  public_holiday: 'Public holiday',
  sunday: 'Sunday',
  saturday: 'Saturday',
  night: 'Night',
} as const satisfies Record<DayType, string>

export const dayTypePricing = ['rate', 'per_hour', 'multiplier'] as const
export const roundModes = ['up', 'nearest'] as const
export const travelModes = [
  'none',
  'flat',
  'hourly_one_way',
  'hourly_return',
  'first_and_last_day',
  'km',
] as const
export const tollModes = ['none', 'actual', 'flat'] as const

/** Cents, at most two decimals of a cent. */
const price = z
  .number()
  .min(0)
  .max(999_999_999)
  .refine((value) => Number(value.toFixed(2)) === value)
const hours = z
  .number()
  .min(0)
  .max(24)
  .refine((value) => Number(value.toFixed(2)) === value)
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How time of one day type is priced. Night lasts from one time of day to another, usually past midnight. */
export const DayTypeRule = z
  .object({
    day_type: z.enum(dayTypes),
    /** Night only. */
    from: timeOfDay.nullable().default(null),
    to: timeOfDay.nullable().default(null),
    pricing: z.enum(dayTypePricing),
    /** Cents an hour, or a factor for a multiplier (1.5), with at most two decimals. */
    value: price,
    /** Added to what the next day type charges instead of replacing it. */
    on_top: z.boolean().default(false),
    /** Null: the rate's own minimum. */
    min_hours: hours.nullable().default(null),
  })
  .meta({ id: 'DayTypeRule' })
export type DayTypeRule = z.output<typeof DayTypeRule>

/** What is charged when a client cancels with less notice than so many hours. */
export const CancellationWindow = z
  .object({
    notice_hours: z.number().min(0).max(168),
    charge_hours: hours,
    /** Charged instead where the site is farther than `far_km` from the depot. */
    far_km: z.number().min(0).max(2000).nullable().default(null),
    far_charge_hours: hours.nullable().default(null),
  })
  .meta({ id: 'CancellationWindow' })

export const AttachmentTerm = z
  .object({
    attachment_id: z.number(),
    name: z.string().max(120),
    unit: z.enum(['hour', 'day']),
    rate_cents: price,
    min_hours: hours.default(1),
  })
  .meta({ id: 'AttachmentTerm' })

/** Everything a rate says besides its unit and price. Parsing `{}` gives the usual terms. */
export const RateTerms = z
  .object({
    min_hours: hours.nullable().default(null),
    round_minutes: z.number().int().min(1).max(60).default(15),
    round_mode: z.enum(roundModes).default('up'),
    /** Minutes over a step that are not rounded up. */
    grace_minutes: z.number().int().min(0).max(30).default(0),
    standby_percent: percent.default(50),
    /** Per hour; takes the place of the percentage. */
    standby_rate_cents: price.nullable().default(null),
    day_types: z.array(DayTypeRule).max(8).default([]),
    no_start_hours: hours.default(2),
    wet_weather_hours: hours.default(2),
    /** Where the machine was on site already. */
    wet_weather_on_site_hours: hours.default(4),
    cancellation: z.array(CancellationWindow).max(8).default([]),
    /** Null: nothing was agreed, so that travel is flagged. `none`: agreed to be free of charge. */
    travel_mode: z.enum(travelModes).nullable().default(null),
    /** Per hour, km or trip; null by the hour: the hire rate. */
    travel_rate_cents: price.nullable().default(null),
    /** Dry hire: meter hours that one day (8) or week (40) includes; null: the meter is not charged. */
    included_hours: z.number().min(0).max(168).nullable().default(null),
    excess_rate_cents: price.nullable().default(null),
    /** One way. */
    float_rate_cents: price.nullable().default(null),
    float_two_way_above_t: z.number().min(0).max(500).nullable().default(12),
    float_two_way_under_hours: z.number().min(0).max(1000).nullable().default(24),
    attachments: z.array(AttachmentTerm).max(50).default([]),
    levy_applies: z.boolean().default(false),
    /** Null: nothing was agreed, so that tolls are flagged. */
    toll_mode: z.enum(tollModes).nullable().default(null),
    toll_margin_percent: percent.default(0),
    toll_flat_cents: price.nullable().default(null),
  })
  .meta({ id: 'RateTerms' })
export type RateTerms = z.output<typeof RateTerms>
