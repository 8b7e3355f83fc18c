import { invalid } from '#platform/contract/app-error.ts'
import { addDays } from '#shared/local-date.ts'

/** How long a past day can still be corrected. */
const correctableDays = 7

/** Whether a day is too far in the past for an order. */
export const isPast = (date: string, today: string): boolean => date < addDays(today, -correctableDays)

export const pastWords = 'Date cannot be in the past.'

/** @throws invalid on the field whose day is too far in the past. */
export function mustNotBePast(field: string, date: string, today: string): void {
  if (isPast(date, today)) throw invalid({ [field]: pastWords })
}

/** The default start of additions to a job: past days are done, unless all of them are. */
export const firstDayOf = (job: { start_date: string; end_date: string }, today: string): string =>
  job.start_date < today && today <= job.end_date ? today : job.start_date
