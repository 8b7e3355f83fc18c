import * as z from 'zod'
import { tipDirections } from '#areas/tip-orders/contract/choices.ts'
import { tipUnits } from '#areas/tip-sites/contract/choices.ts'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { driverJobStatuses, stepKinds, stepStates } from './choices.ts'
import { Progress } from './progress.ts'

const instant = z.string().nullable()

/** A driver job in a list. */
export const DriverJobRow = z
  .object({
    id: z.number(),
    status: z.enum(driverJobStatuses),
    driver_id: z.number(),
    driver: z.string(),
    job_item_id: z.number(),
    order_no: z.string(),
    order_status: z.enum(orderStatuses),
    job_id: z.number(),
    job_no: z.string(),
    job_title: z.string(),
    client: z.string(),
    site: z.string(),
    site_suburb: z.string(),
    asset_id: z.number().nullable(),
    /** Fleet number and name; null while it is to follow. */
    asset: z.string().nullable(),
    /** The Melbourne day on which the order starts. */
    work_date: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    sent_at: z.string(),
    started_at: instant,
    finished_at: instant,
    worked_minutes: z.number(),
    loads: z.number(),
    decline_reason: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    /** The status, or Sent again where the order changed after the driver accepted it. */
    answer_status: z.enum(driverJobStatuses),
    /** The order on which the driver declared not fit, while that stops this one. */
    not_fit_on: z.string().nullable(),
    /** Steps that could not be applied when their turn came. */
    set_aside: z.number(),
    version: z.number(),
  })
  .meta({ id: 'DriverJobRow' })
export type DriverJobRow = z.output<typeof DriverJobRow>

/** A step as received. */
export const RecordedStep = z
  .object({
    client_op_id: z.string(),
    kind: z.enum(stepKinds),
    at: z.string(),
    /** Later than `at` without signal. */
    received_at: z.string(),
    state: z.enum(stepStates),
    /** Why it was set aside. */
    reason: z.string().nullable(),
    /** The driver's remarks: why, how much. */
    words: z.string().nullable(),
  })
  .meta({ id: 'RecordedStep' })
export type RecordedStep = z.output<typeof RecordedStep>

/** A driver job, in full: where to go, what for, and its progress. It contains no price. */
export const DriverJob = DriverJobRow.omit({ loads: true })
  .extend({
    progress: Progress,
    steps: z.array(RecordedStep),
    /** Photos and signatures received, by the names the phone gave them. */
    files: z.array(z.object({ client_file_id: z.string(), key: z.string() })),
    order_notes: z.string().nullable(),
    /** The job's own, as agreed with the client. */
    job_description: z.string().nullable(),
    safety_notes: z.string().nullable(),
    asset_category: z.string(),
    /** What goes on the machine: codes and names. */
    attachments: z.array(z.string()),
    /** How many tonnes the machine may carry; null: not known. Absent in jobs that a phone kept before it was told. */
    payload_t: z.number().nullable().optional(),
    /** The machine is a truck: its work is counted in loads. */
    carries: z.number(),
    site_address: z.string(),
    site_lat: z.number().nullable(),
    site_lng: z.number().nullable(),
    site_instructions: z.string().nullable(),
    access_notes: z.string().nullable(),
    ppe: z.array(z.string()),
    usual_material: z.string().nullable(),
    /** Where its loads go, of the order's tip orders. */
    tips: z.array(
      z.object({
        id: z.number(),
        tip_site_id: z.number(),
        material: z.string(),
        direction: z.enum(tipDirections),
        tip: z.string(),
        suburb: z.string().nullable(),
        address: z.string().nullable(),
        /** The gate's. */
        phone: z.string().nullable(),
        /** Our account there, which the gate asks for. */
        account_no: z.string().nullable(),
        planned_loads: z.number().nullable(),
        /** In `unit`. */
        planned_quantity: z.number().nullable(),
        unit: z.enum(tipUnits),
        /** On which terms the site takes the material. */
        conditions: z.string().nullable(),
        notes: z.string().nullable(),
      }),
    ),
    /** Who to ask for on site, or at the client's. */
    contact: z.string().nullable(),
    contact_phone: z.string().nullable(),
    checklist_override_reason: z.string().nullable(),
    cleared_for_duty_reason: z.string().nullable(),
    /** The company's number, to call before anything only the office decides. */
    office_phone: z.string().nullable(),
    asset_checklist_id: z.number().nullable(),
    /** The order is confirmed and the driver firmly booked on it. */
    is_wanted: z.number(),
    docket_id: z.number().nullable(),
    docket_no: z.string().nullable(),
    docket_status: z.string().nullable(),
    /** The office's query about the docket; null without one. */
    docket_query: z.string().nullable(),
  })
  .meta({ id: 'DriverJob' })
export type DriverJob = z.output<typeof DriverJob>

/** A driver firmly booked on a confirmed order who has not been sent anything. */
export const Sendable = z
  .object({
    booking_id: z.number(),
    driver: z.string(),
    order_no: z.string(),
    job_title: z.string(),
    client: z.string(),
    work_date: z.string(),
    starts_at: z.string(),
    asset: z.string().nullable(),
  })
  .meta({ id: 'SendableDriverJob' })
export type Sendable = z.output<typeof Sendable>

export const SendInput = z.object({ booking_id: z.number().int().positive() }).meta({ id: 'SendInput' })
export const stated = z.object({ version: version.optional() })
export const withReason = stated.extend({ reason: text(reasonLabels.reason, { min: 2, max: 300 }) })
