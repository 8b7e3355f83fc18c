import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

const due = { status: 'Sent', due_date: '2026-11-12', is_overdue: 0 }

test('a disputed invoice after its day is past due, not due in 0 days', () => {
  expect(dueWords({ ...due, status: 'Disputed' }, '2026-11-20')).toEqual({
    label: 'Disputed',
    value: '8 days past due',
  })
})

test('an overdue one is late, and one with time left is due in as many days', () => {
  expect(dueWords({ ...due, is_overdue: 1 }, '2026-11-20')).toEqual({ label: 'Late', value: '8 days' })
  expect(dueWords(due, '2026-11-11')).toEqual({ label: 'Due in', value: '1 day' })
})
