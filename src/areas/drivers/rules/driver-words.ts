import { activeWords } from '#shared/flag-words.ts'
import type { driverStatuses, employments } from '../contract/choices.ts'

/** Display text for a driver's field values. */
export const employmentWords = {
  employee_full: 'Full-time',
  employee_part: 'Part-time',
  employee_casual: 'Casual',
  subcontractor_operator: "Subcontractor's",
  labour_hire: 'Labour hire',
} as const satisfies Record<(typeof employments)[number], string>

export const driverStatusWords: Record<(typeof driverStatuses)[number], string> = activeWords
