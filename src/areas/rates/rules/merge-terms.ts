import type { TermOverrides } from '../contract/term-overrides.ts'
import { type DayTypeRule, RateTerms } from '../contract/terms.ts'

/**
 * The terms of a rate: the usual ones, as far as its card and then the rate itself do not say otherwise. A surcharge
 * replaces those of the same day type only, so that a client's own night rate leaves Sundays as they are; notices of
 * cancelling are replaced as a whole.
 */
export const mergeTerms = (usual: RateTerms, ...overrides: readonly TermOverrides[]): RateTerms =>
  overrides.reduce<RateTerms>(
    (terms, override) =>
      RateTerms.parse({
        ...terms,
        ...override,
        day_types: mergeDayTypes(terms.day_types, override.day_types ?? []),
      }),
    usual,
  )

const mergeDayTypes = (
  usual: readonly DayTypeRule[],
  own: readonly Omit<DayTypeRule, 'on_top'>[],
): readonly Omit<DayTypeRule, 'on_top'>[] => [
  ...usual.filter(({ day_type }) => !own.some((rule) => rule.day_type === day_type)),
  ...own,
]
