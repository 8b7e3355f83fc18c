import * as z from 'zod'
import { holdKinds, jobStatuses } from '#areas/jobs/contract/choices.ts'
import { NamedSkill, requiredSkills } from '#areas/tags/contract/skill.ts'
import { version } from '#platform/contract/endpoint.ts'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { optionalReference, optionalText, text, yesNo } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { reasonLabels } from '#shared/labels.ts'
import { breakDownLabels, moveLabels, orderLabels } from '../rules/order-labels.ts'
import { orderStatuses, replacementStates } from './choices.ts'
import { OverrideInput } from './override.ts'
import { RateSnapshot } from './rate-snapshot.ts'

/** A job item in a list; people call it a work order. */
export const OrderRow = z
  .object({
    id: z.number(),
    order_no: z.string(),
    job_id: z.number(),
    job_no: z.string(),
    job_title: z.string(),
    job_status: z.enum(jobStatuses),
    /** What the job waits for, neither cleared nor overridden: with any, the order cannot be confirmed. */
    open_holds: z.array(z.enum(holdKinds)),
    client: z.string(),
    site: z.string(),
    site_suburb: z.string(),
    /** null where any category will do. */
    asset_category_id: z.number().nullable(),
    asset_category: z.string(),
    /** The Melbourne day on which it starts, also for a night shift. */
    work_date: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    /** The same in Melbourne time, 'HH:MM'. */
    start_time: z.string(),
    end_time: z.string(),
    order_status: z.enum(orderStatuses),
    needs_driver: z.number(),
    asset_to_follow: z.number(),
    driver_to_follow: z.number(),
    /** It has a docket, or a driver has started it. */
    is_worked: z.number(),
    /** Who and what is booked: 'EX12', 'Sam Pope'; several separated by commas. */
    assets: z.string().nullable(),
    drivers: z.string().nullable(),
    /** Why its assets cannot go out while the order is open: 'EX12 is off road, EX14 is in the workshop'. */
    off_road: z.string().nullable(),
    order_notes: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'OrderRow' })
export type OrderRow = z.output<typeof OrderRow>

const Linked = z.object({ id: z.number(), order_no: z.string() }).nullable()

/** An order, in full; null where the viewer may not see a field. */
export const Order = OrderRow.extend({
  job_requirement_id: z.number(),
  slot_no: z.number(),
  /** What its driver must be able to do, besides what the plant on it asks for; the current ones by name. */
  skill_ids: z.array(z.number()),
  skills: z.array(NamedSkill),
  /** What its category asks for, until there is plant on it. */
  category_skills: z.array(NamedSkill),
  internal_notes: z.string().nullable(),
  /** The attachments that its requirement asks for: codes and names. */
  wanted_attachments: z.array(z.string()),
  /** The material quoted for it or its job, where there is one only, else its site's usual one. */
  usual_material: z.string().nullable(),
  rate_snapshot: seenBy(RateSnapshot.nullable(), 'jobs:rates'),
  duplicated_from: Linked,
  split_from: Linked,
  moved_to: Linked,
  moved_from: Linked,
  replaced_by: Linked,
  replaces: Linked,
  confirmed_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Order' })
export type Order = z.output<typeof Order>

const notes = (label: string) => optionalText(label, { max: 4000, lines: 100 })
const fields = z.object({
  work_date: localDate(orderLabels.work_date),
  start_time: localTime(orderLabels.start_time),
  /** An end at or before the start is on the next day. */
  end_time: localTime(orderLabels.end_time),
  needs_driver: yesNo(),
  skill_ids: requiredSkills(),
  asset_to_follow: yesNo(),
  driver_to_follow: yesNo(),
  order_notes: notes(orderLabels.order_notes),
  internal_notes: notes(orderLabels.internal_notes),
})
export type OrderFields = z.output<typeof fields>

/** An order form's values. */
export const OrderForm = fields.meta({ id: 'OrderForm' })
export const OrderPatch = fields
  .partial()
  .extend({ version, override: OverrideInput.optional() })
  .meta({ id: 'OrderPatch' })
export type OrderPatch = z.output<typeof OrderPatch>

export const stated = z.object({ version: version.optional() })
/** Objections to the bookings may be overridden. */
export const overriding = stated.extend({ override: OverrideInput.optional() })
export type Overriding = z.output<typeof overriding>
export const withReason = stated.extend({ reason: text(reasonLabels.reason, { max: 200 }) })

export const MoveInput = stated
  .extend({ date: localDate(moveLabels.date), time: localTime(moveLabels.time).optional() })
  .meta({ id: 'MoveInput' })
export type MoveInput = z.output<typeof MoveInput>

export const BreakDownInput = stated
  .extend({
    reason: text(breakDownLabels.reason, { max: 200 }),
    note: optionalText(breakDownLabels.note, { max: 500, lines: 20 }),
    /** Booked, with `keep_driver` next to its driver, on the order for the rest of the work. */
    asset_id: optionalReference(breakDownLabels.asset_id),
    keep_driver: yesNo().default(0),
  })
  .meta({ id: 'BreakDownInput' })
export type BreakDownInput = z.output<typeof BreakDownInput>

/** Its day, if its job's dates were extended to it. */
const job_extended_to = z.string().nullable().optional()

export const EditedOrder = Order.extend({ job_extended_to }).meta({ id: 'EditedOrder' })

/** An order closed for another (`moved_to`, `replaced_by`), and in words what did not move to that one. */
export const Replaced = EditedOrder.extend({
  conflicts: z.array(z.string()).optional(),
  /** How far the order is that replaces one which broke down. */
  replacement: z.enum(replacementStates).optional(),
}).meta({ id: 'ReplacedOrder' })
export type Replaced = z.output<typeof Replaced>

export const DuplicateInput = z
  .object({
    dates: z
      .array(localDate('Date'), 'Choose the dates.')
      .min(1, 'Choose the dates.')
      .max(60, 'Choose up to 60 dates.')
      .refine((list) => new Set(list).size === list.length, 'Choose each date once.'),
    copyAllocations: yesNo().default(0),
  })
  .meta({ id: 'DuplicateInput' })
export type DuplicateInput = z.output<typeof DuplicateInput>

/** The outcome for each date an order was to be repeated on. */
export const Duplicated = z
  .object({
    date: z.string(),
    /**
     * An unfilled order on that day is used for the repeat: `filled` with the same bookings, or `left open`
     * with a reason.
     */
    result: z.enum(['created', 'created without allocation', 'filled', 'left open', 'refused']),
    order: Linked,
    /** Why it was refused, what could not be booked, and what else was not repeated. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'Duplicated' })
export type Duplicated = z.output<typeof Duplicated>
