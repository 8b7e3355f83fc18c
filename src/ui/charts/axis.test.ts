import { expect, test } from 'vitest'
import { axisOf, labelStep } from './axis.ts'

test('an axis has round marks and reaches the largest value', () => {
  expect(axisOf(0)).toEqual([0, 1])
  expect(axisOf(3)).toEqual([0, 1, 2, 3])
  expect(axisOf(196)).toEqual([0, 50, 100, 150, 200])
  expect(axisOf(4_548_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000])
})

test('labels are left out evenly where not all of them fit', () => {
  expect(labelStep(['Oct', 'Nov'], 9)).toBe(1)
  expect(labelStep(['16 Nov', '23 Nov'], 4)).toBe(2)
  expect(labelStep([], 4)).toBe(1)
})
