import * as z from 'zod'

/** What the driver had answered when they were taken off. */
export const toldStates = ['sent', 'accepted', 'declined'] as const

/** A driver who was taken off a confirmed order. */
export const CancelledDriver = z
  .object({
    /** The booking that was released. */
    id: z.number(),
    driver_id: z.number(),
    driver: z.string(),
    job_item_id: z.number(),
    order_no: z.string(),
    job_id: z.number(),
    job: z.string(),
    client: z.string(),
    suburb: z.string().nullable(),
    starts_at: z.string(),
    released_at: z.string(),
    /** Null for what the system released. */
    released_by: z.string().nullable(),
    reason: z.string(),
    /** Before the start; negative after it. */
    notice_minutes: z.number(),
    told: z.enum(toldStates),
  })
  .meta({ id: 'CancelledDriver' })
export type CancelledDriver = z.output<typeof CancelledDriver>
