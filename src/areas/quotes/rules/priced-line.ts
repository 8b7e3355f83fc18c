import type { QuoteLine } from '../contract/quote-line.ts'

/** A line as it is totalled; 0 for viewers who see no prices. */
export const pricedLine = (line: QuoteLine) => ({
  ...line,
  unit_price_cents: line.unit_price_cents ?? 0,
  cost_cents: line.cost_cents ?? null,
})
