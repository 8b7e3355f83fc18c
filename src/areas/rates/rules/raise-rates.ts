import type { RateRule } from '../contract/rate-card.ts'

/**
 * Rates that are higher by a percentage (at most two decimals), each rounded half up to a step in whole cents; where
 * that would be nothing, to the cent, and at least one. Without a rise they stay as they are.
 */
export function raiseRates<Rule extends Pick<RateRule, 'rate_cents'>>(
  rules: readonly Rule[],
  rise_percent: number,
  round_to_cents: number,
): Rule[] {
  if (rise_percent === 0) return [...rules]
  const parts = 10_000 + Math.round(rise_percent * 100)
  return rules.map((rule) => {
    // In hundredths of a cent times ten thousand: exact for any rate.
    const exact = BigInt(Math.round(rule.rate_cents * 100)) * BigInt(parts)
    const rounded = (cents: number): number => {
      const step = BigInt(cents) * 100n * 10_000n
      return Number((exact + step / 2n) / step) * cents
    }
    const least = rule.rate_cents > 0 ? 1 : 0
    return { ...rule, rate_cents: rounded(round_to_cents) || Math.max(rounded(1), least) }
  })
}
