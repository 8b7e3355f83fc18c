import { expect, test } from 'vitest'
import { nextWorkingDay } from './working-days.ts'

test.each([
  ['a Thursday', '2026-11-19', '2026-11-20'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['the day before Cup Day', '2026-11-02', '2026-11-04'],
  ['Maundy Thursday', '2026-04-02', '2026-04-07'],
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
])('after %s, %s, work goes on on %s', (_day, from, next) => {
  expect(nextWorkingDay(from)).toBe(next)
})
