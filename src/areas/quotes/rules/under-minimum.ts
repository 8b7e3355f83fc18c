import { formatMoney } from '#shared/money.ts'
import { type ChargeUnit, amountText } from '#shared/units.ts'
import { type PricedLine, totalOfLine } from './quote-totals.ts'

interface Line extends PricedLine {
  unit: ChargeUnit
  min_quantity?: number | null | undefined
}

/**
 * `2 hours are under the minimum of 4 hours ($800).00.`: a line is quoted at the typed
 * quantity, but charged no less than its minimum. null for a line not below one.
 */
export function underMinimum(line: Line): string | null {
  const { kind, unit, quantity, min_quantity } = line
  if (kind === 'text' || !min_quantity || quantity >= min_quantity) return null
  const least = formatMoney(totalOfLine({ ...line, quantity: min_quantity }))
  return `${amountText(quantity, unit)} ${quantity === 1 ? 'is' : 'are'} under the minimum of ${amountText(min_quantity, unit)} (${least}).`
}
