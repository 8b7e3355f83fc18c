import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test('a period has its first and last day, whatever the length of the month', () => {
  expect(periodOf('2026-11-20', 'today')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(periodOf('2026-11-20', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(periodOf('2026-12-31', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('2028-02-10', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOf('2026-11-20', 'year')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
