import { expect, test } from 'vitest'
import { daysOfPeriod } from './order-period.ts'

test.each([
  ['coming', '2026-11-30', undefined],
  ['today', '2026-11-30', '2026-11-30'],
  ['tomorrow', '2026-12-01', '2026-12-01'],
  ['next_working_day', '2026-12-01', '2026-12-01'],
  ['week', '2026-11-30', '2026-12-06'],
] as const)('%s runs from %s to %s', (period, from, to) => {
  expect(daysOfPeriod(period, '2026-11-30')).toEqual({ from, to })
})
