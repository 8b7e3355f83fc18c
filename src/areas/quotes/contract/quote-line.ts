import * as z from 'zod'
import {
  oneOf,
  optionalMinimum,
  optionalReference,
  optionalText,
  optionalUnitPrice,
  quantity,
  signedUnitPrice,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { quoteLineLabels as labels } from '../rules/quote-labels.ts'
import { lineKinds } from './choices.ts'

/** A line of a quote, as it is kept and can be given again; their order is the order of the list. */
export const QuoteLine = z
  .object({
    id: z.number(),
    kind: z.enum(lineKinds),
    product_id: z.number().nullable(),
    description: z.string(),
    asset_category_id: z.number().nullable(),
    material_type: z.string().nullable(),
    unit: z.enum(chargeUnits),
    quantity: z.number(),
    min_quantity: z.number().nullable(),
    unit_price_cents: z.number(),
    /** What one unit costs us; null for those who may not see it, and where nobody said. */
    cost_cents: z.number().nullable(),
    gst_code: z.enum(gstCodes),
    is_optional: z.number(),
    /** Of an option: whether it counts until the client chooses. Of every other line 1. */
    is_selected: z.number(),
  })
  .meta({ id: 'QuoteLine' })
export type QuoteLine = z.output<typeof QuoteLine>

/** A line as it is entered; its place in the list is its position, and its total is computed. */
export const QuoteLineInput = z
  .object({
    /** The line that it was, so that what the caller may not see (its cost) is kept. */
    id: z.number().int().positive().optional(),
    kind: oneOf(labels.kind, lineKinds),
    product_id: optionalReference(labels.product_id),
    description: text(labels.description, { max: 1000 }),
    asset_category_id: optionalReference(labels.asset_category_id),
    material_type: optionalText(labels.material_type, { max: 120 }),
    unit: oneOf(labels.unit, chargeUnits),
    quantity: quantity(labels.quantity),
    min_quantity: optionalMinimum(labels.min_quantity),
    /** Whether it may be negative depends on the job type: the rules say. */
    unit_price_cents: signedUnitPrice(labels.unit_price_cents),
    cost_cents: optionalUnitPrice(labels.cost_cents),
    gst_code: oneOf(labels.gst_code, gstCodes),
    is_optional: yesNo(),
    is_selected: yesNo(),
  })
  .meta({ id: 'QuoteLineInput' })
export type QuoteLineInput = z.output<typeof QuoteLineInput>
