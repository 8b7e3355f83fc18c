import { formatMoney } from '#shared/money.ts'
import { lineMargin } from './quote-margin.ts'

/** `Below cost: a loss of $120.00.`; null for a line that earns something or whose cost is unknown. */
export function belowCost(line: Parameters<typeof lineMargin>[0]): string | null {
  const margin = lineMargin(line)
  return margin && margin.cents < 0 ? `Below cost: a loss of ${formatMoney(-margin.cents)}.` : null
}
