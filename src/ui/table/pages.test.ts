import { expect, test } from 'vitest'
import { lastPage, pageNumbers, rangeText } from './pages.ts'

test('a few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('with many, the ends and the neighbours', () => {
  expect(pageNumbers(1, 80)).toEqual([1, 2, 3, 4, 5, null, 80])
  expect(pageNumbers(5, 80)).toEqual([1, null, 4, 5, 6, null, 80])
  expect(pageNumbers(80, 80)).toEqual([1, null, 76, 77, 78, 79, 80])
})

test('the bar keeps its width from page to page', () => {
  for (let page = 1; page <= 80; page++) expect(pageNumbers(page, 80)).toHaveLength(7)
})

test('says which rows are shown', () => {
  expect(rangeText(1, 50, 50, 2000)).toBe('1–50 of 2,000')
  expect(rangeText(40, 50, 12, 1962)).toBe('1,951–1,962 of 1,962')
  expect(rangeText(2, 50, 50, null)).toBe('51–100')
  expect(rangeText(1, 50, 50, 10_000)).toBe('1–50 of 10,000')
  expect(rangeText(1, 50, 50, 10_001)).toBe('1–50 of 10,000+')
  expect(rangeText(1, 50, 50, 10_002)).toBe('1–50 of 10,002')
  expect(rangeText(1, 50, 0, 0)).toBe('None')
  expect(rangeText(9, 50, 0, 12)).toBe('None of 12')
  expect(lastPage(2000, 50)).toBe(40)
  expect(lastPage(2001, 50)).toBe(41)
  expect(lastPage(0, 50)).toBe(1)
})
