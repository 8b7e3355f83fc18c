import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { chargeUnits } from '#shared/units.ts'

/** The last line with a product, with its price for viewers who see prices of its kind of record. */
const lastLine = (seesPrice: Permission) =>
  z
    .object({
      id: z.number(),
      number: z.string(),
      client: z.string(),
      date: z.string(),
      unit: z.enum(chargeUnits),
      /** null while unpriced. */
      unit_price_cents: seenBy(z.number().nullable(), seesPrice),
    })
    .nullable()

/** Where a product was last used, and how much of it was invoiced this financial year; null where the viewer may not see all. */
export const ProductUse = z
  .object({
    quote: lastLine('quotes:prices'),
    docket: lastLine('dockets:prices'),
    invoice: lastLine('invoices:totals'),
    this_year: z.object({ invoices: z.number(), quantity: z.number(), total_cents: z.number() }).nullable(),
  })
  .meta({ id: 'ProductUse' })
export type ProductUse = z.output<typeof ProductUse>
