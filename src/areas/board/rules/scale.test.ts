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

test('a cell stays on its hour when the hours begin at another, or goes to the nearest', () => {
  const early = { ...hours, kind: 'hours', first: 4, count: 16 } as const
  // 4 am, 5 am, 6 am and 7 am.
  expect([0, 1, 2, 3].map((column) => columnAfter(early, hours, column))).toEqual([0, 0, 0, 1])
  expect(columnAfter(hours, early, 1)).toBe(3)
})

test('a cell that is no longer there goes to the last one', () => {
  expect(columnAfter(fortnight, week, 40)).toBe(6)
  expect(columnAfter({ ...hours, kind: 'hours', first: 0, count: 24 }, hours, 23)).toBe(11)
})
