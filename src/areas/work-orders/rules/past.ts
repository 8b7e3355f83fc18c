import { invalid } from '#platform/contract/app-error.ts'
import { addDays } from '#shared/local-date.ts'

/** A day in the past may still be put right for so long. */
const correctableDays = 7

/** Whether a day is too far gone for an order to be put on it. */
export const isPast = (date: string, today: string): boolean => date < addDays(today, -correctableDays)

/** @throws invalid on the field whose day is too far gone. */
export function mustNotBePast(field: string, date: string, today: string): void {
  if (isPast(date, today)) throw invalid({ [field]: 'Date cannot be in the past.' })
}
