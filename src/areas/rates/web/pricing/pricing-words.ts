import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { fuelLevyLabels } from '../../rules/fuel-levy-labels.ts'
import { termLabels } from '../../rules/term-labels.ts'
import { cancellationInWords, dayTypeInWords } from '../../rules/term-words.ts'
import { termValueWords } from '../../rules/terms-in-words.ts'

/** How terms read in conflicts and in their history, where lists are in words already. */
export const termFieldWords: Record<keyof typeof termLabels, FieldWords> = fieldWords(termLabels, {
  ...(termValueWords as Record<keyof typeof termLabels, FieldWords['show']>),
  day_types: shown.lines(dayTypeInWords),
  cancellation: shown.lines(cancellationInWords),
})

export const levyFieldWords = fieldWords(fuelLevyLabels, { valid_from: shown.date, percent: shown.percent })

/** How the pricing settings read in their history. */
export const pricingWords = { ...termFieldWords, ...levyFieldWords }
