import { expect, test } from 'vitest'
import { isLate, noticeWords } from './notice.ts'

test.each([
  [3 * 24 * 60 + 5, '3 days', false],
  [47 * 60, '47 h', false],
  [12 * 60, '12 h', false],
  [12 * 60 - 1, '11 h 59 min', true],
  [12 * 60 + 1, '12 h', false],
  [59, '59 min', true],
  [0, '0 min', true],
  [-25, '25 min after the start', true],
  [-90, '1 h 30 min after the start', true],
])('%i minutes before the start is %s, late: %s', (minutes, words, late) => {
  expect(noticeWords(minutes)).toBe(words)
  expect(isLate(minutes)).toBe(late)
})
