import { type ChargeUnit, thousandths } from '#shared/units.ts'
import { isOfLoads } from './rates-billed-by-hand.ts'
import type { QuotedRate } from './quoted-words.ts'

/** A job's rate with a quoted quantity. */
export interface AgreedRate extends QuotedRate {
  readonly id: number
  readonly product_id: number | null
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

/**
 * What lines by hand cover of a job's quoted rates, by quantity, and what they leave. A line counts for the rate it was
 * added from, then for the one with its words, then for others of its product: billing one float leaves the other,
 * whichever of them has the line's words. Nothing is left of what loads count once some of it is charged.
 */
export function coverQuoted<R extends AgreedRate, L extends BilledLine>(
  rates: readonly R[],
  billed: readonly L[],
): { left: R[]; covers: Cover<L>[] } {
  const open = rates.map((rate) => ({ rate, left: thousandths(rate.quantity) - thousandths(rate.charged) }))
  const lines = billed.map((line) => ({ line, left: thousandths(line.quantity) }))
  const covers: Cover<L>[] = []
  const take = (isFor: (rate: AgreedRate, line: BilledLine) => boolean) => {
    for (const from of lines)
      for (const to of open) {
        if (from.line.unit !== to.rate.unit || !isFor(to.rate, from.line)) continue
        const covered = Math.max(0, Math.min(from.left, to.left))
        if (covered > 0) covers.push({ line: from.line, job_rate_id: to.rate.id, quantity: covered / 1000 })
        from.left -= covered
        to.left -= covered
      }
  }
  take((rate, line) => rate.id === line.job_rate_id)
  take((rate, line) => sameWords(rate.description, line.description))
  take((rate, line) => rate.product_id !== null && rate.product_id === line.product_id)
  const left = open
    .filter(({ rate, left: rest }) => rest > 0 && !(isOfLoads(rate) && rest < thousandths(rate.quantity)))
    .map(({ rate, left: rest }) => ({ ...rate, quantity: rest / 1000 }))
  return { left, covers }
}
