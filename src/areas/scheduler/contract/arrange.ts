import * as z from 'zod'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'
import { Duplicated } from '#areas/work-orders/contract/order.ts'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { orderLabels } from '#areas/work-orders/rules/order-labels.ts'
import { version } from '#platform/contract/endpoint.ts'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { certainties } from './choices.ts'

const certainty = z.enum(certainties)

/** A booking or an order as it was shown. */
const asSeen = <I extends z.ZodType<number, unknown>>(id: I) => z.object({ id, version })

/**
 * What one order is changed to: its time, its status, who comes off, who is booked (each with one of the three), and how firmly.
 * `version`: of the order as it was shown. An end at or before the start is on the next day.
 */
const changeOf = <
  I extends z.ZodType<number, unknown>,
  D extends z.ZodType<string, unknown>,
  T extends z.ZodType<string, unknown>,
>(
  id: I,
  date: D,
  start: T,
  end: T,
) =>
  asSeen(id).extend({
    work_date: date.optional(),
    start_time: start.optional(),
    end_time: end.optional(),
    /** A confirmed order goes back to pending before anything else changes; a pending one is confirmed after it. */
    order_status: z.enum(['Pending', 'Confirmed']).optional(),
    release: z.array(asSeen(id)).max(10, 'Release up to 10 bookings of an order.').optional(),
    book: z
      .array(
        z.object({
          asset_id: id.nullable(),
          driver_id: id.nullable(),
          attachment_id: id.nullable(),
          certainty,
        }),
      )
      .max(10, 'Book up to 10 on an order.')
      .optional(),
    certainty: z.array(asSeen(id).extend({ certainty })).max(10, 'Change up to 10 bookings.').optional(),
  })

export const OrderChange = changeOf(
  idParam,
  localDate(orderLabels.work_date),
  localTime(orderLabels.start_time),
  localTime(orderLabels.end_time),
).meta({ id: 'OrderChange' })
export type OrderChange = z.output<typeof OrderChange>

const uniqueIds = (list: readonly { id: number }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length

export const ArrangeInput = z
  .object({
    orders: z
      .array(OrderChange)
      .max(200, 'Choose up to 200 orders.')
      .refine(uniqueIds, 'Choose each order once.')
      .default([]),
    /** Copies that are taken back: they are cancelled by the office. */
    cancel: z.array(asSeen(idParam)).max(200, 'Choose up to 200 orders.').optional(),
    /** Why bookings are released. */
    reason: text(reasonLabels.reason, { max: 200 }),
    override: OverrideInput.optional(),
  })
  .meta({ id: 'ArrangeInput' })
export type ArrangeInput = z.output<typeof ArrangeInput>

/** An order with its time and bookings after a change. */
const ArrangedOrder = z
  .object({
    id: z.number(),
    order_no: z.string(),
    order_status: z.enum(orderStatuses),
    version: z.number(),
    work_date: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    bookings: z.array(
      z.object({
        id: z.number(),
        version: z.number(),
        asset_id: z.number().nullable(),
        driver_id: z.number().nullable(),
        attachment_id: z.number().nullable(),
        certainty,
      }),
    ),
  })
  .meta({ id: 'ArrangedOrder' })
export type ArrangedOrder = z.output<typeof ArrangedOrder>

/** What was changed, and the changes that would put it back; these are refused once someone else has changed it. */
export const Arranged = z
  .object({
    /** The orders as they were, and as they are. */
    before: z.array(ArrangedOrder),
    orders: z.array(ArrangedOrder),
    undo: z.object({
      orders: z.array(changeOf(z.number(), z.string(), z.string(), z.string()).meta({ id: 'OrderUndo' })),
      cancel: z.array(asSeen(z.number())),
    }),
  })
  .meta({ id: 'Arranged' })
export type Arranged = z.output<typeof Arranged>

export const CopyOrdersInput = z
  .object({
    ids: z
      .array(idParam)
      .min(1, 'Choose an order.')
      .max(50, 'Choose up to 50 orders.')
      .refine((list) => new Set(list).size === list.length, 'Choose each order once.'),
    dates: z
      .array(localDate('Date'), 'Choose the dates.')
      .min(1, 'Choose the dates.')
      .max(60, 'Choose up to 60 dates.')
      .refine((list) => new Set(list).size === list.length, 'Choose each date once.'),
  })
  .meta({ id: 'CopyOrdersInput' })
export type CopyOrdersInput = z.output<typeof CopyOrdersInput>

/** The outcome of each order on each date, and what takes the copies back. */
export const CopiedOrders = Arranged.extend({ results: z.array(Duplicated) }).meta({ id: 'CopiedOrders' })
export type CopiedOrders = z.output<typeof CopiedOrders>

/** What was split, and what of the order did not go with the rest of its day, in words. */
export const SplitDay = Arranged.extend({ left_out: z.array(z.string()) }).meta({ id: 'SplitDay' })
export type SplitDay = z.output<typeof SplitDay>

/** From `at` on, another machine does the work of the day, as an order of its own. */
export const SplitInput = z
  .object({
    version,
    at: localTime('Time'),
    asset_id: idParam,
    override: OverrideInput.optional(),
  })
  .meta({ id: 'SplitInput' })
export type SplitInput = z.output<typeof SplitInput>
