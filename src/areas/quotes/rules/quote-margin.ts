import { divideHalfAway, lineTotalCents } from '#shared/money.ts'
import {
  type PricedLine,
  type Terms,
  counts,
  discountOf,
  quantityOf,
  spread,
  sum,
  totalOfLine,
} from './quote-totals.ts'

interface CostedLine extends PricedLine {
  /** The unit cost in cents; null when unknown. */
  cost_cents: number | null
}

export interface Margin {
  cents: number
  /** Of the price, to one decimal. */
  percent: number
}

/**
 * The margin on the price before GST, over the lines that count and have a cost; null if none has, or when we
 * pay the client. What is given away is -100 %.
 */
export function marginOf(lines: readonly CostedLine[], terms: Terms): Margin | null {
  const counted = lines.filter(counts)
  const amounts = counted.map(totalOfLine)
  const shares = spread(discountOf(sum(amounts), terms), amounts)
  let sold = 0
  let cost = 0
  for (const [at, line] of counted.entries()) {
    if (line.cost_cents === null) continue
    sold += (amounts[at] ?? 0) - (shares[at] ?? 0)
    cost += lineTotalCents(quantityOf(line), line.cost_cents)
  }
  const cents = sold - cost
  if (sold > 0) return { cents, percent: divideHalfAway(BigInt(cents) * 1000n, BigInt(sold)) / 10 }
  // Nothing has no share; a cost without a price is lost entirely.
  return cost > 0 && sold === 0 ? { cents, percent: -100 } : null
}

export const marginPercent = (lines: readonly CostedLine[], terms: Terms): number | null =>
  marginOf(lines, terms)?.percent ?? null

const noDiscount: Terms = {
  discount_type: 'none',
  discount_value: 0,
  gst_applies: 0,
  gst_rule: 'total_invoice',
}

/** One line's margin before the quote's discount, whether it counts or is an option left out. */
export const lineMargin = (line: CostedLine): Margin | null =>
  marginOf([{ ...line, is_optional: 0 }], noDiscount)
