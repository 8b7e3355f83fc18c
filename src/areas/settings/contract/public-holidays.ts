import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { oneOf, text } from '#platform/contract/fields.ts'
import { holidayLabels as labels } from '../rules/holiday-labels.ts'

export const cupDays = ['metropolitan', 'regional'] as const

/** How the list of public holidays differs from the rules of Victoria; `name` null: the day is none. */
export const PublicHolidays = z
  .object({
    cup_day: z.enum(cupDays),
    changes: z.array(
      z.object({ date: z.string(), name: z.string().nullable(), is_confirmed: z.literal([0, 1]) }),
    ),
    version: firstVersion,
  })
  .meta({ id: 'PublicHolidays' })
export type PublicHolidays = z.output<typeof PublicHolidays>

/** A public holiday's day and name. */
export const HolidayInput = z
  .object({ date: localDate(labels.date), name: text(labels.name, { min: 2, max: 80 }) })
  .meta({ id: 'HolidayInput' })
export type HolidayInput = z.output<typeof HolidayInput>

export const HolidayDate = z.object({ date: localDate(labels.date) }).meta({ id: 'HolidayDate' })

/** Which day an assumed public holiday falls on. */
export const HolidayConfirmation = z
  .object({ date: localDate(labels.date), confirmed_date: localDate(labels.date) })
  .meta({ id: 'HolidayConfirmation' })
export type HolidayConfirmation = z.output<typeof HolidayConfirmation>

export const CupDayInput = z.object({ cup_day: oneOf(labels.cup_day, cupDays) }).meta({ id: 'CupDayInput' })
export type CupDayInput = z.output<typeof CupDayInput>
