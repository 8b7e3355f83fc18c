import { chargeUnitWords } from '#areas/resources/rules/resource-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import type { chargeUnits, gstCodes, productCategories } from '../contract/choices.ts'

/** What people call the values of a product's fields, on screens and in exports. */
export const productCategoryWords = {
  hire: 'Hire',
  cartage: 'Cartage',
  tip: 'Tip fee',
  material: 'Material',
  float: 'Float',
  labour: 'Labour',
  levy: 'Levy',
  other: 'Other',
} as const satisfies Record<(typeof productCategories)[number], string>

export { chargeUnitWords }
type ChargeUnit = (typeof chargeUnits)[number]
export const gstCodeWords = {
  GST: 'GST 10 %',
  GST_FREE: 'GST-free',
  NONE: 'Out of scope',
} as const satisfies Record<(typeof gstCodes)[number], string>

/** A price by its unit: `$175.00 per hour`, `$25.00 each`, `$350.00 fixed`. */
export function priceWords(unit_price_cents: number, unit: ChargeUnit): string {
  const price = formatUnitPrice(unit_price_cents)
  if (unit === 'each' || unit === 'fixed') return `${price} ${unit}`
  return `${price} per ${chargeUnitWords[unit].toLowerCase()}`
}
