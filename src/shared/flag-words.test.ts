import { expect, test } from 'vitest'
import { invoicedWord } from './flag-words.ts'

test('what is billed and what is not are told apart by the status', () => {
  expect(['Invoiced', 'Approved', 'Confirmed', 'Cancelled'].map(invoicedWord)).toEqual([
    'Invoiced',
    'Not-Invoiced',
    'Not-Invoiced',
    'Not-Invoiced',
  ])
})
