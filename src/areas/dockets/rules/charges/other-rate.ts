import { isStandby, isTravel } from '#areas/jobs/rules/rate-words.ts'
import { type ChargeUnit, priceWords } from '#shared/units.ts'

interface Priced {
  readonly unit: ChargeUnit
  readonly unit_price_cents: number
}
export interface ChargedHire extends Priced {
  readonly price_source: string
}
export interface HireRate extends Priced {
  readonly description: string
}

/** The flag of a hire whose job has a rate for it that is not what it charges; null where it charges one of them. */
export function otherRateWords(charged: ChargedHire, rates: readonly HireRate[]): string | null {
  const agreed = rates.filter(({ description }) => !isStandby(description) && !isTravel(description))
  const isAgreed = ({ unit, unit_price_cents }: HireRate) =>
    unit === charged.unit && unit_price_cents === charged.unit_price_cents
  if (agreed.length === 0 || agreed.some(isAgreed)) return null
  const { price_source, unit, unit_price_cents } = charged
  const named = agreed.map(
    (rate) => `“${rate.description}” at ${priceWords(rate.unit_price_cents, rate.unit)}`,
  )
  return `Charged at ${price_source}, ${priceWords(unit_price_cents, unit)}: the job has ${named.join(' and ')}.`
}
