import { expect, test } from 'vitest'
import { againAs, isStillToSend, isToRemind } from './reminder.ts'

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

test.each([
  ['not overdue', 0, null, false],
  ['overdue and never reminded', 1, null, true],
  ['overdue and reminded six days ago', 1, '2026-11-19T01:00:00Z', false],
  ['overdue and reminded a week ago', 1, '2026-11-18T01:00:00Z', true],
] as const)('an invoice that is %s is chased next: %#', (_state, is_overdue, reminded_at, answer) => {
  expect(isToRemind({ is_overdue, reminded_at }, '2026-11-25')).toBe(answer)
})

test.each([
  ['Sent', 'kept', true],
  ['Sent', 'refused', true],
  ['Sent', 'sending', false],
  ['Sent', 'by_hand', false],
  ['Sent', 'left', false],
  ['Viewed', 'kept', false],
  ['Paid', 'kept', false],
] as const)(
  'an invoice that is %s with an email that is %s is still to send: %s',
  (status, letter, answer) => {
    expect(isStillToSend(status, letter)).toBe(answer)
  },
)
