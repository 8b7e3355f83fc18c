import * as z from 'zod'
import { chargeUnits, gstCodes } from '#areas/products/contract/choices.ts'
import { oneOf, optionalReference, optionalText, text, yesNo } from '#platform/contract/fields.ts'
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

const hasDecimals = (most: number) => (value: number) => Number(value.toFixed(most)) === value
const most = 999_999

const quantity = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null ? 'Quantity is required.' : 'Quantity must be a number.',
  })
  .gt(0, 'Quantity must be more than 0.')
  .max(most, 'Quantity must be 999,999 or less.')
  .refine(hasDecimals(3), 'Quantity can have three decimals.')

const minQuantity = z
  .number('Minimum must be a number.')
  .min(0, 'Minimum cannot be negative.')
  .max(most, 'Minimum must be 999,999 or less.')
  .refine(hasDecimals(3), 'Minimum can have three decimals.')
  .nullable()
  .optional()

const maxUnitCents = 9_999_999_999
/** Cents with up to two decimals. Whether it may be negative depends on the job type: the rules say. */
const unitPrice = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null ? 'Price is required.' : 'Enter an amount like 1,234.50.',
  })
  .min(-maxUnitCents, 'Price is too large.')
  .max(maxUnitCents, 'Price is too large.')
  .refine(hasDecimals(2), 'Price can have four decimals.')
const unitCost = z
  .number('Enter an amount like 1,234.50.')
  .min(0, 'Cost cannot be negative.')
  .max(maxUnitCents, 'Cost is too large.')
  .refine(hasDecimals(2), 'Cost can have four decimals.')
  .nullable()
  .optional()

/** A line as it is entered; its place in the list is its position, and its total is computed. */
export const QuoteLineInput = z
  .object({
    /** The line that it was, so that what the caller may not see (its cost) is kept. */
    id: z.number().int().positive().optional(),
    kind: oneOf('Kind', lineKinds),
    product_id: optionalReference('Product'),
    description: text('Description', { max: 1000 }),
    asset_category_id: optionalReference('Category'),
    material_type: optionalText('Material', { max: 120 }),
    unit: oneOf('Unit', chargeUnits),
    quantity,
    min_quantity: minQuantity,
    unit_price_cents: unitPrice,
    cost_cents: unitCost,
    gst_code: oneOf('GST', gstCodes),
    is_optional: yesNo(),
    is_selected: yesNo(),
  })
  .meta({ id: 'QuoteLineInput' })
export type QuoteLineInput = z.output<typeof QuoteLineInput>
