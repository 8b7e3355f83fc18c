/** Fields for days, times and instants. */
import * as z from 'zod'
import { isDate, isTime, isWithinYears, years } from '#shared/local-date.ts'
import { type Kind, one, optionalOne } from './text-kinds.ts'

const otherYear = `The year must be from ${years.first} to ${years.last}.`

const aDate: Kind = {
  max: 32,
  read: (typed) => (isDate(typed) && isWithinYears(typed) ? typed : null),
  message: (typed) => (isDate(typed) ? otherYear : 'Enter a date like 20 Nov 2026.'),
}
/** A day, 'YYYY-MM-DD'. `parseDate` in shared/local-date parses what people type. */
export const localDate = (label: string) => one(label, aDate)
export const optionalLocalDate = (label: string) => optionalOne(label, aDate)

/** The first and last day a list is filtered by, to spread into its filters. */
export const dateRange = () => ({ from: optionalLocalDate('From'), to: optionalLocalDate('To') })

const aTime: Kind = {
  max: 32,
  read: (typed) => (isTime(typed) ? typed : null),
  message: () => 'Enter a time like 7:00 am.',
}
/** A time of day, 'HH:MM'. `parseTime` in shared/local-date parses what people type. */
export const localTime = (label: string) => one(label, aTime)
export const optionalLocalTime = (label: string) => optionalOne(label, aTime)

/** An instant with its UTC offset, stored as UTC in one spelling, so that two can be compared as text. */
export const instant = (message: string) =>
  z.iso
    .datetime({ offset: true, error: message, abort: true })
    .transform((sent) => new Date(sent).toISOString())
    .refine(isWithinYears, otherYear)
