import type { CopyRateCard, RateRule } from '../contract/rate-card.ts'
import type { TermOverridesShown } from '../contract/term-overrides.ts'

/** By a percentage with at most two decimals, rounded half up to a step in whole cents. */
type Rise = Pick<CopyRateCard, 'rise_percent' | 'round_to_cents'>

/** Rates and the amounts in their terms, as far as they have any, each by {@link raised}. */
export const raiseRates = <Rule extends Pick<RateRule, 'rate_cents' | 'terms'>>(
  rules: readonly Rule[],
  rise: Rise,
): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    rate_cents: raised(rule.rate_cents, rise),
    terms: raiseTerms(rule.terms, rise),
  }))

const amounts = [
  'standby_rate_cents',
  'travel_rate_cents',
  'excess_rate_cents',
  'float_rate_cents',
  'toll_flat_cents',
] as const satisfies readonly (keyof TermOverridesShown)[]

/** Terms with their amounts raised: what surcharges cost an hour too. Percentages, multiples and hours stay. */
export function raiseTerms(terms: TermOverridesShown, rise: Rise): TermOverridesShown {
  const higher = amounts.flatMap((field) => {
    const cents = terms[field]
    return cents == null ? [] : [[field, raised(cents, rise)] as const]
  })
  const day_types = terms.day_types?.map((rule) =>
    rule.pricing === 'multiplier' ? rule : { ...rule, value: raised(rule.value, rise) },
  )
  const attachments = terms.attachments?.map((term) => ({
    ...term,
    rate_cents: raised(term.rate_cents, rise),
  }))
  return {
    ...terms,
    ...Object.fromEntries(higher),
    ...(day_types && { day_types }),
    ...(attachments && { attachments }),
  }
}

/** An amount, higher by a rise; where that would be nothing, to the cent, and at least one. Without a rise it stays. */
export function raised(amount_cents: number, { rise_percent, round_to_cents }: Rise): number {
  if (rise_percent === 0) return amount_cents
  const parts = 10_000 + Math.round(rise_percent * 100)
  // In hundredths of a cent times ten thousand: exact for any amount.
  const exact = BigInt(Math.round(amount_cents * 100)) * BigInt(parts)
  const rounded = (cents: number): number => {
    const step = BigInt(cents) * 100n * 10_000n
    return Number((exact + step / 2n) / step) * cents
  }
  return rounded(round_to_cents) || Math.max(rounded(1), amount_cents > 0 ? 1 : 0)
}
