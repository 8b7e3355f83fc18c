import * as z from 'zod'

/**
 * How much undecided work a client’s rate card, or the standard one, is for; all zero for what subcontractors and drivers
 * are paid. Null where the viewer may not see all of it.
 */
export const RateCardWork = z
  .object({
    /** Not answered yet. */
    quotes: z.number().nullable(),
    /** Neither done nor cancelled. */
    jobs: z.number().nullable(),
    /** Not approved yet. */
    dockets: z.number().nullable(),
  })
  .meta({ id: 'RateCardWork' })
export type RateCardWork = z.output<typeof RateCardWork>
