import * as z from 'zod'
import { optionalLocalTime } from '#platform/contract/date-fields.ts'
import {
  decimal,
  oneOf,
  optionalDecimal,
  optionalOneOf,
  optionalUnitPrice,
  percent,
  reference,
  unitPrice,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import {
  attachmentTermLabels,
  cancellationLabels,
  dayTypeLabels,
  termLabels as labels,
} from '../rules/term-labels.ts'
import {
  attachmentUnits,
  dayTypePricing,
  dayTypes,
  roundModes,
  tollModes,
  travelModes,
} from './term-choices.ts'

export { type DayType, dayTypes, dayTypeWords } from './term-choices.ts'

const mostHours = 24

const dayTypeFields = z.object({
  day_type: oneOf(dayTypeLabels.day_type, dayTypes),
  /** Night only. */
  from: optionalLocalTime(dayTypeLabels.from).default(null),
  to: optionalLocalTime(dayTypeLabels.to).default(null),
  pricing: oneOf(dayTypeLabels.pricing, dayTypePricing),
  /** Cents an hour, or a factor for a multiplier (1.5), with at most two decimals. */
  value: unitPrice(dayTypeLabels.value),
  /** Added to what the next day type charges instead of replacing it. */
  on_top: yesNo().default(0),
  /** Null: the rate's own minimum. */
  min_hours: optionalDecimal(dayTypeLabels.min_hours, mostHours).default(null),
})

/** How time of one day type is priced. Night lasts from one time of day to another, usually past midnight. */
export const DayTypeRule = dayTypeFields
  .extend({ on_top: dayTypeFields.shape.on_top.transform(Boolean) })
  .meta({ id: 'DayTypeRule' })
export type DayTypeRule = z.output<typeof DayTypeRule>

/** What is charged when a client cancels with less notice than so many hours. */
export const CancellationWindow = z
  .object({
    notice_hours: decimal(cancellationLabels.notice_hours, 168),
    charge_hours: decimal(cancellationLabels.charge_hours, mostHours),
    /** Charged instead where the site is farther than `far_km` from the depot. */
    far_km: optionalDecimal(cancellationLabels.far_km, 2000).default(null),
    far_charge_hours: optionalDecimal(cancellationLabels.far_charge_hours, mostHours).default(null),
  })
  .meta({ id: 'CancellationWindow' })
export type CancellationWindow = z.output<typeof CancellationWindow>

/** What an attachment costs on top of the machine, at least for so many hours where it is by the hour. */
export const AttachmentTerm = z
  .object({
    attachment_id: reference(attachmentTermLabels.attachment_id),
    /** Its code and name, as the server knows them. */
    name: z.string().max(200).default(''),
    unit: oneOf(attachmentTermLabels.unit, attachmentUnits),
    rate_cents: unitPrice(attachmentTermLabels.rate_cents),
    min_hours: decimal(attachmentTermLabels.min_hours, mostHours).default(1),
  })
  .meta({ id: 'AttachmentTerm' })
export type AttachmentTerm = z.output<typeof AttachmentTerm>

/** What rates may say besides their unit and price, as typed. */
export const termFields = z.object({
  min_hours: optionalDecimal(labels.min_hours, mostHours),
  round_minutes: wholeNumber(labels.round_minutes, { min: 1, max: 60 }),
  round_mode: oneOf(labels.round_mode, roundModes),
  /** Minutes over a step that are not rounded up. */
  grace_minutes: wholeNumber(labels.grace_minutes, { min: 0, max: 30 }),
  standby_percent: percent(labels.standby_percent),
  /** Per hour; takes the place of the percentage. */
  standby_rate_cents: optionalUnitPrice(labels.standby_rate_cents),
  day_types: z.array(dayTypeFields).max(8, 'There are at most 8 surcharges.'),
  no_start_hours: decimal(labels.no_start_hours, mostHours),
  wet_weather_hours: decimal(labels.wet_weather_hours, mostHours),
  /** Where the machine was on site already. */
  wet_weather_on_site_hours: decimal(labels.wet_weather_on_site_hours, mostHours),
  cancellation: z.array(CancellationWindow).max(8, 'There are at most 8 notices.'),
  /** Null: nothing was agreed, so that travel is flagged. `none`: agreed to be free of charge. */
  travel_mode: optionalOneOf(labels.travel_mode, travelModes),
  /** Per hour, km or trip; null by the hour: the hire rate. */
  travel_rate_cents: optionalUnitPrice(labels.travel_rate_cents),
  /** Dry hire: meter hours that a day (8) includes, and a week (40); null: the meter is not charged. */
  included_hours_day: optionalDecimal(labels.included_hours_day, mostHours),
  included_hours_week: optionalDecimal(labels.included_hours_week, 7 * mostHours),
  excess_rate_cents: optionalUnitPrice(labels.excess_rate_cents),
  float_rate_cents: optionalUnitPrice(labels.float_rate_cents),
  float_two_way_above_t: optionalDecimal(labels.float_two_way_above_t, 500),
  float_two_way_under_hours: optionalDecimal(labels.float_two_way_under_hours, 1000),
  attachments: z.array(AttachmentTerm).max(50, 'There are at most 50 attachments.'),
  levy_applies: yesNo(),
  /** Null: nothing was agreed, so that tolls are flagged. */
  toll_mode: optionalOneOf(labels.toll_mode, tollModes),
  toll_margin_percent: percent(labels.toll_margin_percent),
  toll_flat_cents: optionalUnitPrice(labels.toll_flat_cents),
})
export type TypedTerms = z.output<typeof termFields>

const fields = termFields.shape

/** Everything a rate says besides its unit and price, as it is priced by. Parsing `{}` gives the usual terms. */
export const RateTerms = z
  .object({
    min_hours: fields.min_hours.default(null),
    round_minutes: fields.round_minutes.default(15),
    round_mode: fields.round_mode.default('up'),
    grace_minutes: fields.grace_minutes.default(0),
    standby_percent: fields.standby_percent.default(50),
    standby_rate_cents: fields.standby_rate_cents.default(null),
    day_types: z.array(DayTypeRule).default([]),
    no_start_hours: fields.no_start_hours.default(2),
    wet_weather_hours: fields.wet_weather_hours.default(2),
    wet_weather_on_site_hours: fields.wet_weather_on_site_hours.default(4),
    cancellation: fields.cancellation.default([]),
    travel_mode: fields.travel_mode.default(null),
    travel_rate_cents: fields.travel_rate_cents.default(null),
    included_hours_day: fields.included_hours_day.default(null),
    included_hours_week: fields.included_hours_week.default(null),
    excess_rate_cents: fields.excess_rate_cents.default(null),
    float_rate_cents: fields.float_rate_cents.default(null),
    float_two_way_above_t: fields.float_two_way_above_t.default(12),
    float_two_way_under_hours: fields.float_two_way_under_hours.default(24),
    // Of a card and of a rate together there may be more than of one.
    attachments: z.array(AttachmentTerm).default([]),
    levy_applies: fields.levy_applies.default(0).transform(Boolean),
    toll_mode: fields.toll_mode.default(null),
    toll_margin_percent: fields.toll_margin_percent.default(0),
    toll_flat_cents: fields.toll_flat_cents.default(null),
  })
  .meta({ id: 'RateTerms' })
export type RateTerms = z.output<typeof RateTerms>
