import { expect, test } from 'vitest'
import { optionTyped } from './type-ahead.ts'

const options = ['Card', 'Cash', 'Cheque', 'EFT'].map((label) => ({ value: label, label }))
const typed = (text: string, value: string | null = null) => optionTyped(options, value, text)?.label

test('a letter picks the first that begins with it, and again the next', () => {
  expect(typed('e')).toBe('EFT')
  expect(typed('c')).toBe('Card')
  expect(typed('c', 'Card')).toBe('Cash')
  expect(typed('ccc', 'Cheque')).toBe('Card')
})

test('more letters stay with the first that begins so; none picks none', () => {
  expect(typed('ca', 'Card')).toBe('Card')
  expect(typed('cas', 'Card')).toBe('Cash')
  expect(typed('x', 'Card')).toBeUndefined()
})
