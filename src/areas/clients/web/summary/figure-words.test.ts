import { expect, test } from 'vitest'
import { creditCaption, yearCaption } from './figure-words.ts'

test('credit is what the limit leaves; above it the excess is trouble', () => {
  expect(creditCaption(null, 5_000)).toEqual({ caption: null, tone: 'plain' })
  expect(creditCaption(6_000_000, 2_843_000)).toEqual({ caption: '$31,570 credit left', tone: 'plain' })
  expect(creditCaption(100_000, 100_000)).toEqual({ caption: '$0 credit left', tone: 'plain' })
  expect(creditCaption(100_000, 150_049)).toEqual({ caption: '$500 over the limit', tone: 'danger' })
})

test('a year is compared with the same days of the last', () => {
  expect(yearCaption({ last_year: 12 })).toBe('12 at this point last year')
  expect(yearCaption({ last_year: 0 })).toBe('None at this point last year')
})
