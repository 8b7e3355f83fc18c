interface Quantities {
  min_asset_qty: number
  max_asset_qty: number
  price_asset_qty: number
}

/**
 * The other three numbers when the quantity changes from `before` to `after`: equal ones follow, and none may
 * contradict it.
 */
export const followQuantity = (
  { min_asset_qty, max_asset_qty, price_asset_qty }: Quantities,
  before: number,
  after: number,
): Quantities => {
  const max = max_asset_qty === before || max_asset_qty < after ? Math.max(after, 1) : max_asset_qty
  return {
    min_asset_qty: Math.min(min_asset_qty, after),
    max_asset_qty: max,
    price_asset_qty: Math.min(price_asset_qty === before ? after : price_asset_qty, max),
  }
}
