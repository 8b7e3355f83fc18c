import { divideHalfAway, formatMoney } from '#shared/money.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { agreedCents } from './agreed.ts'

interface Rate {
  unit: ChargeUnit
  quantity: number | null
  unit_price_cents: number
}
/** What progress claims may bill of a rate, in cents: a fixed price that the client pays; null for any other rate. */
export const claimableCents = (rate: Rate): number | null =>
  rate.unit === 'fixed' && rate.unit_price_cents > 0 ? agreedCents(rate) : null

/** A part of a fixed price: so many percent of it, with up to two decimals, or an amount. */
export type Claimed = { percent: number } | { amount_cents: number }

/** The part in cents. */
export const claimCents = (agreed_cents: number, part: Claimed): number =>
  'percent' in part
    ? divideHalfAway(BigInt(agreed_cents) * BigInt(Math.round(part.percent * 100)), 10_000n)
    : part.amount_cents

/** `Progress claim 2: 30% of $50,000.00`, or `Progress claim 2: $12,345.67 of $50,000.00`. */
export function claimWords(number: number, agreed_cents: number, part: Claimed): string {
  const said = 'percent' in part ? `${part.percent}%` : formatMoney(part.amount_cents)
  return `Progress claim ${number}: ${said} of ${formatMoney(agreed_cents)}`
}

/** An amount as a percentage where that has at most two decimals and comes to the same cents. */
export function asPercent(agreed_cents: number, amount_cents: number): Claimed {
  const percent = Math.round((amount_cents / agreed_cents) * 10_000) / 100
  const isSame = Number.isFinite(percent) && claimCents(agreed_cents, { percent }) === amount_cents
  return isSame ? { percent } : { amount_cents }
}

const maxDescription = 1000

/** A line’s text: what was agreed, as it was accepted, then the claim. */
export function claimDescription(description: string, claim: string): string {
  const agreed = description.slice(0, maxDescription - claim.length - 2).trimEnd()
  return agreed.endsWith('.') ? `${agreed} ${claim}` : `${agreed}. ${claim}`
}

/** A line's words for those who may see no amounts: `Progress claim 2: 30%`. */
export const withoutAmounts = (description: string): string =>
  description.replaceAll(/:? −?\$[\d,]+\.\d\d of −?\$[\d,]+\.\d\d|(?: of)? −?\$[\d,]+\.\d\d/g, '')
