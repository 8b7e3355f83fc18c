import { activeWords } from '#shared/flag-words.ts'
import { formatDayMonth } from '#shared/local-date.ts'
import type { driverStatuses, employments } from '../contract/choices.ts'

/** Display text for a driver's field values. */
export const employmentWords = {
  employee_full: 'Full-time',
  employee_part: 'Part-time',
  employee_casual: 'Casual',
  subcontractor_operator: 'Subcontractor’s',
  labour_hire: 'Labour hire',
} as const satisfies Record<(typeof employments)[number], string>

export const driverStatusWords: Record<(typeof driverStatuses)[number], string> = activeWords

interface Standing {
  status: (typeof driverStatuses)[number]
  archived_at: string | null
  licence_expires_on: string | null
}

/** Why a driver may not work today, whatever they are booked for; null if they may. */
export function stoppedBy(
  { status, archived_at, licence_expires_on }: Standing,
  today: string,
): string | null {
  if (archived_at) return 'Archived'
  if (status === 'NotActive') return 'Stopped: not active'
  return licence_expires_on && licence_expires_on < today
    ? `Stopped: licence expired ${formatDayMonth(licence_expires_on)}`
    : null
}
