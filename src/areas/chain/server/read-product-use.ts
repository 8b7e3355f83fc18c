import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import { financialYearOf } from '#shared/periods.ts'
import type { ProductUse } from '../contract/product-use.ts'
import { findLastCharged, findLastInvoiced, findLastQuoted } from './product-use-store.ts'
import { sumProductInvoiced } from './sum-product-invoiced.ts'

/** Where a product was last used, as far as the viewer sees all records of the kind. */
export async function readProductUse(
  db: Db,
  viewer: Viewer,
  product_id: number,
  today: string,
): Promise<ProductUse> {
  const readsAll = (right: Permission): boolean => scopeOf(viewer, right) === 'all'

  const [quote, docket, invoice, this_year] = await Promise.all([
    readsAll('quotes:read') ? findLastQuoted(db, product_id) : undefined,
    readsAll('dockets:read') ? findLastCharged(db, product_id) : undefined,
    readsAll('invoices:read') ? findLastInvoiced(db, product_id) : undefined,
    readsAll('invoices:read') && may(viewer, 'invoices:totals')
      ? sumProductInvoiced(db, product_id, financialYearOf(today))
      : null,
  ])
  return { quote: quote ?? null, docket: docket ?? null, invoice: invoice ?? null, this_year }
}
