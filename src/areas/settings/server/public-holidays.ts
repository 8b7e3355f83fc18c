import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { formatDate } from '#shared/local-date.ts'
import {
  type HolidayOn,
  type HolidaySettings,
  holidayCalendar,
  usualHolidays,
} from '#shared/public-holidays.ts'
import type { CupDayInput, HolidayConfirmation, HolidayInput } from '../contract/public-holidays.ts'
import {
  confirmedHoliday,
  holidayChangeWords,
  holidayOn,
  renamedHoliday,
  withHoliday,
  withoutHoliday,
} from '../rules/holiday-changes.ts'

const store = settingsStore<HolidaySettings>({
  key: 'public_holidays',
  record_type: 'public_holidays',
  title: 'Public holidays',
  path: '/dashboard/settings/public-holidays',
  rights: { read: 'settings:read', write: 'settings:holidays' },
  usual: usualHolidays,
  logged: ({ cup_day, changes }) => ({ cup_day, changes: changes.map(holidayChangeWords) }),
})
export const { read: readHolidays, record: publicHolidaysRecord } = store

/** The business's list of public holidays as it is now. */
export const findHolidays = async (db: Db | Tx): Promise<HolidayOn> => holidayCalendar(await readHolidays(db))

const part = (date: string, name = '') => `${name} on ${formatDate(date)}`.trim()

/** @throws invalid when the day is one already. */
export const addHoliday = (change: Change, { date, name }: HolidayInput): Promise<void> =>
  store.amend(change, { action: 'added', part: part(date, name) }, (settings) => {
    const other = holidayOn(settings, date)
    refuse(other ? { date: `${formatDate(date)} is ${other.name} already.` } : {})
    return withHoliday(settings, date, name)
  })

/** @throws invalid when the day is none. */
export const renameHoliday = (change: Change, { date, name }: HolidayInput): Promise<void> =>
  store.amend(change, { action: 'renamed', part: part(date, name) }, (settings) => {
    refuse(holidayOn(settings, date) ? {} : { date: noHoliday(date) })
    return renamedHoliday(settings, date, name)
  })

/** Takes a day off the list. A day that is none stays none. */
export const removeHoliday = (change: Change, { date }: Pick<HolidayInput, 'date'>): Promise<void> =>
  store.amend(change, { action: 'removed', part: part(date) }, (settings) => withoutHoliday(settings, date))

/** @throws invalid when the assumed day is none, or the other one is another public holiday. */
export const confirmHoliday = (change: Change, input: HolidayConfirmation): Promise<void> =>
  store.amend(change, { action: 'confirmed', part: part(input.confirmed_date) }, (settings) => {
    const { date, confirmed_date } = input
    const other = date === confirmed_date ? undefined : holidayOn(settings, confirmed_date)
    refuse({
      ...(holidayOn(settings, date) ? {} : { date: noHoliday(date) }),
      ...(other && { confirmed_date: `${formatDate(confirmed_date)} is ${other.name} already.` }),
    })
    return confirmedHoliday(settings, input)
  })

/** Sets whether Melbourne Cup Day is a public holiday. */
export const setCupDay = (change: Change, { cup_day }: CupDayInput): Promise<void> =>
  store.amend(change, { action: 'updated' }, () => ({ cup_day }))

const noHoliday = (date: string): string => `${formatDate(date)} is not a public holiday.`
