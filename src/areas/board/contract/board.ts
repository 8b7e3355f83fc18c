import * as z from 'zod'
import { bookingKinds, certainties } from '#areas/scheduler/contract/choices.ts'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'

const utcInstant = z.iso.datetime()

const BoardCategory = z.object({ id: z.number(), name: z.string() }).meta({ id: 'BoardCategory' })

const BoardTag = z.object({ id: z.number(), name: z.string() }).meta({ id: 'BoardTag' })

/** The ids of those tags that the viewer may see. */
const tag_ids = z.array(z.number())

const BoardAsset = z
  .object({
    id: z.number(),
    fleet_no: z.string(),
    name: z.string(),
    asset_category_id: z.number(),
    depot_id: z.number().nullable(),
    /** Whose it is, if not ours. */
    subcontractor: z.string().nullable(),
    is_off_road: z.number(),
    tag_ids,
  })
  .meta({ id: 'BoardAsset' })
export type BoardAsset = z.output<typeof BoardAsset>

const BoardDriver = z
  .object({
    id: z.number(),
    name: z.string(),
    depot_id: z.number().nullable(),
    subcontractor: z.string().nullable(),
    tag_ids,
  })
  .meta({ id: 'BoardDriver' })
export type BoardDriver = z.output<typeof BoardDriver>

/** A job of some of the orders. */
const BoardJob = z
  .object({
    id: z.number(),
    title: z.string(),
    client_id: z.number(),
    client: z.string(),
    suburb: z.string().nullable(),
    state: z.string().nullable(),
    is_on_hold: z.number(),
  })
  .meta({ id: 'BoardJob' })
export type BoardJob = z.output<typeof BoardJob>

/** An order without what it has from its job. */
const BoardItem = z
  .object({
    id: z.number(),
    order_no: z.string(),
    order_status: z.enum(orderStatuses),
    job_id: z.number(),
    work_date: z.string(),
    starts_at: utcInstant,
    ends_at: utcInstant,
    /** Null where the category does not matter. */
    asset_category_id: z.number().nullable(),
    needs_asset: z.number(),
    needs_driver: z.number(),
    version: z.number(),
  })
  .meta({ id: 'BoardItem' })
export type BoardItem = z.output<typeof BoardItem>

const BoardBooking = z
  .object({
    id: z.number(),
    kind: z.enum(bookingKinds),
    certainty: z.enum(certainties),
    asset_id: z.number().nullable(),
    driver_id: z.number().nullable(),
    job_item_id: z.number().nullable(),
    starts_at: utcInstant,
    ends_at: utcInstant,
    /** Why somebody is on leave or something is in the workshop. */
    note: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'BoardBooking' })
export type BoardBooking = z.output<typeof BoardBooking>

/** A machine that a client has without a driver; the bookings of the orders that it is out for are not drawn beside it. */
const BoardHire = z
  .object({
    id: z.number(),
    asset_id: z.number(),
    job_id: z.number(),
    job_no: z.string(),
    client: z.string(),
    suburb: z.string().nullable(),
    on_hire_at: utcInstant,
    /** Null while it is out. */
    off_hire_at: utcInstant.nullable(),
    /** The last day of its requirement. */
    due_back_on: z.string(),
  })
  .meta({ id: 'BoardHire' })
export type BoardHire = z.output<typeof BoardHire>

/** Some days of everything that can be booked, and what it is booked for. */
export const BoardAnswer = z
  .object({
    from: z.string(),
    to: z.string(),
    today: z.string(),
    /** The moment of this answer, which `since` takes to ask for what has changed. */
    as_of: z.string(),
    categories: z.array(BoardCategory),
    /** Those that a machine or driver of the board has. */
    tags: z.array(BoardTag),
    assets: z.array(BoardAsset),
    drivers: z.array(BoardDriver),
    /** Each once, for all of its orders. */
    jobs: z.array(BoardJob),
    orders: z.array(BoardItem),
    bookings: z.array(BoardBooking),
    /** All that there are, where the orders and bookings are only those that may have changed; otherwise null. */
    order_ids: z.array(z.number()).nullable(),
    booking_ids: z.array(z.number()).nullable(),
    hires: z.array(BoardHire),
  })
  .meta({ id: 'Board' })
export type BoardAnswer = z.output<typeof BoardAnswer>
