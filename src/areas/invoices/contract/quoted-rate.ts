import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'
import { chargeUnits } from '#shared/units.ts'

/** What was quoted or agreed for an invoice's job, is billed by hand, and is on no docket or invoice yet. */
export const QuotedRate = z
  .object({
    /** Of the job's rate. */
    id: z.number(),
    description: z.string(),
    unit: z.enum(chargeUnits),
    /** What is left of it. */
    quantity: z.number(),
    unit_price_cents: seenBy(z.number(), 'jobs:rates'),
    /** What that comes to. */
    left_cents: seenBy(z.number(), 'jobs:rates'),
    /** Of a fixed price, which progress claims may bill in parts, all that was agreed; null for any other. */
    agreed_cents: seenBy(z.number().nullable(), 'jobs:rates'),
  })
  .meta({ id: 'QuotedRate' })
export type QuotedRate = z.output<typeof QuotedRate>
