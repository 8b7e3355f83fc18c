import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  [0, 1, 'bacd'],
  [2, -1, 'acbd'],
  [3, -99, 'dabc'],
  [1, 99, 'acdb'],
  [3, 1, 'abcd'],
  [0, -1, 'abcd'],
])('the item at %i moved by %i', (at, by, result) => {
  expect(moveItem(['a', 'b', 'c', 'd'], at, by).join('')).toBe(result)
})
