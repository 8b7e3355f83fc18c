import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { type RichText, plainText } from '#shared/rich-text.ts'
import type { WordingInput } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels } from '../rules/wording-labels.ts'

/** How their fields read in conflicts and in the history. */
export const wordingFieldWords = fieldWords(wordingLabels satisfies Record<keyof WordingInput, string>, {
  body: (body) => plainText(body as RichText),
  applies_to: shown.listOf(wordingDocumentWords),
  effective_from: shown.date,
  is_default: shown.yesNo,
})
