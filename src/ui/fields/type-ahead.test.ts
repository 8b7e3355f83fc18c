import { expect, test } from 'vitest'
import { optionTyped } from './type-ahead.ts'

const options = ['Card', 'Cash', 'Cheque', 'EFT'].map((label) => ({ value: label, label }))
const typed = (text: string, value: string | null = null) => optionTyped(options, value, text)?.label

test('a letter picks the first option with it, and pressed again the next', () => {
  expect(typed('e')).toBe('EFT')
  expect(typed('c')).toBe('Card')
  expect(typed('c', 'Card')).toBe('Cash')
  expect(typed('ccc', 'Cheque')).toBe('Card')
})

test('more letters narrow it to the first match; no match picks nothing', () => {
  expect(typed('ca', 'Card')).toBe('Card')
  expect(typed('cas', 'Card')).toBe('Cash')
  expect(typed('x', 'Card')).toBeUndefined()
})
