import { expect, test } from 'vitest'
import { reportedDays } from './reported-days.ts'

test.each([
  [undefined, undefined, '2026-11-01', '2026-11-30'],
  ['2026-07-01', undefined, '2026-07-01', '2026-11-30'],
  ['2027-02-10', undefined, '2027-02-10', '2027-02-28'],
  [undefined, '2026-06-15', '2026-06-01', '2026-06-15'],
  ['2026-06-15', '2026-07-14', '2026-06-15', '2026-07-14'],
])('from %s to %s is %s to %s', (from, to, first, last) => {
  expect(reportedDays({ from, to }, '2026-11-27')).toEqual({ from: first, to: last })
})
