import type { TermOverrides } from '../contract/term-overrides.ts'
import { type AttachmentTerm, type DayTypeRule, RateTerms } from '../contract/terms.ts'

/** A percentage or a mode of its own comes without the price that goes with another's. */
const pairs = [
  ['standby_percent', 'standby_rate_cents'],
  ['travel_mode', 'travel_rate_cents'],
  ['toll_mode', 'toll_flat_cents'],
] as const

/**
 * The terms of a rate: the usual ones, as far as its card and then the rate itself do not say otherwise. A surcharge
 * replaces those of the same day type only, so that a client's own night rate leaves Sundays as they are; notices of
 * cancelling are replaced as a whole, and attachments each by itself.
 */
export const mergeTerms = (usual: RateTerms, ...overrides: readonly TermOverrides[]): RateTerms =>
  overrides.reduce<RateTerms>(
    (terms, override) =>
      RateTerms.parse({
        ...terms,
        ...pairs.reduce(
          (emptied, [decides, rate]) => (decides in override ? { ...emptied, [rate]: null } : emptied),
          {},
        ),
        ...override,
        day_types: mergeDayTypes(terms.day_types, override.day_types ?? []),
        attachments: mergeAttachments(terms.attachments, override.attachments ?? []),
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

const mergeAttachments = (
  usual: readonly AttachmentTerm[],
  own: readonly AttachmentTerm[],
): readonly AttachmentTerm[] => [
  ...usual.filter(({ attachment_id }) => !own.some((term) => term.attachment_id === attachment_id)),
  ...own,
]
