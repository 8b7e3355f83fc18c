import type { ProductCategory } from '#areas/products/contract/choices.ts'
import { type ChargeUnit, isLoadUnit } from '#shared/units.ts'
import { standbyRate, travelRate } from '../charges/job-rate.ts'

interface JobRate {
  readonly id: number
  readonly description: string
  readonly unit: ChargeUnit
  /** From its product, else from its quote line; null if unknown. */
  readonly category: ProductCategory | null
  /** How many dockets' lines charge by it, in its unit. */
  readonly charged: number
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
 * out: loads, the hire, stand-by. A material supplied is agreed like a float, so it is in as long as no docket
 * charges any of it: it may have come without a load. Travel by the visit is on a docket only if its time was entered: it is one
 * per docket, and never more than agreed.
 */
export function ratesBilledByHand<R extends JobRate>(
  rates: readonly R[],
  { hired, dockets }: Work,
): (R & { quantity: number })[] {
  // A machine’s fixed price is billed by hand as far as no docket charges it: by progress claims.
  const besides = rates.filter(({ id, unit }) => !hired.includes(id) || unit === 'fixed')
  const [standby, travel] = [standbyRate(besides), travelRate(besides)]
  const leastOf = (rate: R): number | null => {
    if (isOfLoads(rate)) return isSupply(rate) && rate.charged === 0 ? rate.quantity : null
    if (rate === standby) return null
    if (rate !== travel) return leastAgreed(rate)
    if (rate.unit === 'each') return Math.min(rate.quantity ?? dockets, dockets)
    return rate.unit === 'fixed' ? Math.min(rate.quantity ?? 1, dockets) : null
  }
  return besides.flatMap((rate) => {
    const quantity = leastOf(rate)
    return quantity === null ? [] : { ...rate, quantity }
  })
}

/** What loads count was agreed as an estimate: once some of it is charged, none is outstanding. */
export const isOfLoads = ({ unit }: Pick<JobRate, 'unit'>): boolean => isLoadUnit(unit)

const isSupply = ({ category }: JobRate): boolean => category === 'material'

/** A float or delivery is agreed in order to be charged; how much time is needed is not known in advance. */
const leastAgreed = ({ quantity, unit }: JobRate): number | null =>
  quantity ?? (unit === 'each' || unit === 'fixed' ? 1 : null)
