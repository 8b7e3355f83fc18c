import type { PriceBegins, PriceTime } from '../contract/product-price.ts'

interface State {
  archived_at: string | null
}
/** What may be done with a product as it stands; server and buttons share it. A string says why not. */
export const productCan = {
  edit: (product: State): true | string =>
    product.archived_at ? 'Restore this product to change it.' : true,
  archive: (product: State): true | string =>
    product.archived_at ? 'This product is already archived.' : true,
  restore: (product: State): true | string => (product.archived_at ? true : 'This product is not archived.'),
}

/** Whether a price begins on a day that is over, today, or on one to come. */
export function beginsOf(valid_from: string, today: string): PriceBegins {
  if (valid_from === today) return 'today'
  return valid_from < today ? 'before' : 'later'
}

/**
 * What may be done with the price of a day. What was sold on a day that is over was sold at its price, so that one is
 * fixed. Until today is over its price may still be put right, but not taken away: there would be none.
 */
export const priceCan = {
  set: (begins: PriceBegins): true | string =>
    begins === 'before' ? 'A price begins today or later: what was sold keeps its price.' : true,
  remove: (begins: PriceBegins): true | string =>
    begins === 'later' ? true : 'A price that has begun stays.',
}

/** Which of a product's prices this is; `next_from` is the first day of the one that follows. */
export function priceTime(
  { valid_from, next_from }: { valid_from: string; next_from: string | null },
  today: string,
): PriceTime {
  if (valid_from > today) return 'upcoming'
  return next_from === null || next_from > today ? 'today' : 'past'
}

/** What of the selling price is left, in per cent with one decimal; null where a price is missing or nothing is asked. */
export function marginPercent(sell_cents: number | null, buy_cents: number | null): number | null {
  if (sell_cents === null || buy_cents === null || sell_cents <= 0) return null
  return Math.round(((sell_cents - buy_cents) / sell_cents) * 1000) / 10
}
