import { invalid } from '#platform/contract/app-error.ts'
import { addDays } from '#shared/local-date.ts'

/** A day in the past may still be put right for so long. */
const correctableDays = 7

/** Whether a day is too far gone for an order to be put on it. */
export const isPast = (date: string, today: string): boolean => date < addDays(today, -correctableDays)

export const pastWords = 'Date cannot be in the past.'

/** @throws invalid on the field whose day is too far gone. */
export function mustNotBePast(field: string, date: string, today: string): void {
  if (isPast(date, today)) throw invalid({ [field]: pastWords })
}

/** From when on a job needs what somebody adds without naming its days: what is done is done, unless all of it is. */
export const firstDayOf = (job: { start_date: string; end_date: string }, today: string): string =>
  job.start_date < today && today <= job.end_date ? today : job.start_date
