import { expect, test } from 'vitest'
import { beginOf, closerFrom, datesFrom, dayLabel, rangeWords, shifted } from './days.ts'

test('weeks begin on Monday, shorter stretches on the day itself', () => {
  expect(beginOf('2026-11-25', '14')).toBe('2026-11-23')
  expect(beginOf('2026-11-23', '7')).toBe('2026-11-23')
  expect(beginOf('2026-11-29', '28')).toBe('2026-11-23')
  expect(beginOf('2023-12-31', '7')).toBe('2023-12-25')
  expect(beginOf('2026-11-25', '3')).toBe('2026-11-25')
})

test('fewer days begin today, where today is shown', () => {
  const shown = { from: '2026-11-23', dates: datesFrom('2026-11-23', '14'), today: '2026-11-25' }
  expect(closerFrom('1', shown)).toBe('2026-11-25')
  expect(closerFrom('28', shown)).toBe('2026-11-23')
  expect(closerFrom('3', { ...shown, today: '2026-12-24' })).toBe('2026-11-23')
})

test('the days are said in words, and step by as many as are shown', () => {
  expect(rangeWords('2026-11-23', '2026-12-06')).toBe('Mon 23 Nov to Sun 6 Dec 2026')
  expect(rangeWords('2026-12-28', '2027-01-10')).toBe('Mon 28 Dec 2026 to Sun 10 Jan 2027')
  expect(rangeWords('2026-11-24', '2026-11-24')).toBe('Tue 24 Nov 2026')
  expect(shifted('2026-11-23', '14', -1)).toBe('2026-11-09')
  expect(datesFrom('2026-11-29', '3')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
})

test('a month is said on the first day and where it begins', () => {
  const dates = datesFrom('2026-11-29', '3')
  expect(dates.map((date, at) => dayLabel(date, at === 0))).toEqual(['Sun 29 Nov', 'Mon 30', 'Tue 1 Dec'])
})
