/** The words that orders and requirements may hold; apart from the schemas, so that a route can read an address without them. */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Broke Down',
  'Moved',
  'Cancelled',
  'Cancelled by Office',
  'Invoiced',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How it reads where a job needs a machine and does not say of which category. */
export const anyCategory = 'Any category'

export const shifts = ['day', 'night'] as const
export type Shift = (typeof shifts)[number]

/** The four numbers of a requirement (specification, section 3). */
export const quantityFields = [
  'min_asset_qty',
  'max_asset_qty',
  'ideal_asset_qty',
  'price_asset_qty',
] as const
export type QuantityField = (typeof quantityFields)[number]
