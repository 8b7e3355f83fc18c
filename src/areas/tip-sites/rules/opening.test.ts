import { expect, test } from 'vitest'
import { usualCalendar } from '#shared/public-holidays.ts'
import { hoursInWords, openingOn, openingWords } from './opening.ts'

const weekday = { opens: '06:00', closes: '16:30' }
const shut = { opens: null, closes: null }
const site = {
  status: 'open',
  hours: [weekday, weekday, weekday, weekday, weekday, { opens: '07:00', closes: '12:00' }, shut],
  closed_dates: ['2026-11-24'],
  closed_on_holidays: 1,
} as const
const on = (date: string, fields: object = {}) =>
  openingOn({ ...site, hours: [...site.hours], closed_dates: [...site.closed_dates], ...fields }, date, {
    today: '2026-11-20',
    holidayOn: usualCalendar,
  })

test('a tip site is open on its days, and says why it is closed', () => {
  expect(on('2026-11-20')).toEqual({ isOpen: true, ...weekday })
  expect(on('2026-11-21')).toEqual({ isOpen: true, opens: '07:00', closes: '12:00' })
  expect(on('2026-11-22')).toEqual({ isOpen: false, reason: 'Sun' })
  expect(on('2026-11-24')).toEqual({ isOpen: false, reason: 'closed date' })
  expect(on('2026-12-25')).toEqual({ isOpen: false, reason: 'Christmas Day' })
  expect(on('2026-12-25', { closed_on_holidays: 0 })).toMatchObject({ isOpen: true })
  expect(on('2026-11-23', { status: 'closed' })).toEqual({ isOpen: false, reason: 'until further notice' })
})

test('rain closes it today only, and without hours it is open every day', () => {
  expect(on('2026-11-20', { status: 'closed_wet' })).toEqual({ isOpen: false, reason: 'wet' })
  expect(on('2026-11-23', { status: 'closed_wet' })).toMatchObject({ isOpen: true })
  expect(on('2026-11-22', { hours: Array.from({ length: 7 }, () => shut) })).toEqual({
    isOpen: true,
    ...shut,
  })
})

test('how it stands at a time of the day', () => {
  expect(openingWords({ isOpen: true, ...weekday }, '05:59')).toBe('Opens 6:00 am')
  expect(openingWords({ isOpen: true, ...weekday }, '06:00')).toBe('Open until 4:30 pm')
  expect(openingWords({ isOpen: true, ...weekday }, '16:30')).toBe('Closed since 4:30 pm')
  expect(openingWords({ isOpen: true, ...shut }, '12:00')).toBe('Open')
  expect(openingWords({ isOpen: false, reason: 'wet' }, '12:00')).toBe('Closed: wet')
})

test('days with the same hours are said together', () => {
  expect(hoursInWords(site.hours)).toBe('Mon to Fri 6:00 am to 4:30 pm; Sat 7:00 am to 12:00 pm')
  expect(hoursInWords([weekday, shut, weekday])).toBe('Mon 6:00 am to 4:30 pm; Wed 6:00 am to 4:30 pm')
  expect(hoursInWords([shut])).toBe('')
})
