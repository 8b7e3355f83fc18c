import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { optionalText } from '#platform/contract/fields.ts'
import { addDays, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import { absenceLabels as labels } from '../rules/absence-labels.ts'

/** Full days; an absence of a few hours is handled by booking other work. */
export const AbsenceForm = z
  .object({
    from: localDate(labels.from),
    to: localDate(labels.to),
    note: optionalText(labels.note, { max: 300 }),
  })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    error: 'End date must be on or after the start date.',
  })

/** From the first midnight to the one after the last day, in Melbourne. */
export const wholeDays = ({ from, to }: { from: string; to: string }) => ({
  starts_at: melbourneInstant(from, '00:00'),
  ends_at: melbourneInstant(addDays(to, 1), '00:00'),
})

/** The first and last day it touches. */
export const daysOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  from: melbourneDate(starts_at),
  to: melbourneDate(new Date(Date.parse(ends_at) - 1)),
})
