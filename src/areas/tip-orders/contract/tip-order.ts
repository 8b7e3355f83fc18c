import * as z from 'zod'
import { tipUnits } from '#areas/tip-sites/contract/choices.ts'
import { tipRateFieldRights } from '#areas/tip-sites/contract/tip-rate.ts'
import { localDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  oneOf,
  optionalQuantity,
  optionalText,
  reference,
  text,
  wholeNumber,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { tipOrderLabels as labels } from '../rules/tip-order-labels.ts'
import { tipDirections, tipOrderStatuses } from './choices.ts'

/** Where loads of a work order go or come from. */
export const TipOrder = z
  .object({
    id: z.number(),
    job_item_id: z.number(),
    sequence: z.number(),
    tip_site_id: z.number(),
    tip_site: z.string(),
    tip_suburb: z.string().nullable(),
    gate_notes: z.string().nullable(),
    material: z.string(),
    /** On which terms the site takes the material; null without any. */
    conditions: z.string().nullable(),
    /** 1: its loads need a Waste Tracker record. */
    waste_record_required: z.number(),
    direction: z.enum(tipDirections),
    planned_loads: z.number().nullable(),
    planned_quantity: z.number().nullable(),
    unit: z.enum(tipUnits),
    /** The site's rate on the day of the order, in cents; null when there was none. */
    buy_cents: seenBy(z.number().nullable(), tipRateFieldRights.buy_cents),
    sell_cents: seenBy(z.number().nullable(), tipRateFieldRights.sell_cents),
    account_no: z.string().nullable(),
    tip_permission_ref: z.string().nullable(),
    notes: z.string().nullable(),
    status: z.enum(tipOrderStatuses),
    /** What was tipped of it, the quantity in its unit; null while none was measured. */
    done_loads: z.number(),
    done_quantity: z.number().nullable(),
    /** Why the site cannot take it on that day after all; null when it can, and for one that is over. */
    objection: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'TipOrder' })
export type TipOrder = z.output<typeof TipOrder>

const fields = z.object({
  tip_site_id: reference(labels.tip_site_id),
  material: text(labels.material, { max: 120 }),
  direction: oneOf(labels.direction, tipDirections),
  planned_loads: wholeNumber(labels.planned_loads, { min: 1, max: 999 }).nullable().optional(),
  planned_quantity: optionalQuantity(labels.planned_quantity),
  unit: oneOf(labels.unit, tipUnits),
  tip_permission_ref: optionalText(labels.tip_permission_ref, { max: 60 }),
  notes: optionalText(labels.notes, { max: 1000 }),
  status: oneOf(labels.status, tipOrderStatuses),
})

export const TipOrderInput = fields
  .partial()
  .extend(fields.pick({ tip_site_id: true, material: true }).shape)
  .meta({ id: 'TipOrderInput' })
export type TipOrderInput = z.output<typeof TipOrderInput>
export const TipOrderPatch = fields.partial().extend({ version }).meta({ id: 'TipOrderPatch' })
export type TipOrderPatch = z.output<typeof TipOrderPatch>

const dates = z.array(localDate('Date')).max(60, 'Choose up to 60 dates.')
const orders = z.array(z.number().int().positive()).max(60, 'Choose up to 60 orders.')

/** The orders that a tip order is repeated on: by their ids, or those of the same requirement on other days. */
export const DuplicateTipOrderInput = z
  .object({
    tip_order_id: reference('Tip order'),
    job_item_ids: orders.default([]),
    dates: dates.default([]),
  })
  .refine(({ job_item_ids, dates }) => job_item_ids.length + dates.length > 0, {
    path: ['dates'],
    message: 'Choose the dates.',
  })
  .meta({ id: 'DuplicateTipOrderInput' })
export type DuplicateTipOrderInput = z.output<typeof DuplicateTipOrderInput>

/** The outcome for each order, or for a date without one. */
export const DuplicatedTipOrder = z
  .object({
    date: z.string(),
    order: z.object({ id: z.number(), order_no: z.string() }).nullable(),
    result: z.enum(['created', 'refused']),
    reason: z.string().nullable(),
  })
  .meta({ id: 'DuplicatedTipOrder' })
export type DuplicatedTipOrder = z.output<typeof DuplicatedTipOrder>
