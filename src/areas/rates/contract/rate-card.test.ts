import { expect, test } from 'vitest'
import { newRate } from '../rules/paste-rates.ts'
import { RateCardFields } from './rate-card.ts'

const card = { name: 'Standard', valid_from: '2026-07-01', valid_to: null, terms: {} }
const rate = { ...newRate(), asset_category_id: 3, rate_cents: 185_00 }
const parsed = (...rules: unknown[]) => RateCardFields.safeParse({ ...card, rules })

test('lines at the end in which nothing was entered are left out', () => {
  expect(parsed(rate, newRate(), { ...newRate(), unit: 'day' }).data?.rules).toHaveLength(1)
  expect(parsed(newRate()).data?.rules).toEqual([])
})

test('a line in between, or with anything in it, must be complete', () => {
  const places = (result: ReturnType<typeof parsed>) => result.error?.issues.map(({ path }) => path)
  expect(places(parsed(newRate(), rate))).toEqual([['rules', 0, 'rate_cents']])
  expect(places(parsed(rate, { ...newRate(), product_id: 4 }))).toEqual([['rules', 1, 'rate_cents']])
})
