import { expect, test } from 'vitest'
import { periodOf, weekOf } from './period.ts'

test('a week goes from Monday to Sunday, across months', () => {
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf('2026-12-01')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
})

test('a period has its first and last day, whatever the length of the month', () => {
  expect(periodOf('2026-11-20', 'today')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(periodOf('2026-11-20', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(periodOf('2026-12-31', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('2028-02-10', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOf('2026-11-20', 'year')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
