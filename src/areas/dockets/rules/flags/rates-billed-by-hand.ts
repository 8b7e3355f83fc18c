import type { ChargeUnit } from '#shared/units.ts'
import { loadUnits, standbyRate, travelRate } from '../charges/match-rate.ts'

interface JobRate {
  readonly id: number
  readonly description: string
  readonly unit: ChargeUnit
  /** null if unspecified. */
  readonly quantity: number | null
}
interface Work {
  /** The rates the job's orders are hired at. */
  readonly hired: readonly number[]
  /** How many of the job's dockets count. */
  readonly dockets: number
}

/**
 * A job's rates that must be billed by hand, and the least of each. What dockets count themselves is left
 * out: loads, the hire, stand-by. Travel by the visit is on a docket only if its time was entered: it is one
 * per docket, and never more than agreed.
 */
export function ratesBilledByHand<R extends JobRate>(
  rates: readonly R[],
  { hired, dockets }: Work,
): (R & { quantity: number })[] {
  const besides = rates.filter(({ id }) => !hired.includes(id))
  const [standby, travel] = [standbyRate(besides), travelRate(besides)]
  const leastOf = (rate: R): number | null => {
    if (loadUnits.includes(rate.unit) || rate === standby) return null
    if (rate !== travel) return leastAgreed(rate)
    if (rate.unit === 'each') return Math.min(rate.quantity ?? dockets, dockets)
    return rate.unit === 'fixed' ? Math.min(rate.quantity ?? 1, dockets) : null
  }
  return besides.flatMap((rate) => {
    const quantity = leastOf(rate)
    return quantity === null ? [] : { ...rate, quantity }
  })
}

/** A float or delivery is agreed in order to be charged; how much time is needed is not known in advance. */
const leastAgreed = ({ quantity, unit }: JobRate): number | null =>
  quantity ?? (unit === 'each' || unit === 'fixed' ? 1 : null)
