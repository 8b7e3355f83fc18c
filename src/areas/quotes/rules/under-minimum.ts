import { formatMoney } from '#shared/money.ts'
import { type ChargeUnit, amountText } from '#shared/units.ts'
import { type PricedLine, totalOfLine } from './quote-totals.ts'

interface Line extends PricedLine {
  unit: ChargeUnit
}

/** `2 hours are under the minimum: priced at 4 hours, $800.00.`; null for a line not below its own minimum. */
export function underMinimum(line: Line): string | null {
  const { unit, quantity, charged_quantity } = line
  if (charged_quantity == null || charged_quantity <= quantity) return null
  const verb = quantity === 1 ? 'is' : 'are'
  return `${amountText(quantity, unit)} ${verb} under the minimum: priced at ${amountText(charged_quantity, unit)}, ${formatMoney(totalOfLine(line))}.`
}
