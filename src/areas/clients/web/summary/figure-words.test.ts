import { expect, test } from 'vitest'
import { creditFigure, yearCaption, overdueCaption } from './figure-words.ts'

test('credit is what the limit leaves; above it the excess is trouble', () => {
  expect(creditFigure(6_000_000, 1_500_000).share).toBe(0.25)
  expect(creditFigure(0, 0).share).toBe(1)
  expect(creditFigure(null, 5_000)).toEqual({})
  expect(creditFigure(6_000_000, 2_843_000)).toMatchObject({ caption: '$31,570 credit left' })
  expect(creditFigure(100_000, 100_000)).toEqual({ caption: '$0 credit left', share: 1 })
  expect(creditFigure(100_000, 150_049)).toEqual({
    caption: '$500 over the limit',
    share: 1,
    tone: 'danger',
  })
})

test('a year is compared with the last', () => {
  expect(yearCaption(12, '2026-11-20')).toBe('12 in 2025')
  expect(yearCaption(0, '2026-11-20')).toBe('None in 2025')
})

test('a disputed amount is named, although nothing is overdue', () => {
  const disputed = { invoice_no: 'INV-000004', due_date: '2026-11-12', is_overdue: 0 }
  expect(overdueCaption([disputed], 1_906_300, '2026-11-20')).toBe('$19,063 disputed')
  expect(overdueCaption([{ ...disputed, is_overdue: 1 }], 0, '2026-11-20')).toBe('INV-000004, 8 days late')
  expect(overdueCaption([], 0, '2026-11-20')).toBe('Nothing is overdue')
})
