import { chargedQuantity } from '../../rules/charged-quantity.ts'
import type { TypedLine } from '../../rules/new-line.ts'

const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** For the totals: half-typed values count as nothing. */
export const pricedLines = (lines: readonly TypedLine[]) =>
  lines.map((line) => {
    const typed = { ...line, quantity: figure(line.quantity), min_quantity: figure(line.min_quantity) }
    return {
      ...typed,
      charged_quantity: chargedQuantity(typed),
      unit_price_cents: figure(line.unit_price_cents),
      cost_cents: typeof line.cost_cents === 'number' ? line.cost_cents : null,
    }
  })
