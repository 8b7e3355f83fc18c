import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { docketLineKinds } from './choices.ts'

/** What a docket charges. */
export const priced = <S extends z.ZodType>(schema: S) => seenBy(schema, 'dockets:prices')

export const Explanation = z
  .object({
    /** The least that a day is charged for. */
    minimum: z.string().nullable(),
    steps: z.array(z.string()),
    /** What led to the price; their cents add up to the amount. Absent on older lines. */
    price_steps: priced(z.array(z.object({ words: z.string(), cents: z.number() }))),
  })
  .meta({ id: 'DocketExplanation' })

export const DocketLine = z
  .object({
    id: z.number(),
    position: z.number(),
    kind: z.enum(docketLineKinds),
    product_id: z.number().nullable(),
    description: z.string(),
    unit: z.enum(chargeUnits),
    quantity_computed: z.number(),
    quantity_agreed: z.number(),
    /** Why the agreed quantity differs from the computed one. */
    reason: z.string().nullable(),
    explanation: Explanation,
    is_billable: z.number(),
    gst_code: z.enum(gstCodes),
    /** null while unpriced. */
    unit_price_cents: priced(z.number().nullable()),
    price_source: priced(z.string().nullable()),
    /** The rates that fit its loads equally well; null without a choice. */
    choices: priced(
      z
        .object({
          loads: z.array(z.number()),
          rates: z.array(
            z.object({
              job_rate_id: z.number(),
              description: z.string(),
              unit: z.enum(chargeUnits),
              quantity_computed: z.number(),
              /** null for a rate the job no longer has. */
              unit_price_cents: z.number().nullable(),
            }),
          ),
        })
        .nullable(),
    ),
    job_rate_id: priced(z.number().nullable()),
  })
  .meta({ id: 'DocketLine' })
export type DocketLine = z.output<typeof DocketLine>
