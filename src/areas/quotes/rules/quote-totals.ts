import { type GstRule, gstCents } from '#shared/gst.ts'
import { divideHalfAway, lineTotalCents } from '#shared/money.ts'
import type { GstCode } from '#shared/units.ts'
import type { DiscountType, LineKind } from '../contract/choices.ts'

/** The parts of a line that amounts are computed from. */
export interface PricedLine {
  kind: LineKind
  quantity: number
  /** What is charged of it, where that is more; null or absent on lines priced as typed, before minimums were. */
  charged_quantity?: number | null | undefined
  /** Cents, with up to two decimals. */
  unit_price_cents: number
  gst_code: GstCode
  is_optional: number
  is_selected: number
}

/** The parts of a quote that amounts are computed from, besides its lines. */
export interface Terms {
  discount_type: DiscountType
  /** Percent, or cents. */
  discount_value: number
  /** 0: the client or the company is outside GST. */
  gst_applies: number
  gst_rule: GstRule
}

export interface Totals {
  /** The lines that count, before discount and GST. */
  subtotal_cents: number
  discount_cents: number
  gst_cents: number
  total_cents: number
}

/** The quantity that a line's price and cost are for. */
export const quantityOf = ({
  quantity,
  charged_quantity,
}: Pick<PricedLine, 'quantity' | 'charged_quantity'>): number => charged_quantity ?? quantity

/** A line's total in cents; a text has none. */
export const totalOfLine = (line: PricedLine): number =>
  line.kind === 'text' ? 0 : lineTotalCents(quantityOf(line), line.unit_price_cents)

/** Whether a line is in the total: not a text or an unchosen option. */
export const counts = (line: Pick<PricedLine, 'kind' | 'is_optional' | 'is_selected'>): boolean =>
  line.kind !== 'text' && (!line.is_optional || Boolean(line.is_selected))

/** A quote's totals. The discount is taken off before GST, spread over the lines that count. */
export function totalsOf(lines: readonly PricedLine[], terms: Terms): Totals {
  const counted = lines.filter(counts)
  const amounts = counted.map(totalOfLine)
  const subtotal_cents = sum(amounts)
  const discount_cents = discountOf(subtotal_cents, terms)
  const shares = spread(discount_cents, amounts)
  const taxable = amounts
    .map((cents, at) => cents - (shares[at] ?? 0))
    .filter((_, at) => counted[at]?.gst_code === 'GST')
  const gst_cents = terms.gst_applies ? gstCents(taxable, terms.gst_rule) : 0
  return {
    subtotal_cents,
    discount_cents,
    gst_cents,
    total_cents: subtotal_cents - discount_cents + gst_cents,
  }
}

/** Never more than what it applies to: a client may leave out the options a fixed discount was meant for. */
export function discountOf(subtotal_cents: number, { discount_type, discount_value }: Terms): number {
  if (discount_type === 'none' || subtotal_cents <= 0) return 0
  if (discount_type === 'amount') return Math.min(discount_value, subtotal_cents)
  const hundredths = BigInt(Math.round(discount_value * 100))
  return divideHalfAway(BigInt(subtotal_cents) * hundredths, 10_000n)
}

/**
 * Distributes cents in proportion to the positive amounts: each gets its whole cents, and leftover cents go
 * to the largest remainders, the first of equals.
 */
export function spread(cents: number, amounts: readonly number[]): number[] {
  const weights = amounts.map((amount) => BigInt(Math.max(amount, 0)))
  const whole = weights.reduce((total, weight) => total + weight, 0n)
  if (cents === 0 || whole === 0n) return amounts.map(() => 0)
  const parts = weights.map((weight, at) => {
    const product = BigInt(cents) * weight
    return { at, share: Number(product / whole), remainder: product % whole }
  })
  const left = cents - sum(parts.map(({ share }) => share))
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.at - b.at,
  )
  for (const part of byRemainder.slice(0, left)) part.share += 1
  return parts.map(({ share }) => share)
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0)
