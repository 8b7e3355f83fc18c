import { expect, test } from 'vitest'
import { againAs } from './reminder.ts'

test.each([
  ['Sent', 'kept', 'first'],
  ['Sent', 'left', 'reminder'],
  ['Viewed', 'kept', 'reminder'],
  ['Partly Paid', 'refused', 'reminder'],
  ['Paid', 'kept', 'first'],
  ['Paid', 'left', 'copy'],
] as const)('an invoice that is %s with an email that is %s is sent again as %s', (status, letter, kind) => {
  expect(againAs(status, letter)).toBe(kind)
})
