import { expect, test } from 'vitest'
import { daysOfMonth, monthsUntil, reasonsByMonth } from './reasons-by-month.ts'

test('months end with the current one, across the year', () => {
  expect(monthsUntil('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('reasons are counted by month, the most frequent first, without months that are not shown', () => {
  const counts = [
    { month: '2026-11', reason: 'Rain/wet site', count: 2 },
    { month: '2026-10', reason: 'Client not ready', count: 4 },
    { month: '2026-10', reason: 'Rain/wet site', count: 1 },
    { month: '2026-01', reason: 'Client not ready', count: 9 },
  ]
  expect(reasonsByMonth(counts, ['2026-10', '2026-11'])).toEqual([
    { reason: 'Client not ready', total: 4, counts: { '2026-10': 4 } },
    { reason: 'Rain/wet site', total: 3, counts: { '2026-10': 1, '2026-11': 2 } },
  ])
})
