import type { PriceBegins, PriceTime } from '../contract/product-price.ts'

interface State {
  archived_at: string | null
}
/** What may be done with a product; shared by server and buttons. A string says why not. */
export const productCan = {
  edit: (product: State): true | string =>
    product.archived_at ? 'Restore this product to change it.' : true,
  archive: (product: State): true | string =>
    product.archived_at ? 'This product is already archived.' : true,
  restore: (product: State): true | string => (product.archived_at ? true : 'This product is not archived.'),
}

/** Whether a price starts in the past, today or in the future. */
export function beginsOf(valid_from: string, today: string): PriceBegins {
  if (valid_from === today) return 'today'
  return valid_from < today ? 'before' : 'later'
}

/**
 * What may be done with a price. Sales on past days were made at their price, so it is fixed. Today's may
 * still be corrected, but not removed, or there would be none.
 */
export const priceCan = {
  set: (begins: PriceBegins): true | string =>
    begins === 'before' ? 'A price must start today or later.' : true,
  remove: (begins: PriceBegins): true | string =>
    begins === 'later' ? true : 'A price that has started cannot be changed.',
}

/** A price's place in time; `next_from` is the first day of the next one. */
export function priceTime(
  { valid_from, next_from }: { valid_from: string; next_from: string | null },
  today: string,
): PriceTime {
  if (valid_from > today) return 'upcoming'
  return next_from === null || next_from > today ? 'today' : 'past'
}

/** The margin on the selling price, in percent to one decimal; null when a price is missing or zero. */
export function marginPercent(sell_cents: number | null, buy_cents: number | null): number | null {
  if (sell_cents === null || buy_cents === null || sell_cents <= 0) return null
  return Math.round(((sell_cents - buy_cents) / sell_cents) * 1000) / 10
}
