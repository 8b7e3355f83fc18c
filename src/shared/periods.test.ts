import { expect, test } from 'vitest'
import { financialYearOf, monthOf, weekOf } from './periods.ts'

test('a week goes from Monday to Sunday, across months', () => {
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf('2026-12-01')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
})

test('a month has its first and last day, whatever its length', () => {
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('a financial year begins in July', () => {
  expect(financialYearOf('2026-06-30')).toEqual({ from: '2025-07-01', to: '2026-06-30' })
  expect(financialYearOf('2026-07-01')).toEqual({ from: '2026-07-01', to: '2027-06-30' })
})
