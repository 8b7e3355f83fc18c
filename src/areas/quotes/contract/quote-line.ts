import * as z from 'zod'
import {
  oneOf,
  optionalMinimum,
  optionalReference,
  optionalText,
  optionalUnitPrice,
  yesNo,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { quoteLineLabels as labels } from '../rules/quote-labels.ts'
import { lineKinds } from './choices.ts'
import { lineFields, lineShape } from './line-fields.ts'

/** A quote line as stored, in the shape it can be sent back; list order is line order. */
export const QuoteLine = z
  .object({
    ...lineShape,
    kind: z.enum(lineKinds),
    asset_category_id: z.number().nullable(),
    material_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    /** What the price is for: the quantity, or the minimum above it; null on lines saved before minimums were priced. */
    charged_quantity: z.number().nullable(),
    unit_price_cents: seenBy(z.number(), 'quotes:prices'),
    /** The unit cost; null when unknown. */
    cost_cents: seenBy(z.number().nullable(), 'quotes:margin'),
    is_optional: z.number(),
    /** For an option: whether it counts until the client chooses. For other lines 1. */
    is_selected: z.number(),
  })
  .meta({ id: 'QuoteLine' })
export type QuoteLine = z.output<typeof QuoteLine>

/** A quote line as entered; its place in the list is its position, and its total is computed. */
export const QuoteLineInput = z
  .object({
    ...lineFields(labels),
    kind: oneOf(labels.kind, lineKinds),
    asset_category_id: optionalReference(labels.asset_category_id),
    material_type: optionalText(labels.material_type, { max: 120 }),
    min_quantity: optionalMinimum(labels.min_quantity),
    cost_cents: optionalUnitPrice(labels.cost_cents),
    is_optional: yesNo(),
    is_selected: yesNo(),
  })
  .meta({ id: 'QuoteLineInput' })
export type QuoteLineInput = z.output<typeof QuoteLineInput>
