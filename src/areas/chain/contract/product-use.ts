import * as z from 'zod'
import { chargeUnits } from '#shared/units.ts'

/** The last line with a product. The price is null for viewers who do not see prices of its kind of record. */
const LastLine = z
  .object({
    id: z.number(),
    number: z.string(),
    client: z.string(),
    date: z.string(),
    unit: z.enum(chargeUnits),
    unit_price_cents: z.number().nullable(),
  })
  .nullable()

/** Where a product was last used, and how much of it was invoiced this financial year; null where the viewer may not see all. */
export const ProductUse = z
  .object({
    quote: LastLine,
    docket: LastLine,
    invoice: LastLine,
    this_year: z.object({ invoices: z.number(), quantity: z.number(), total_cents: z.number() }).nullable(),
  })
  .meta({ id: 'ProductUse' })
export type ProductUse = z.output<typeof ProductUse>
