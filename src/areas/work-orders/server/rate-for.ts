import { priceOf } from '#areas/products/server/index.ts'
import type { Tx } from '#platform/server/database.ts'
import type { RateSnapshot } from '../contract/rate-snapshot.ts'
import { type Category, findHireProducts, type findQuoteLine } from './ground-store.ts'

type QuoteLine = NonNullable<Awaited<ReturnType<typeof findQuoteLine>>>

/** Until rate cards say otherwise, time is charged in quarters of an hour. */
const round_minutes = 15

/**
 * What an order of a category, or of any, costs the client, and who says so: the line of the quote; else the one product that the
 * category is sold as, on that day. Where neither is there, or several products are, nobody guesses a price.
 */
export async function rateFor(
  tx: Tx,
  category: Category | null,
  { line, date }: { line: QuoteLine | undefined; date: string },
): Promise<RateSnapshot> {
  const minHours = (unit: string, min: number | null) =>
    unit === 'hour' ? (min ?? category?.default_min_hours ?? null) : null
  if (line) {
    const { unit, unit_price_cents, min_quantity, quote_no, position } = line
    const source = `Quote ${quote_no}, line ${position}`
    return { unit, unit_price_cents, min_hours: minHours(unit, min_quantity), round_minutes, source }
  }
  const [product, ...others] = category ? await findHireProducts(tx, category.id) : []
  const price = product && others.length === 0 ? await priceOf(tx, product.id, date) : undefined
  if (product && price) {
    const { unit, min_quantity, code } = product
    const unit_price_cents = price.sell_price_cents
    return {
      unit,
      unit_price_cents,
      min_hours: minHours(unit, min_quantity),
      round_minutes,
      source: `Product ${code}`,
    }
  }
  const unit = category?.unit ?? 'hour'
  const min_hours = minHours(unit, null)
  return { unit, unit_price_cents: null, min_hours, round_minutes, source: 'none' }
}
