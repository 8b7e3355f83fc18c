import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import type { TermOverridesShown } from '../contract/term-overrides.ts'
import { termsInWords } from '../rules/terms-in-words.ts'
import { cardKindWords, rateCardLabels } from '../rules/rate-card-labels.ts'

/** How a card's fields read in conflicts and in its history, where what became of its rates is said in words. */
export const rateCardFieldWords: Record<string, FieldWords> = {
  ...fieldWords(rateCardLabels, {
    kind: shown.oneOf(cardKindWords),
    valid_from: shown.date,
    valid_to: shown.date,
    terms: (value) =>
      (Array.isArray(value) ? (value as string[]) : termsInWords(value as TermOverridesShown)).join('; '),
    rules: (value) => `${(value as readonly unknown[]).length} rates`,
  }),
  rate_changes: { label: rateCardLabels.rules, show: (value) => (value as readonly string[]).join('. ') },
  rise_percent: { label: 'Rise', show: shown.percent },
}
