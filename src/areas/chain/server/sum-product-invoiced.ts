import { sharesOf } from '#areas/invoices/rules/invoice-totals.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Days } from '#shared/periods.ts'
import type { ProductUse } from '../contract/product-use.ts'
import { listDiscountedLines, listDiscounts, sumCounted } from './product-use-store.ts'

/**
 * How much of a product was invoiced in some days, without GST: less its lines' shares of discounts, and less what
 * was credited of them.
 */
export async function sumProductInvoiced(
  db: Db,
  product_id: number,
  days: Days,
): Promise<NonNullable<ProductUse['this_year']>> {
  const [sums, lines] = await Promise.all([
    sumCounted(db, product_id, days),
    listDiscountedLines(db, product_id, days),
  ])
  const byInvoice = Map.groupBy(lines, ({ invoice_id }) => invoice_id)
  const promises = byInvoice.size > 0 ? await listDiscounts(db, [...byInvoice.keys()]) : []
  const promisesOf = Map.groupBy(promises, ({ invoice_id }) => invoice_id)
  const discounts = [...byInvoice].flatMap(([id, ofInvoice]) =>
    sharesOf(ofInvoice, promisesOf.get(id) ?? []).filter((_, at) => ofInvoice[at]?.product_id === product_id),
  )
  return { ...sums, total_cents: discounts.reduce((left, share) => left - share, sums.total_cents) }
}
