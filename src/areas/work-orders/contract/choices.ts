/**
 * The values of orders and requirements; separate from the schemas, so that a route can parse an address
 * without them.
 */
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

/**
 * Every status; all but cancelled and moved orders, which stand on another day or none; and pending ones that can be
 * confirmed as they are.
 */
export const orderStatusFilters = ['Not Cancelled', 'To Confirm', ...orderStatuses] as const
export type OrderStatusFilter = (typeof orderStatusFilters)[number]

/** Days for a list by the calendar: they stay true tomorrow. */
export const orderPeriods = ['coming', 'today', 'tomorrow', 'next_working_day', 'week'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

/** Shown when a job needs a machine of any category. */
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

/** What is left to do on the order that replaces one which broke down. */
export const replacementStates = ['to_fill', 'to_confirm', 'confirmed'] as const
export type ReplacementState = (typeof replacementStates)[number]
