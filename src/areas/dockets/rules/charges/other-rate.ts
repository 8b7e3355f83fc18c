import { isStandby, isTravel } from '#areas/jobs/rules/rate-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
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

/** The flag on a hire charged at none of the job's rates for it; null without such rates or when it is. */
export function otherRateWords(charged: ChargedHire, rates: readonly HireRate[]): string | null {
  const agreed = rates.filter(({ description }) => !isStandby(description) && !isTravel(description))
  const isAgreed = ({ unit, unit_price_cents }: HireRate) =>
    unit === charged.unit && unit_price_cents === charged.unit_price_cents
  if (agreed.length === 0 || agreed.some(isAgreed)) return null
  return `Charged at ${chargedWords(charged)}; the job’s ${agreedWords(charged, agreed)}.`
}

/** A price with its source: `the price list’s $175.00 per hour (WH-EX20)`. */
function chargedWords({ price_source, unit, unit_price_cents }: ChargedHire): string {
  const price = priceWords(unit_price_cents, unit)
  if (price_source.startsWith('Rate of job ')) return `the job’s earlier rate, ${price}`
  const [, kind = '', name = price_source] = /^(Product|Quote|Rate card) (.+)$/.exec(price_source) ?? []
  return `the ${sourceNames[kind] ?? 'order'}’s ${price} (${name})`
}
const sourceNames: Readonly<Record<string, string>> = {
  Product: 'price list',
  Quote: 'quote',
  'Rate card': 'rate card',
}

/** `rate is $199.00`; with the unit where it differs, and names where there are several. */
function agreedWords({ unit }: ChargedHire, agreed: readonly HireRate[]): string {
  const prices = agreed.map((rate) => {
    const price =
      rate.unit === unit
        ? formatUnitPrice(rate.unit_price_cents)
        : priceWords(rate.unit_price_cents, rate.unit)
    return agreed.length === 1 ? price : `${price} (${rate.description})`
  })
  return `${agreed.length === 1 ? 'rate is' : 'rates are'} ${prices.join(' and ')}`
}
