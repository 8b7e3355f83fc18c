import { expect, test } from 'vitest'
import { holdWords } from './hold-words.ts'

test.each([
  ['Account application not signed yet', 'Account application not signed yet'],
  ['Owes $12,400.50 since August', 'Owes … since August'],
  ['Over the $ 15k limit', 'Over the … limit'],
  ['15,200 owing, promised for 3 Dec 2026', '… owing, promised for 3 Dec 2026'],
  ['Owes 8000 for 60 days', 'Owes … for 60 days'],
  ['Cheque of 310.00 bounced', 'Cheque of … bounced'],
])('%s', (reason, shown) => {
  expect(holdWords(reason, false)).toBe(shown)
  expect(holdWords(reason, true)).toBe(reason)
})

test('a client who is not on hold has none', () => {
  expect(holdWords(null, false)).toBe(null)
})
