import type { RateRule } from '../contract/rate-card.ts'
import { rateKey } from './rate-changes.ts'

const always = (rule: RateRule): RateRule => ({ ...rule, valid_from: null, valid_to: null })

/** The rates that apply on a day, without days of their own; of several for the same thing the one that begins last. */
export function latestRates(rules: readonly RateRule[], day: string): RateRule[] {
  const begun = rules
    .filter(({ valid_from, valid_to }) => (valid_from ?? day) <= day && (valid_to ?? day) >= day)
    .toSorted((a, b) => (a.valid_from ?? '').localeCompare(b.valid_from ?? ''))
  const latest = new Set(new Map(begun.map((rule) => [rateKey(always(rule)), rule])).values())
  return rules.filter((rule) => latest.has(rule)).map(always)
}
