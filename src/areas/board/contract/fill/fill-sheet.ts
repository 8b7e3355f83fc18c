import * as z from 'zod'
import { Candidate, Reason } from '#areas/scheduler/contract/booking.ts'
import { certainties } from '#areas/scheduler/contract/choices.ts'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'

/** What is booked, how firmly, and what speaks against it now. */
const booked = z.object({
  id: z.number(),
  name: z.string(),
  certainty: z.enum(certainties),
  reasons: z.array(Reason),
})

/** An order of a job that is still ahead, with what is booked on it. */
const FillOrder = z
  .object({
    id: z.number(),
    order_no: z.string(),
    order_status: z.enum(orderStatuses),
    /** Its requirement and its place among the orders of a day: the row that it is in. */
    row: z.string(),
    category: z.string(),
    work_date: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    needs_driver: z.number(),
    asset: booked.nullable(),
    driver: booked.nullable(),
    version: z.number(),
  })
  .meta({ id: 'FillOrder' })
export type FillOrder = z.output<typeof FillOrder>

/** A job’s orders from today on, by row and day. */
export const FillSheet = z
  .object({
    job_no: z.string(),
    title: z.string(),
    client: z.string(),
    suburb: z.string().nullable(),
    orders: z.array(FillOrder),
  })
  .meta({ id: 'FillSheet' })
export type FillSheet = z.output<typeof FillSheet>

/** A machine or driver for the orders of a row, ranked for the first, with the objections on each. */
export const RowCandidate = Candidate.pick({ id: true, name: true, why_ranked: true })
  .extend({
    orders: z.array(z.object({ job_item_id: z.number(), reasons: z.array(Reason) })),
  })
  .meta({ id: 'RowCandidate' })
export type RowCandidate = z.output<typeof RowCandidate>
