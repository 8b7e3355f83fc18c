import { expect, test } from 'vitest'
import { pageState, togglePage, toggleRow } from './selection.ts'
import { nextSort, sortDirection } from './sort.ts'

test('a heading sorts ascending first, then alternates', () => {
  expect(nextSort(null, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe('name')
  expect(nextSort('-name', 'phone')).toBe('phone')
  expect(sortDirection('-name', 'name')).toBe('descending')
  expect(sortDirection('name', 'name')).toBe('ascending')
  expect(sortDirection('name', 'nam')).toBe('none')
})

test('a click toggles a row, and with shift all rows since the last one', () => {
  const keys = [1, 2, 3, 4, 5]
  expect(toggleRow(keys, new Set(), 3)).toEqual(new Set([3]))
  expect(toggleRow(keys, new Set([3]), 3)).toEqual(new Set())
  expect(toggleRow(keys, new Set([2]), 4, 2)).toEqual(new Set([2, 3, 4]))
  expect(toggleRow(keys, new Set([4, 5]), 2, 4)).toEqual(new Set([2, 3, 4, 5]))
  expect(toggleRow(keys, new Set([1, 2, 3]), 1, 3)).toEqual(new Set())
})

test('a row last clicked on another page does not start a range', () => {
  expect(toggleRow([1, 2, 3], new Set([9]), 3, 9)).toEqual(new Set([9, 3]))
})

test('the heading selects the page and leaves other pages alone', () => {
  expect(togglePage([1, 2], new Set([1, 9]))).toEqual(new Set([9, 1, 2]))
  expect(togglePage([1, 2], new Set([1, 2, 9]))).toEqual(new Set([9]))
  expect(pageState([1, 2], new Set([1]))).toBe('some')
  expect(pageState([1, 2], new Set([1, 2]))).toBe('all')
  expect(pageState([], new Set([1]))).toBe('none')
})
