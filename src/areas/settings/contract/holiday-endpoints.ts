import type * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  CupDayInput,
  HolidayConfirmation,
  HolidayDate,
  HolidayInput,
  PublicHolidays,
} from './public-holidays.ts'

const path = '/api/public-holidays'
const topic = 'public_holidays'

const change = <const Verb extends string, const E extends { summary: string; body: z.ZodType }>(
  verb: Verb,
  call: E,
) =>
  endpoint({
    method: 'POST',
    path: `${path}/${verb}` as const,
    permission: 'settings:holidays',
    topic,
    output: PublicHolidays,
    message: 'Public holidays saved.',
    ...call,
  })

export const holidayEndpoints = {
  getPublicHolidays: endpoint({
    method: 'GET',
    path,
    // Everyone with a user type has it.
    permission: 'home:read',
    summary: 'How the list of public holidays differs from the rules of Victoria.',
    topic,
    output: PublicHolidays,
  }),
  addPublicHoliday: change('add', { summary: 'Add a public holiday.', body: HolidayInput }),
  renamePublicHoliday: change('rename', { summary: 'Rename a public holiday.', body: HolidayInput }),
  removePublicHoliday: change('remove', {
    summary: 'Take a day off the list of public holidays.',
    body: HolidayDate,
  }),
  confirmPublicHoliday: change('confirm', {
    summary: 'Confirm the day of a public holiday that was assumed.',
    body: HolidayConfirmation,
  }),
  setCupDay: change('cup-day', {
    summary: 'Set whether Melbourne Cup Day is a public holiday.',
    body: CupDayInput,
  }),
}
