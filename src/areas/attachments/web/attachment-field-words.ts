import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { fitWords } from './machines/fit-words.ts'
import { rateFieldWords } from './rates/rate-field-words.ts'

/** How an attachment's fields read in conflicts and in its history, which names the categories. */
export const attachmentFieldWords = {
  ...fieldWords(attachmentLabels, {
    ...fitWords,
    ...rateFieldWords,
    kind: shown.oneOf(attachmentKindWords),
    size_mm: (value) => `${String(value)} mm`,
    weight_kg: (value) => `${String(value)} kg`,
    status: shown.oneOf(attachmentStatusWords),
  }),
  asset_categories: { label: attachmentLabels.compatible_category_ids, show: shown.list },
}
