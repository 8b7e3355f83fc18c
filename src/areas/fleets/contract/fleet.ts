import * as z from 'zod'
import { meterTypes } from '#areas/resources/contract/choices.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { fleetStates } from './choices.ts'

/** A machine’s current or next booking, or the dry hire that it is out on. */
const FleetWork = z.object({
  /** Null in the workshop. */
  job_item_id: z.number().nullable(),
  order_no: z.string().nullable(),
  client: z.string().nullable(),
  driver: z.string().nullable(),
  starts_at: z.string(),
  /** Null while a dry hire is out. */
  ends_at: z.string().nullable(),
})

/** A machine as it is now: what it does, where and with whom, what comes next and what to see to. */
export const FleetRow = z
  .object({
    id: z.number(),
    fleet_no: z.string(),
    name: z.string(),
    asset_category_id: z.number(),
    category: z.string(),
    depot: z.string().nullable(),
    subcontractor: z.string().nullable(),
    state: z.enum(fleetStates),
    off_road_reason: z.string().nullable(),
    /** Where it is: the site that it works on, else its depot. */
    place: z
      .object({
        name: z.string(),
        address: z.string(),
        lat: z.number().nullable(),
        lng: z.number().nullable(),
      })
      .nullable(),
    now: FleetWork.nullable(),
    next: FleetWork.nullable(),
    /** Neither fixed nor verified. */
    open_defects: seenBy(z.number(), 'defects:read'),
    /** Which meters it has, what they last read, and by which day, hours and kilometres it is next serviced. */
    meter_type: z.enum(meterTypes),
    smu_current: z.number().nullable(),
    odometer_current: z.number().nullable(),
    next_service_on: z.string().nullable(),
    next_service_hours: z.number().nullable(),
    next_service_km: z.number().nullable(),
    rego_expires_on: z.string().nullable(),
    insurance_expires_on: z.string().nullable(),
    plant_inspection_expires_on: z.string().nullable(),
    /** Working days with confirmed work or on dry hire, of those in this week and in this month. */
    week_days: z.number(),
    month_days: z.number(),
  })
  .meta({ id: 'FleetRow' })
export type FleetRow = z.output<typeof FleetRow>

/** How many machines of a category are in each state, what to see to, and how much they are booked. */
export const FleetCount = z
  .object({
    asset_category_id: z.number(),
    category: z.string(),
    state: z.enum(fleetStates),
    count: z.number(),
    with_defects: seenBy(z.number(), 'defects:read'),
    with_service_due: z.number(),
    expiring: z.number(),
    /** The booked days of all of them. */
    week_days: z.number(),
    month_days: z.number(),
  })
  .meta({ id: 'FleetCount' })
export type FleetCount = z.output<typeof FleetCount>
