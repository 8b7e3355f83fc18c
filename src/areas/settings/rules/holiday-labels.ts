import type { Labels } from '#shared/labels.ts'
import type { CupDay } from '#shared/public-holidays.ts'
import type { Noun } from '#shared/text.ts'

export const holidayNoun: Noun = { one: 'public holiday', many: 'public holidays' }

export const holidayLabels = {
  date: 'Date',
  name: 'Name',
  cup_day: 'Melbourne Cup Day',
  changes: 'Days changed',
} as const satisfies Labels

export const cupDayWords = {
  metropolitan: 'Public holiday (metropolitan)',
  regional: 'Ordinary day (regional)',
} as const satisfies Record<CupDay, string>

/** The years whose public holidays are listed. */
export const holidayYears = [2025, 2026, 2027, 2028, 2029, 2030] as const
