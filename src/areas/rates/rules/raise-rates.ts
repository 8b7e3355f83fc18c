import type { RateRule } from '../contract/rate-card.ts'

/**
 * Rates that are higher by a percentage (at most two decimals), each rounded half up to a step in whole cents. A
 * rate above nothing never becomes nothing.
 */
export function raiseRates<Rule extends Pick<RateRule, 'rate_cents'>>(
  rules: readonly Rule[],
  rise_percent: number,
  round_to_cents: number,
): Rule[] {
  const parts = 10_000 + Math.round(rise_percent * 100)
  return rules.map((rule) => {
    // In hundredths of a cent times ten thousand: exact for any rate.
    const exact = BigInt(Math.round(rule.rate_cents * 100)) * BigInt(parts)
    const step = BigInt(round_to_cents) * 100n * 10_000n
    const steps = Number((exact + step / 2n) / step)
    const least = rule.rate_cents > 0 ? 1 : 0
    return { ...rule, rate_cents: Math.max(steps, least) * round_to_cents }
  })
}
