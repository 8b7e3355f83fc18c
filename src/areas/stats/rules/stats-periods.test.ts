import { expect, test } from 'vitest'
import { askedDays, periodOf, periodsIn, periodWords } from './stats-periods.ts'

test.each([
  ['2026-01-01', '2026-01-01', '2026-03-31', 'Jan–Mar 2026'],
  ['2026-06-30', '2026-04-01', '2026-06-30', 'Apr–Jun 2026'],
  ['2026-11-27', '2026-10-01', '2026-12-31', 'Oct–Dec 2026'],
])('%s is in the quarter from %s to %s', (day, from, to, words) => {
  expect(periodOf(day, 'quarter')).toEqual({ from, to })
  expect(periodWords({ from, to }, 'quarter')).toBe(words)
})

test('without dates it is twelve months, four quarters or thirteen weeks with the current one', () => {
  const today = '2026-11-27'
  expect(askedDays({ period: 'month' }, today)).toEqual({ from: '2025-12-01', to: '2026-11-30' })
  expect(askedDays({ period: 'quarter' }, today)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(askedDays({ period: 'week' }, today)).toEqual({ from: '2026-08-31', to: '2026-11-29' })
  expect(periodsIn(askedDays({ period: 'week' }, today), 'week')).toHaveLength(13)
})

test('one date is enough', () => {
  const today = '2026-11-27'
  expect(askedDays({ from: '2026-07-01', period: 'month' }, today)).toEqual({
    from: '2026-07-01',
    to: '2026-11-30',
  })
  expect(askedDays({ to: '2026-06-30', period: 'month' }, today)).toEqual({
    from: '2025-07-01',
    to: '2026-06-30',
  })
  expect(askedDays({ from: '2027-02-03', period: 'month' }, today)).toEqual({
    from: '2027-02-03',
    to: '2027-02-03',
  })
})

test('a range is divided at the ends of periods', () => {
  expect(periodsIn({ from: '2026-01-15', to: '2026-03-02' }, 'month')).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-02' },
  ])
  expect(periodsIn({ from: '2026-11-04', to: '2026-11-10' }, 'week')).toEqual([
    { from: '2026-11-04', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-10' },
  ])
  expect(periodsIn({ from: '2026-03-02', to: '2026-03-01' }, 'month')).toEqual([])
  expect(periodWords({ from: '2026-01-15', to: '2026-01-31' }, 'month')).toBe('Jan 2026')
  expect(periodWords({ from: '2026-11-09', to: '2026-11-10' }, 'week')).toBe('9 Nov')
})
