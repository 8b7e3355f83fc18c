import { expect, test } from 'vitest'
import { RateTerms } from '../contract/terms.ts'
import { hireChargesInWords } from './hire-charges.ts'

const dryHireOf = (terms: object) =>
  hireChargesInWords(RateTerms.parse(terms), null).filter((words) => words.startsWith('Dry hire'))

test('a quote says what dry hire includes a day and a week, as far as either was agreed', () => {
  expect(dryHireOf({})).toEqual([])
  expect(dryHireOf({ included_hours_day: 8 })).toEqual([
    'Dry hire: meter hours included are 8 hours by the day',
  ])
  expect(dryHireOf({ included_hours_day: 8, included_hours_week: 40, excess_rate_cents: 45_00 })).toEqual([
    'Dry hire: meter hours included are 8 hours by the day, 40 hours by the week, $45.00 for each hour over',
  ])
})
