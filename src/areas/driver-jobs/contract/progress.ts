import * as z from 'zod'
import { DocketLoad } from '#areas/dockets/contract/docket.ts'
import { shortDayKinds } from '#areas/dockets/contract/choices.ts'
import { RestrictedMaterial } from '#areas/tip-sites/contract/restricted-material.ts'
import { checklistStates, driverJobStatuses, loadStatuses, timeKinds } from './choices.ts'

/** A stretch of the driver's day; running while it has no end. */
export const TimeEntry = z
  .object({
    kind: z.enum(timeKinds),
    started_at: z.string(),
    ended_at: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'TimeEntry' })
export type TimeEntry = z.output<typeof TimeEntry>

export const Load = z
  .object({
    /** Generated on the phone, like the name of the ticket's photo. */
    client_load_id: z.string(),
    ...DocketLoad.shape,
    /** Where it was tipped, if a tip site was chosen. */
    tip_site_id: z.number().nullable(),
    ticket_file: z.string().nullable(),
    status: z.enum(loadStatuses),
  })
  .meta({ id: 'Load' })
export type Load = z.output<typeof Load>

const instant = z.string().nullable()

/** A driver job's progress: computed from its steps alone, the same on server and phone. */
export const Progress = z
  .object({
    status: z.enum(driverJobStatuses),
    seen_at: instant,
    accepted_at: instant,
    declined_at: instant,
    decline_reason: z.string().nullable(),
    travel_at: instant,
    on_site_at: instant,
    started_at: instant,
    finished_at: instant,
    signed_at: instant,
    closed_at: instant,
    /** Why no one worked, on a day on which the driver did not get to; he finished when he said so. */
    short_day: z.enum(shortDayKinds).nullable(),
    /** The driver's declaration; null before. */
    is_fit: z.number().nullable(),
    fit_at: instant,
    /** The office cleared a driver who had declared not fit. */
    is_cleared: z.number(),
    /** The other driver job's order on which the driver declared not fit, while that applies here too. */
    not_fit_on: z.string().nullable(),
    /** Why the job’s work stops: it is on hold, or waits for a check. Null while it goes on. */
    job_stop: z.string().nullable(),
    /** Why the machine is off the road; null when it is not, or the office allows the driver to use it. */
    off_road: z.string().nullable(),
    checklist: z.enum(checklistStates),
    /** The order as sent or last changed, and as the driver agreed to it. */
    order_version: z.number(),
    order_version_seen: z.number().nullable(),
    entries: z.array(TimeEntry),
    loads: z.array(Load),
    /** The materials that need a record in the Waste Tracker. */
    tracked_materials: z.array(z.string()),
    /** The materials with PFAS or asbestos, and where they may go. */
    restricted_materials: z.array(RestrictedMaterial),
    /** The machine's last readings before all that; null when unknown. */
    smu_last: z.number().nullable(),
    odometer_last: z.number().nullable(),
    smu_start: z.number().nullable(),
    smu_finish: z.number().nullable(),
    odometer_start: z.number().nullable(),
    odometer_finish: z.number().nullable(),
    operator_comment: z.string().nullable(),
    /** The latest time of a step: none counts as earlier than the one before it. */
    last_at: instant,
  })
  .meta({ id: 'DriverJobProgress' })
export type Progress = z.output<typeof Progress>
