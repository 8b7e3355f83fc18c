import type { QuantityField } from '../contract/choices.ts'

export const quantityWords = {
  min_asset_qty: 'Min',
  ideal_asset_qty: 'Ideal',
  max_asset_qty: 'Max',
  price_asset_qty: 'Priced',
} as const satisfies Record<QuantityField, string>

/** Why the office takes an order away that the plan no longer wants. */
export const loweredReason = 'Requirement lowered'
export const removedReason = 'Requirement removed'
