import { expect, test } from 'vitest'
import { creditFigure, yearCaption } from './figure-words.ts'

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

test('a year is compared with the same days of the last', () => {
  expect(yearCaption({ last_year: 12 })).toBe('12 at this point last year')
  expect(yearCaption({ last_year: 0 })).toBe('None at this point last year')
})
