import * as z from 'zod'
import { shortDayKinds } from '#areas/dockets/contract/choices.ts'
import { localDate, localTime, optionalLocalTime } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalCents,
  optionalDecimal,
  optionalOneOf,
  optionalReference,
  optionalText,
  reference,
  yesNo,
} from '#platform/contract/fields.ts'
import { chargeUnits } from '#shared/units.ts'
import { loadLabels, partLabels, shiftLabels as labels } from '../rules/shift-labels.ts'
import { partKinds } from './choices.ts'

/** A shift as it is typed. A time of day before its start is the next day's. */
export const Shift = z
  .object({
    client_id: reference(labels.client_id),
    asset_category_id: optionalReference(labels.asset_category_id).default(null),
    /** In place of a category. */
    asset_id: optionalReference(labels.asset_id).default(null),
    job_type: optionalText(labels.job_type, { max: 80 }).default(null),
    date: localDate(labels.date),
    start_time: optionalLocalTime(labels.start_time).default(null),
    finish_time: optionalLocalTime(labels.finish_time).default(null),
    parts: z
      .array(
        z.object({
          kind: oneOf(partLabels.kind, partKinds),
          from: localTime(partLabels.from),
          to: localTime(partLabels.to),
        }),
      )
      .max(12, 'There are at most 12 lines.')
      .default([]),
    loads: z
      .array(
        z.object({
          material: optionalText(loadLabels.material, { max: 120 }).default(null),
          tip_site_id: optionalReference(loadLabels.tip_site_id).default(null),
          net_t: optionalDecimal(loadLabels.net_t, 200).default(null),
          volume_m3: optionalDecimal(loadLabels.volume_m3, 200).default(null),
        }),
      )
      .max(20, 'There are at most 20 loads.')
      .default([]),
    short_day: optionalOneOf(labels.short_day, shortDayKinds).default(null),
    notice_hours: optionalDecimal(labels.notice_hours, 1000).default(null),
    distance_km: optionalDecimal(labels.distance_km, 2000).default(null),
    driven_km: optionalDecimal(labels.driven_km, 2000).default(null),
    is_floated: yesNo().default(0),
    tolls_cents: optionalCents(labels.tolls_cents).default(null),
  })
  .meta({ id: 'Shift' })
export type Shift = z.output<typeof Shift>

/** What a shift costs a client: each line with the steps it follows from, and what nothing charges. */
export const ShiftPrice = z
  .object({
    rate: z.object({
      /** Where it comes from; `none` without one. */
      source: z.string(),
      unit: z.enum(chargeUnits),
      /** In cents, with at most two decimals. */
      rate_cents: z.number().nullable(),
      /** Which rate of a card it is, and why it is this one. */
      why: z.string().nullable(),
    }),
    lines: z.array(
      z.object({
        description: z.string(),
        unit: z.enum(chargeUnits),
        quantity: z.number(),
        unit_price_cents: z.number().nullable(),
        amount_cents: z.number(),
        steps: z.array(z.object({ words: z.string(), cents: z.number() })),
      }),
    ),
    flags: z.array(z.string()),
    /** Kinds of day in the shift that no surcharge is set for: `Sunday: no surcharge set.` */
    without_surcharge: z.array(z.string()),
    /** Before GST. */
    total_cents: z.number(),
  })
  .meta({ id: 'ShiftPrice' })
export type ShiftPrice = z.output<typeof ShiftPrice>
