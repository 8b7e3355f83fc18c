import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { dryHireHistoryLabels, dryHireLabels } from '../rules/dry-hire-labels.ts'

const { smu_on, smu_off } = dryHireLabels

/** How a dry hire’s fields read in the history of its job. */
export const dryHireFieldWords = fieldWords(
  { ...dryHireHistoryLabels, smu_on, smu_off },
  { on_hire_at: shown.digits(formatInstant), off_hire_at: shown.digits(formatInstant) },
)
