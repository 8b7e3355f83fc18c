import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { defectSeverityWords } from '../../rules/checklist-words.ts'
import { defectLabels } from '../../rules/defect-labels.ts'

const instant = (value: unknown) => formatInstant(String(value))

/** How a defect's fields read in its history. */
export const defectFieldWords = fieldWords(defectLabels, {
  severity: shown.oneOf(defectSeverityWords),
  took_off_road: shown.yesNo,
  reported_at: instant,
  fixed_at: instant,
  verified_at: instant,
})
