import { shown } from '#platform/web/forms/field-words.ts'
import { formatDate } from '#shared/local-date.ts'
import type { DayHours } from '../../contract/opening/hours.ts'
import { hoursInWords } from '../../rules/opening.ts'

/** How the hours read in conflicts and in the history. */
export const openingFieldWords = {
  hours: (value: unknown) => hoursInWords(value as readonly DayHours[]),
  closed_dates: (value: unknown) => (value as readonly string[]).map(formatDate).join(', '),
  closed_on_holidays: shown.yesNo,
}
