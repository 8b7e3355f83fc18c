import { expect, test } from 'vitest'
import { changeWords, pointsWords } from './change-words.ts'

test.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [100, 100, 'Same'],
  [1001, 1000, '±0%'],
  [5, 0, 'New'],
  [0, 5, '−100%'],
  [12_000, 10, '+119,900%'],
  [50, -100, '+150%'],
])('%i after %i is %s', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words)
})

test.each([
  [0.75, 0.71, '+4 points'],
  [0.5, 0.51, '−1 point'],
  [0.501, 0.5, 'Same'],
  [0.5, null, null],
  [null, 0.5, null],
])('a share of %s after %s is %s', (now, before, words) => {
  expect(pointsWords(now, before)).toBe(words)
})
