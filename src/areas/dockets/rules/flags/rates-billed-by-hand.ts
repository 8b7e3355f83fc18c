import type { ChargeUnit } from '#shared/units.ts'
import { loadUnits, standbyRate, travelRate } from '../charges/match-rate.ts'

interface JobRate {
  readonly id: number
  readonly description: string
  readonly unit: ChargeUnit
  /** null where nobody said how many. */
  readonly quantity: number | null
}
interface Work {
  /** The rates that orders of the job are hired by. */
  readonly hired: readonly number[]
  /** How many dockets of the job count. */
  readonly dockets: number
}

/**
 * The rates of one job that somebody has to bill, and at least how many of each. What dockets count themselves is left
 * out: loads, the hire, stand-by. Travel by the visit they charge only where somebody entered its time: it is one for
 * each docket, and never more than were agreed.
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

/** A float or a delivery is agreed in order to be charged; of time nobody knows how much it takes. */
const leastAgreed = ({ quantity, unit }: JobRate): number | null =>
  quantity ?? (unit === 'each' || unit === 'fixed' ? 1 : null)
