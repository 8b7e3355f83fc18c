import * as z from 'zod'
import type { RateTerms } from '#areas/rates/contract/terms.ts'
import { chargeUnits } from '#shared/units.ts'

/** The price copied to an order when it was planned. */
export const RateSnapshot = z
  .object({
    unit: z.enum(chargeUnits),
    /** In cents, with at most two decimals; null when unpriced. */
    unit_price_cents: z.number().nullable(),
    min_hours: z.number().nullable(),
    /** The least of a day for hire by the load, tonne, cubic metre or kilometre, if any. */
    min_quantity: z.number().optional(),
    round_minutes: z.number(),
    /** Where the price comes from, in words: 'Quote Q-000123, line 2'; 'none' without a price. */
    source: z.string(),
    /** What was accepted or agreed at that price, in its own words. */
    description: z.string().optional(),
    /** The job rate it comes from, if any. */
    job_rate_id: z.number().optional(),
    /** The product it is for, where it comes from a rate card. */
    product_id: z.number().optional(),
  })
  .meta({ id: 'RateSnapshot' })
export type RateSnapshot = z.output<typeof RateSnapshot>

/** With what is charged besides the price; absent on orders planned before terms were copied to them. */
export type PlannedRate = RateSnapshot & { terms?: RateTerms }
