import { lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, thousandths } from '#shared/units.ts'
import { isOfLoads } from './rates-billed-by-hand.ts'
import type { QuotedRate } from './quoted-words.ts'

/** A job's rate with a quoted quantity. */
export interface AgreedRate extends QuotedRate {
  readonly id: number
  readonly product_id: number | null
  readonly unit_price_cents: number
  /** How many dockets charge by this rate. */
  readonly charged: number
}
/** A line added to an invoice by hand. */
export interface BilledLine {
  /** The rate it was added from; null where it was typed. */
  readonly job_rate_id: number | null
  readonly product_id: number | null
  readonly description: string
  readonly unit: ChargeUnit
  /** Of a progress claim the part of the fixed price, with more than three decimals. */
  readonly quantity: number
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** How much of a line by hand is for a rate. */
export interface Cover<L> {
  readonly line: L
  readonly job_rate_id: number
  readonly quantity: number
}

/** What is left of a rate, and what that comes to. */
type Left<R> = R & { readonly left_cents: number }

// Fine enough that an amount of a fixed price is exact to the cent.
const billionths = (quantity: number): number => Math.round(quantity * 1e9)

/**
 * What lines by hand cover of a job's quoted rates, by quantity, and what they leave. A line counts for the rate it was
 * added from, then for the one with its words, then for others of its product: billing one float leaves the other,
 * whichever of them has the line's words. Nothing is left of what loads count once some of it is charged.
 */
export function coverQuoted<R extends AgreedRate, L extends BilledLine>(
  rates: readonly R[],
  billed: readonly L[],
): { left: Left<R>[]; covers: Cover<L>[] } {
  const open = rates.map((rate) => ({ rate, left: billionths(rate.quantity) - billionths(rate.charged) }))
  const lines = billed.map((line) => ({ line, left: billionths(line.quantity) }))
  const covers: Cover<L>[] = []
  const take = (isFor: (rate: AgreedRate, line: BilledLine) => boolean) => {
    for (const from of lines)
      for (const to of open) {
        if (from.line.unit !== to.rate.unit || !isFor(to.rate, from.line)) continue
        const covered = Math.max(0, Math.min(from.left, to.left))
        if (covered > 0) covers.push({ line: from.line, job_rate_id: to.rate.id, quantity: covered / 1e9 })
        from.left -= covered
        to.left -= covered
      }
  }
  take((rate, line) => rate.id === line.job_rate_id)
  take((rate, line) => sameWords(rate.description, line.description))
  take((rate, line) => rate.product_id !== null && rate.product_id === line.product_id)
  const left = open
    .filter(({ rate, left: rest }) => rest > 0 && !(isOfLoads(rate) && rest < billionths(rate.quantity)))
    .map(({ rate, left: rest }) => restOf(rate, rest / 1e9))
    .filter(({ quantity, left_cents }) => thousandths(quantity) > 0 || left_cents !== 0)
  return { left, covers }
}

/** Claims of a fixed price leave an amount, which is no whole number of thousandths. */
function restOf<R extends AgreedRate>(rate: R, quantity: number): Left<R> {
  const whole = thousandths(quantity) / 1000
  return Math.abs(whole - quantity) < 2e-9
    ? { ...rate, quantity: whole, left_cents: lineTotalCents(whole, rate.unit_price_cents) }
    : { ...rate, quantity, left_cents: Math.round(quantity * rate.unit_price_cents) }
}
