import { expect, test } from 'vitest'
import { usualCalendar } from '#shared/public-holidays.ts'
import { startWords, untilWords, bookedShare, workingDays } from './fleet-words.ts'

const work = { job_item_id: 1, order_no: 'J-1', client: null, driver: null }

test('a week and a month are the days from Monday to Friday that are no public holiday', () => {
  const { week, month } = workingDays('2026-11-22', usualCalendar)
  expect(week).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
  // Of 21, without Cup Day on the 3rd.
  expect(month).toHaveLength(20)
  expect(month.slice(0, 2)).toEqual(['2026-11-02', '2026-11-04'])
})

test('how much machines are booked is the booked days over the working days of the machines', () => {
  const { week } = workingDays('2026-11-22', usualCalendar)
  expect(bookedShare(7, 2, week)).toBe('70%')
  expect(bookedShare(0, 3, week)).toBe('0%')
  expect(bookedShare(0, 0, week)).toBeNull()
})

test('the end is said by time today, by day later, and not while a dry hire is out', () => {
  const now = { ...work, starts_at: '2026-11-19T20:00:00Z', ends_at: '2026-11-20T04:00:00Z' }
  expect(untilWords(now, '2026-11-20')).toBe('until 3:00 pm')
  expect(untilWords(now, '2026-11-19')).toBe('until Fri 20 Nov')
  expect(untilWords({ ...now, ends_at: null }, '2026-11-20')).toBe('')
  expect(startWords(now, '2026-11-20')).toBe('today 7:00 am')
  expect(startWords(now, '2026-11-18')).toBe('Fri 20 Nov 7:00 am')
})
