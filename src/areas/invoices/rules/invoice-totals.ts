import { spread } from '#areas/quotes/rules/quote-totals.ts'
import type { DiscountType } from '#areas/quotes/contract/choices.ts'
import { type GstRule, gstCents } from '#shared/gst.ts'
import { divideHalfAway, lineTotalCents } from '#shared/money.ts'
import type { GstCode } from '#shared/units.ts'

/** The parts of a line that amounts are computed from. */
export interface PricedLine {
  quantity: number
  /** Cents, with up to two decimals. */
  unit_price_cents: number
  gst_code: GstCode
  job_id: number | null
}

/** A job's discount from its quote (decision 009). */
export interface Promise {
  job_id: number
  discount_type: DiscountType
  /** Percent, or cents. */
  discount_value: number
  /** For an amount: what earlier invoices left of it. */
  left_cents: number
}

/** The parts of an invoice that amounts are computed from, besides its lines. */
export interface Terms {
  /** 0: the client or the company is outside GST. */
  gst_applies: number
  gst_rule: GstRule
  promises: readonly Promise[]
}

export interface Totals {
  /** All lines, before discount and GST. */
  subtotal_cents: number
  discount_cents: number
  gst_cents: number
  total_cents: number
}

export const totalOfLine = (line: Pick<PricedLine, 'quantity' | 'unit_price_cents'>): number =>
  lineTotalCents(line.quantity, line.unit_price_cents)

/** An invoice's totals: each job's discount is spread over that job's lines before GST, to the cent. */
export function totalsOf(lines: readonly PricedLine[], terms: Terms): Totals {
  const amounts = lines.map(totalOfLine)
  const subtotal_cents = sum(amounts)
  const shares = sharesOf(lines, terms.promises)
  const discount_cents = sum(shares)
  const taxable = amounts
    .map((cents, at) => cents - (shares[at] ?? 0))
    .filter((_, at) => lines[at]?.gst_code === 'GST')
  const gst_cents = terms.gst_applies ? gstCents(taxable, terms.gst_rule) : 0
  return {
    subtotal_cents,
    discount_cents,
    gst_cents,
    total_cents: subtotal_cents - discount_cents + gst_cents,
  }
}

/** Whether any line is taxable, which makes it a tax invoice. */
export const isTaxable = (
  lines: readonly Omit<PricedLine, 'job_id'>[],
  { gst_applies }: Pick<Terms, 'gst_applies'>,
): boolean => Boolean(gst_applies) && lines.some((line) => line.gst_code === 'GST' && totalOfLine(line) !== 0)

/** Each line's share of the discounts, in cents. */
export function sharesOf(lines: readonly PricedLine[], promises: readonly Promise[]): number[] {
  const shares = lines.map(() => 0)
  for (const promise of promises) {
    const places = lines.flatMap((line, at) => (line.job_id === promise.job_id ? [at] : []))
    const amounts = places.map((at) => totalOfLine(lines[at] as PricedLine))
    const parts = spread(discountOf(sum(amounts), promise), amounts)
    for (const [nth, at] of places.entries()) shares[at] = parts[nth] ?? 0
  }
  return shares
}

/** What a discount takes off its job's lines, in cents. */
export const discountOfJob = (lines: readonly PricedLine[], promise: Promise): number =>
  discountOf(sum(lines.filter(({ job_id }) => job_id === promise.job_id).map(totalOfLine)), promise)

/**
 * A percentage applies to all work; an amount once, never more than is left of it or than the lines it
 * applies to.
 */
function discountOf(subtotal_cents: number, { discount_type, discount_value, left_cents }: Promise): number {
  if (discount_type === 'none' || subtotal_cents <= 0) return 0
  if (discount_type === 'amount') return Math.min(Math.max(left_cents, 0), subtotal_cents)
  return divideHalfAway(BigInt(subtotal_cents) * BigInt(Math.round(discount_value * 100)), 10_000n)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0)
