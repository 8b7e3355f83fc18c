import * as z from 'zod'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { yesNo } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { chargeUnits } from '#shared/units.ts'
import { jobLabels } from '../rules/job-labels.ts'
import { outcomes } from '../rules/quoted-plan.ts'

/** The days that the job would run; both are required, and asked for once the quote is found. */
export const QuotedPlanQuery = z.object({
  start_date: optionalLocalDate(jobLabels.start_date),
  end_date: optionalLocalDate(jobLabels.end_date),
})

export type QuotedPlanQuery = z.output<typeof QuotedPlanQuery>

/** What an accepted quote would become, line by line. */
export const QuotedPlan = z
  .object({
    /** Of the quote. */
    version: z.number(),
    work_days: z.number(),
    lines: z.array(
      z.object({
        quote_line_id: z.number(),
        description: z.string(),
        unit: z.enum(chargeUnits),
        quantity: z.number(),
        min_quantity: z.number().nullable(),
        unit_price_cents: seenBy(z.number(), 'quotes:prices'),
        becomes: z.enum(outcomes),
        days: z.number().nullable(),
        asks: z.number(),
        float: z.string().nullable(),
        why: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'QuotedPlan' })
export type QuotedPlan = z.output<typeof QuotedPlan>

/** The preview that a job is made by: the quote's version in it, and on how many days each machine comes. */
export const AgreedPlan = z.object(
  {
    version: z.number().int(),
    days: z
      .array(
        z.object({
          quote_line_id: z.number().int().positive(),
          days: z
            .number('Days must be a number.')
            .int('Days must be a whole number.')
            .min(1, 'Enter at least one day.'),
        }),
      )
      .max(500),
    /** Whether each float gets an order, or is only charged. */
    floats: z
      .array(z.object({ quote_line_id: z.number().int().positive(), order: yesNo() }))
      .max(500)
      .default([]),
  },
  'What the lines become could not be read. Close this and try again.',
)
export type AgreedPlan = z.output<typeof AgreedPlan>
