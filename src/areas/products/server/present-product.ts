import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { beginsOf, marginPercent, priceTime } from '../rules/product-rules.ts'
import type { listPrices } from './price-store.ts'

interface Prices {
  sell_price_cents: number | null
  buy_price_cents: number | null
}

/** Prices with their margin. */
export const withMargin = <T extends Prices>(row: T): T & { margin_percent: number | null } => ({
  ...row,
  margin_percent: marginPercent(row.sell_price_cents, row.buy_price_cents),
})

/** One price of the history, seen from `today`. */
export function presentPrice(
  { next_from, created_at, ...price }: Awaited<ReturnType<typeof listPrices>>[number],
  today: string,
) {
  return withMargin({
    ...price,
    valid_to: next_from && addDays(next_from, -1),
    begins: beginsOf(price.valid_from, today),
    time: priceTime({ ...price, next_from }, today),
    set_at: created_at,
  })
}

/** Fields of a product's history hidden from this viewer. */
export const hiddenProductFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'products:cost') ? [] : ['buy_price_cents']
