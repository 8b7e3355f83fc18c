import * as z from 'zod'
import { productCategories } from '#areas/products/contract/choices.ts'
import { idParam, search } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { jobTypes } from '#shared/lists.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'

/**
 * What a line's description is searched by; `client_id`: whose past lines decide between equal matches, and whose rate
 * card, else the standard one, prices them for a `job_type`.
 */
export const lineProductSearch = z.object({
  search,
  client_id: idParam.optional(),
  job_type: z.enum(jobTypes).optional(),
})
export type LineProductSearch = z.output<typeof lineProductSearch>

/** A product as a line takes it, at what the client is charged today. */
export const LineProduct = z
  .object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    category: z.enum(productCategories),
    unit: z.enum(chargeUnits),
    gst_code: z.enum(gstCodes),
    asset_category_id: z.number().nullable(),
    material_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    /** null before its first price starts. */
    sell_price_cents: z.number().nullable(),
    /** The rate card that this price is from; null where it is the product’s own. */
    rate_card: seenBy(z.string().nullable(), 'quotes:prices'),
    /** null when it has no cost of its own. */
    cost_cents: seenBy(z.number().nullable(), 'products:cost', 'quotes:margin'),
  })
  .meta({ id: 'LineProduct' })
export type LineProduct = z.output<typeof LineProduct>
