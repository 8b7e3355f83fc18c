import { expect, test } from 'vitest'
import { usualCalendar } from '#shared/public-holidays.ts'
import { dateWarnings } from './issue-date.ts'

const today = '2026-11-20'
const days = { today, holidayOn: usualCalendar }
const invoice = {
  invoice_date: today,
  due_date: '2026-11-27',
  payment_terms: '7',
  is_due_agreed: 0,
  supply_from: '2026-11-10',
  supply_to: '2026-11-10',
  lines: [{ shift_date: null }],
} as const

test('an invoice dated today, or on the day of its work, needs no confirmation', () => {
  expect(dateWarnings(invoice, today, days)).toEqual([])
  expect(dateWarnings({ ...invoice, payment_terms: '14' }, '2026-11-10', days)).toEqual([])
  expect(dateWarnings({ ...invoice, supply_from: null, supply_to: null }, '2026-11-18', days)).toEqual([])
})

test('a date before the work, or one that makes it overdue at once, needs confirmation', () => {
  expect(dateWarnings(invoice, '2026-11-05', days)).toEqual([
    'Dated 5 Nov 2026, before the work of 10 Nov 2026 was done.',
    'Due 12 Nov 2026: overdue as soon as it is approved.',
  ])
  expect(dateWarnings(invoice, '2026-11-12', days)).toEqual([
    'Due 19 Nov 2026: overdue as soon as it is approved.',
  ])
  expect(dateWarnings(invoice, '2026-11-13', days)).toEqual([])
})

test('the last day of any line counts as its work, and an agreed due date is kept', () => {
  const ofLines = { ...invoice, supply_to: null, lines: [{ shift_date: '2026-11-19' }, { shift_date: null }] }
  expect(dateWarnings({ ...ofLines, payment_terms: '14' }, '2026-11-18', days)).toEqual([
    'Dated 18 Nov 2026, before the work of 19 Nov 2026 was done.',
  ])
  const agreed = { ...invoice, is_due_agreed: 1, due_date: '2026-11-15' }
  expect(dateWarnings(agreed, '2026-11-12', days)).toEqual([
    'Due 15 Nov 2026: overdue as soon as it is approved.',
  ])
})
