import * as z from 'zod'
import { matrixStates } from './matrix-states.ts'

/** An order of a job, with who does it and how far it is. */
export const MatrixOrder = z
  .object({
    id: z.number(),
    order_no: z.string(),
    /** Its requirement and its place among the orders of a day: orders of one row have both in common. */
    job_requirement_id: z.number(),
    slot_no: z.number(),
    category: z.string(),
    work_date: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    state: z.enum(matrixStates),
    needs_driver: z.number(),
    /** What is booked, by name; null without any. */
    assets: z.string().nullable(),
    /** Which of them cannot go out, as on the order: `EX-12 is off road`. */
    off_road: z.string().nullable(),
    drivers: z.string().nullable(),
    /** Whose the machines are, if not ours. */
    subcontractor: z.string().nullable(),
    /** The order that took over when its machine broke down. */
    replaced_by_id: z.number().nullable(),
  })
  .meta({ id: 'MatrixOrder' })
export type MatrixOrder = z.output<typeof MatrixOrder>

/** A job’s orders less those moved, by requirement, slot and day; none for people who are only booked on them. */
export const OrderMatrix = z.object({ orders: z.array(MatrixOrder) }).meta({ id: 'OrderMatrix' })
export type OrderMatrix = z.output<typeof OrderMatrix>
