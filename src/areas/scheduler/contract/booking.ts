import * as z from 'zod'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { NamedSkill } from '#areas/tags/contract/skill.ts'
import { version } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/date-fields.ts'
import { idParam, oneOf, optionalText, optionalReference } from '#platform/contract/fields.ts'
import { absenceLabels } from '../rules/absence-labels.ts'
import { bookingKinds, certainties, reasonCodes } from './choices.ts'

const utcInstant = z.iso.datetime()

/** An objection to a booking: a soft reason can be overridden with a reason, a hard one cannot. */
export const Reason = z
  .object({ code: z.enum(reasonCodes), text: z.string(), blocks: z.enum(['hard', 'soft']) })
  .meta({ id: 'BookingReason' })
export type Reason = z.output<typeof Reason>

/** A soft reason that someone overrode, and why. Viewers who do not book see none. */
export const Override = z
  .object({ code: z.enum(reasonCodes), text: z.string(), reason: z.string(), by: z.string() })
  .meta({ id: 'BookingOverride' })
export type Override = z.output<typeof Override>

export const Booking = z
  .object({
    id: z.number(),
    kind: z.enum(bookingKinds),
    certainty: z.enum(certainties),
    asset_id: z.number().nullable(),
    /** Fleet number and name. */
    asset: z.string().nullable(),
    driver_id: z.number().nullable(),
    driver: z.string().nullable(),
    attachment_id: z.number().nullable(),
    /** Its code and name. */
    attachment: z.string().nullable(),
    job_item_id: z.number().nullable(),
    order_no: z.string().nullable(),
    /** The job of the order, and the suburb of its site. */
    job: z.string().nullable(),
    suburb: z.string().nullable(),
    /** What and who else is booked on the order, by name; people only for those who see all bookings. */
    others: z.string().nullable(),
    starts_at: utcInstant,
    ends_at: utcInstant,
    overrides: z.array(Override),
    note: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Booking' })
export type Booking = z.output<typeof Booking>

/** On how many working days of a month an asset is booked for work or on dry hire. */
export const BookedDays = z
  .object({ month: z.string(), booked: z.number(), working: z.number() })
  .meta({ id: 'BookedDays' })
export type BookedDays = z.output<typeof BookedDays>

/** An order's booking with current objections that were not overridden. */
export const OrderBooking = Booking.extend({
  reasons: z.array(Reason),
  /** The machine that does the work, not one that accompanies it. */
  is_main: z.number(),
  /** What a machine's driver must be able to do. */
  skills: z.array(NamedSkill),
}).meta({ id: 'OrderBooking' })
export type OrderBooking = z.output<typeof OrderBooking>

/** An asset, driver or attachment for an order, best first. */
export const Candidate = z
  .object({
    id: z.number(),
    name: z.string(),
    /** No hard reasons: not booked, on leave or in the workshop at that time. */
    free: z.number(),
    reasons: z.array(Reason),
    score: z.number(),
    /** What speaks for it, in words. */
    why_ranked: z.string(),
    /**
     * An asset is of the order's category; a driver has the licence and skills it requires; an attachment fits the
     * machine.
     */
    matches: z.number(),
    category: z.string().nullable(),
    depot: z.string().nullable(),
    /** Straight-line distance from its depot to the site; null when either has no coordinates. */
    distance_km: z.number().nullable(),
    next_booking: z.object({ order_no: z.string().nullable(), starts_at: utcInstant }).nullable(),
    /** Confirmed work on the order's day, not counting this order. */
    hours_that_day: z.number(),
  })
  .meta({ id: 'BookingCandidate' })
export type Candidate = z.output<typeof Candidate>

/**
 * At least one of the three; all are booked together or none. `version`: the order as the caller saw it.
 * `instead_of`: a booking of the order that is released for it.
 */
export const BookingInput = z.object({
  asset_id: optionalReference(absenceLabels.asset_id),
  driver_id: optionalReference(absenceLabels.driver_id),
  attachment_id: optionalReference(absenceLabels.attachment_id),
  certainty: z.enum(certainties).default('confirmed'),
  override: OverrideInput.optional(),
  version: version.optional(),
  instead_of: idParam.optional(),
})
export type BookingInput = z.output<typeof BookingInput>

/** The specification's own call, with the driver in its path. Numbers may be sent as text. */
export const AssignAssetInput = z.object({
  asset_id: idParam,
  job_item_id: idParam,
  override: OverrideInput.optional(),
})

const absenceKinds = ['leave', 'workshop'] as const

const absentAt = () => instant('Enter a date like 20 Nov 2026.')
/** A driver's leave, or the workshop time of an asset or attachment: the kind says whose. */
export const AbsenceInput = z.object({
  kind: oneOf(absenceLabels.kind, absenceKinds),
  driver_id: optionalReference(absenceLabels.driver_id),
  asset_id: optionalReference(absenceLabels.asset_id),
  attachment_id: optionalReference(absenceLabels.attachment_id),
  starts_at: absentAt(),
  ends_at: absentAt(),
  note: optionalText(absenceLabels.note, { max: 300 }),
})
export type AbsenceInput = z.output<typeof AbsenceInput>
