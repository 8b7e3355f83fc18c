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

/** A quote line as stored, in the shape it can be sent back; list order is line order. */
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
    /** The unit cost; null for viewers who may not see it, and when unknown. */
    cost_cents: z.number().nullable(),
    gst_code: z.enum(gstCodes),
    is_optional: z.number(),
    /** For an option: whether it counts until the client chooses. For other lines 1. */
    is_selected: z.number(),
  })
  .meta({ id: 'QuoteLine' })
export type QuoteLine = z.output<typeof QuoteLine>

/** A quote line as entered; its place in the list is its position, and its total is computed. */
export const QuoteLineInput = z
  .object({
    /** The saved line's id, so that what the caller may not see (its cost) is kept. */
    id: z.number().int().positive().optional(),
    kind: oneOf(labels.kind, lineKinds),
    product_id: optionalReference(labels.product_id),
    description: text(labels.description, { max: 1000 }),
    asset_category_id: optionalReference(labels.asset_category_id),
    material_type: optionalText(labels.material_type, { max: 120 }),
    unit: oneOf(labels.unit, chargeUnits),
    quantity: quantity(labels.quantity),
    min_quantity: optionalMinimum(labels.min_quantity),
    /** Whether it may be negative depends on the job type: the rules decide. */
    unit_price_cents: signedUnitPrice(labels.unit_price_cents),
    cost_cents: optionalUnitPrice(labels.cost_cents),
    gst_code: oneOf(labels.gst_code, gstCodes),
    is_optional: yesNo(),
    is_selected: yesNo(),
  })
  .meta({ id: 'QuoteLineInput' })
export type QuoteLineInput = z.output<typeof QuoteLineInput>
