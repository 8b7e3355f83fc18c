import type { QuoteLine } from '../contract/quote-line.ts'

/** A line as it is totalled, for viewers who see prices; without them it comes to nothing. */
export const pricedLine = (line: QuoteLine) => ({
  ...line,
  unit_price_cents: line.unit_price_cents ?? 0,
  cost_cents: line.cost_cents ?? null,
})
