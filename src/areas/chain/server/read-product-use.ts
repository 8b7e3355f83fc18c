import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import { financialYearOf } from '#shared/periods.ts'
import type { ProductUse } from '../contract/product-use.ts'
import { findLastCharged, findLastInvoiced, findLastQuoted } from './product-use-store.ts'
import { sumProductInvoiced } from './sum-product-invoiced.ts'

type LastLine = NonNullable<ProductUse['quote']>

/** Where a product was last used, as far as the viewer sees all records of the kind. */
export async function readProductUse(
  db: Db,
  viewer: Viewer,
  product_id: number,
  today: string,
): Promise<ProductUse> {
  const readsAll = (right: Permission): boolean => scopeOf(viewer, right) === 'all'
  const seesTotals = may(viewer, 'invoices:totals')
  const priced = (line: LastLine | undefined, seesPrice: boolean): LastLine | null =>
    line ? { ...line, unit_price_cents: seesPrice ? line.unit_price_cents : null } : null

  const [quote, docket, invoice, this_year] = await Promise.all([
    readsAll('quotes:read') ? findLastQuoted(db, product_id) : undefined,
    readsAll('dockets:read') ? findLastCharged(db, product_id) : undefined,
    readsAll('invoices:read') ? findLastInvoiced(db, product_id) : undefined,
    readsAll('invoices:read') && seesTotals
      ? sumProductInvoiced(db, product_id, financialYearOf(today))
      : null,
  ])
  return {
    // Who reads a quote reads its prices.
    quote: priced(quote, true),
    docket: priced(docket, may(viewer, 'dockets:prices')),
    invoice: priced(invoice, seesTotals),
    this_year,
  }
}
