import * as z from 'zod'
import { oneOf, optionalReference, quantity, signedUnitPrice, text } from '#platform/contract/fields.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'

/** What a line of a quote or an invoice has as stored. */
export const lineShape = {
  id: z.number(),
  product_id: z.number().nullable(),
  description: z.string(),
  unit: z.enum(chargeUnits),
  quantity: z.number(),
  gst_code: z.enum(gstCodes),
}

/** The same as entered. `id`: the saved line's; without one the line is new. */
export const lineFields = (
  labels: Record<
    'product_id' | 'description' | 'unit' | 'quantity' | 'unit_price_cents' | 'gst_code',
    string
  >,
) => ({
  id: z.number().int().positive().optional(),
  product_id: optionalReference(labels.product_id),
  description: text(labels.description, { max: 1000 }),
  unit: oneOf(labels.unit, chargeUnits),
  quantity: quantity(labels.quantity),
  /** Negative for credits and for what is bought from the client, where the rules allow it. */
  unit_price_cents: signedUnitPrice(labels.unit_price_cents),
  gst_code: oneOf(labels.gst_code, gstCodes),
})
