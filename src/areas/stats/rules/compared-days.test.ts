import { expect, test } from 'vitest'
import { comparedDays } from './compared-days.ts'

const compared = (from: string, to: string, today: string) => {
  const { now, before } = comparedDays({ from, to }, today)
  return `${now.from} ${now.to}, before ${before.from} ${before.to}`
}

test.each([
  ['a month', '2026-10-01', '2026-10-31', '2026-10-01 2026-10-31, before 2026-09-01 2026-09-30'],
  ['a short month', '2026-02-01', '2026-02-28', '2026-02-01 2026-02-28, before 2026-01-01 2026-01-31'],
  [
    'a quarter across the year',
    '2026-01-01',
    '2026-03-31',
    '2026-01-01 2026-03-31, before 2025-10-01 2025-12-31',
  ],
  [
    'a year with a leap day',
    '2024-01-01',
    '2024-12-31',
    '2024-01-01 2024-12-31, before 2023-01-01 2023-12-31',
  ],
  ['a week', '2026-11-02', '2026-11-08', '2026-11-02 2026-11-08, before 2026-10-26 2026-11-01'],
  ['a day', '2026-11-02', '2026-11-02', '2026-11-02 2026-11-02, before 2026-11-01 2026-11-01'],
  [
    'days across the end of daylight saving',
    '2026-04-03',
    '2026-04-09',
    '2026-04-03 2026-04-09, before 2026-03-27 2026-04-02',
  ],
])('%s is compared with what comes before it', (_, from, to, words) => {
  expect(compared(from, to, '2026-12-31')).toBe(words)
})

test('what has not come to its end is compared up to the same day', () => {
  expect(compared('2026-11-01', '2026-11-30', '2026-11-27')).toBe(
    '2026-11-01 2026-11-27, before 2026-10-01 2026-10-27',
  )
  expect(compared('2025-12-01', '2026-11-30', '2026-11-27')).toBe(
    '2025-12-01 2026-11-27, before 2024-12-01 2025-11-27',
  )
  // March goes on; February has no 30th.
  expect(compared('2026-03-01', '2026-03-31', '2026-03-30')).toBe(
    '2026-03-01 2026-03-30, before 2026-02-01 2026-02-28',
  )
  expect(compared('2026-11-23', '2026-11-29', '2026-11-25')).toBe(
    '2026-11-23 2026-11-25, before 2026-11-16 2026-11-18',
  )
})

test('what lies ahead stays as it was asked for', () => {
  expect(compared('2027-01-01', '2027-01-31', '2026-11-27')).toBe(
    '2027-01-01 2027-01-31, before 2026-12-01 2026-12-31',
  )
})
