import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { driverJobStatuses } from './choices.ts'

/** A driver firmly booked on a confirmed order of a day, and whether they have the job. */
export const DayDriver = z
  .object({
    booking_id: z.number(),
    driver_id: z.number(),
    driver: z.string(),
    /** To call a driver whom the app does not reach. */
    mobile: z.string().nullable(),
    /** The driver has an approved account, and so is told in the app. */
    has_account: z.number(),
    order_id: z.number(),
    order_no: z.string(),
    client: z.string(),
    site_suburb: z.string(),
    starts_at: z.string(),
    asset: z.string().nullable(),
    /** What booked plant cannot go out, and why, as on the order: `EX-12 is off road`. */
    off_road: z.string().nullable(),
    /** Why the driver or the machine may not work that day, unless somebody allowed it: `Dan Okafor: Driver licence is expired`. */
    may_not_work: z.array(z.string()),
    /** Of the latest driver job of the booking. */
    driver_job_id: z.number().nullable(),
    status: z.enum(driverJobStatuses).nullable(),
    /** What the answer is worth now: `Sent` again where the order changed after it was accepted. */
    answer_status: z.enum(driverJobStatuses).nullable(),
  })
  .meta({ id: 'DayDriver' })
export type DayDriver = z.output<typeof DayDriver>

export const DayDrivers = z
  .object({
    day: z.string(),
    drivers: z.array(DayDriver),
    /** Filled orders of the day that are not confirmed yet: their drivers get nothing. */
    to_confirm: z.number(),
  })
  .meta({ id: 'DayDrivers' })
export type DayDrivers = z.output<typeof DayDrivers>

export const dayQuery = z.object({ day: localDate('Day').optional() })
export const SendDayInput = z.object({ day: localDate('Day') }).meta({ id: 'SendDayInput' })

const Told = DayDriver.pick({
  booking_id: true,
  driver: true,
  mobile: true,
  has_account: true,
  order_no: true,
  off_road: true,
})

/** Who got the job just now, and who did not and why. */
export const SentDay = z
  .object({ sent: z.array(Told), not_sent: z.array(Told.extend({ why: z.string() })) })
  .meta({ id: 'SentDay' })
export type SentDay = z.output<typeof SentDay>
