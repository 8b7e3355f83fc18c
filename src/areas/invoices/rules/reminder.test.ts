import { expect, test } from 'vitest'
import { againAs, isToRemind } from './reminder.ts'

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
