import * as z from 'zod'
import { chargeUnits } from '#shared/units.ts'

/** The price that an order takes with it, as it was when it was planned. */
export const RateSnapshot = z
  .object({
    unit: z.enum(chargeUnits),
    /** In cents, at most two decimals of one; null where nobody has said a price. */
    unit_price_cents: z.number().nullable(),
    min_hours: z.number().nullable(),
    round_minutes: z.number(),
    /** Where the price comes from, in words: 'Quote Q-000123, line 2'; 'none' without a price. */
    source: z.string(),
    /** The rate of the job that it is, where it is one. */
    job_rate_id: z.number().optional(),
  })
  .meta({ id: 'RateSnapshot' })
export type RateSnapshot = z.output<typeof RateSnapshot>
