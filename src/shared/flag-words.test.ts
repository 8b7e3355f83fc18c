import { expect, test } from 'vitest'
import { invoicedWord } from './flag-words.ts'

test('the status tells billed from unbilled', () => {
  expect(['Invoiced', 'Approved', 'Confirmed', 'Cancelled'].map(invoicedWord)).toEqual([
    'Invoiced',
    'Not-Invoiced',
    'Not-Invoiced',
    'Not-Invoiced',
  ])
})
