import { expect, test } from 'vitest'
import { inFull } from './row-words.ts'

test.each([
  [
    ['Acme is suspended', 'Acme: WorkCover is missing', 'Acme: Licence is expired'],
    'Acme is suspended; WorkCover is missing; Licence is expired',
  ],
  [
    ['White card is missing', 'Acme: WorkCover is missing'],
    'White card is missing; Acme: WorkCover is missing',
  ],
])('%j names the company once', (reasons, words) => {
  expect(inFull(reasons)).toBe(words)
})
