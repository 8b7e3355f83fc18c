import { expect, test } from 'vitest'
import { varianceCodes } from '../../contract/choices.ts'
import { asksReason } from './flag-kinds.ts'
import { quotedWords, severalLines } from './quoted-words.ts'

test('quoted items are named with their quantity', () => {
  expect(
    quotedWords([
      { description: 'Float in', unit: 'fixed', quantity: 1 },
      { description: 'Toll', unit: 'each', quantity: 2 },
      { description: 'Bulk earthworks', unit: 'fixed', quantity: 0.7 },
      { description: 'Clean rock', unit: 'tonne', quantity: 4 },
    ]),
  ).toBe('Agreed but not charged yet: Float in; 2 × Toll; Bulk earthworks, 70%; Clean rock, 4 tonnes.')
})

test('uncharged or quoted items, a second docket, too many hours and a doubtful material require a reason', () => {
  const asking = varianceCodes.filter((code) => asksReason({ code }))
  expect(asking).toEqual([
    'uncharged',
    'other_rate',
    'quoted',
    'over',
    'second',
    'hours',
    'material',
    'record',
    'attachment',
  ])
})

test('of many dockets the first few are named', () => {
  const lines = (count: number) => severalLines(Array.from({ length: count }, (_, at) => `D-${at + 1}.`))
  const five = ['D-1.', 'D-2.', 'D-3.', 'D-4.', 'D-5.']
  expect(lines(5)).toEqual(five)
  expect(lines(6)).toEqual([...five, 'And 1 more docket.'])
  expect(lines(200)).toEqual([...five, 'And 195 more dockets.'])
})
