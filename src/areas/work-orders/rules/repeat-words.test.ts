import { expect, test } from 'vitest'
import { repeatWords } from './repeat-words.ts'

test('a repeat reports the outcome of each day, including orders already there', () => {
  expect(repeatWords([{ result: 'created' }, { result: 'created without allocation' }])).toBe('2 orders made')
  expect(repeatWords([{ result: 'left open' }])).toBe('1 order left open')
  expect(
    repeatWords([
      { result: 'left open' },
      { result: 'filled' },
      { result: 'created' },
      { result: 'refused' },
    ]),
  ).toBe('1 order made, 1 filled, 1 left open, 1 refused')
})
