import { expect, test } from 'vitest'
import { datesFrom } from './days.ts'
import { columnAfter, scaleOf } from './scale.ts'

const fortnight = scaleOf(datesFrom('2026-11-16', '14'), undefined)
const week = scaleOf(datesFrom('2026-11-20', '7'), undefined)
const hours = scaleOf(['2026-11-20'], undefined)

test('a cell stays on its day when other days are shown, or goes to the nearest', () => {
  // Wed 25, Mon 16 and Sun 29 of the fortnight.
  expect([9, 0, 13].map((column) => columnAfter(fortnight, week, column))).toEqual([5, 0, 6])
  expect(columnAfter(week, fortnight, 0)).toBe(4)
  expect(columnAfter(fortnight, hours, 9)).toBe(0)
  expect(columnAfter(hours, fortnight, 11)).toBe(4)
})

test('a cell that is no longer there goes to the last one', () => {
  expect(columnAfter(fortnight, week, 40)).toBe(6)
  expect(columnAfter({ ...hours, kind: 'hours', first: 0, count: 24 }, hours, 23)).toBe(11)
})
