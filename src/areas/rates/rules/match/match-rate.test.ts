import { expect, test } from 'vitest'
import { type RateKey, type WantedRate, indexRates, matchRate } from './match-rate.ts'

const rule = (id: number, more: Partial<RateKey> = {}): RateKey => ({
  id,
  owner_id: 0,
  asset_id: null,
  product_id: null,
  asset_category_id: null,
  material: null,
  tip_site_id: null,
  job_type: null,
  unit: 'hour',
  starts_on: '2026-01-01',
  ...more,
})
const wanted: WantedRate = {
  owner_id: 7,
  asset_id: 1,
  product_id: 2,
  asset_category_id: 3,
  material: 'Clay',
  tip_site_id: 4,
  job_type: 'Excavation',
  unit: 'hour',
  date: '2026-11-05',
}
const winner = (...rules: RateKey[]) => matchRate(indexRates(rules), wanted)?.rule.id ?? null

test('a rate for something else, in another unit or on other days never applies', () => {
  const others = [
    rule(1, { owner_id: 8 }),
    rule(2, { asset_id: 9 }),
    rule(3, { material: 'Sand' }),
    rule(4, { job_type: 'Cartage Only' }),
    rule(5, { unit: 'day' }),
    rule(6, { starts_on: '2026-11-06' }),
    rule(7, { ends_on: '2026-11-04' }),
  ]
  expect(winner(...others)).toBeNull()
  expect(matchRate(indexRates([rule(1, { product_id: 2 })]), { ...wanted, product_id: null })).toBeNull()
})

test.each<[string, Partial<RateKey>, Partial<RateKey>]>([
  ['its own card before the standard one', { owner_id: 7 }, { asset_id: 1, product_id: 2 }],
  ['a machine before a product', { asset_id: 1 }, { product_id: 2, asset_category_id: 3, material: 'Clay' }],
  ['a product before a category', { product_id: 2 }, { asset_category_id: 3, material: 'Clay' }],
  ['material and tip site before a material', { material: 'Clay', tip_site_id: 4 }, { material: 'Clay' }],
  ['a material before a tip site', { material: 'Clay' }, { tip_site_id: 4, job_type: 'Excavation' }],
  ['a tip site before a job type', { tip_site_id: 4 }, { job_type: 'Excavation' }],
  ['a job type before any job', { job_type: 'Excavation' }, {}],
  ['the newest', { starts_on: '2026-07-01' }, {}],
])('%s', (_, first, second) => {
  expect(winner(rule(1, second), rule(2, first))).toBe(2)
  expect(winner(rule(1, first), rule(2, second))).toBe(1)
})

test('the winner says what it is for', () => {
  const rules = [
    rule(1, { owner_id: 7, product_id: 2 }),
    rule(2, { owner_id: 7, product_id: 2, starts_on: '2026-07-01' }),
  ]
  expect(matchRate(indexRates(rules), wanted)).toEqual({
    rule: rules[1],
    why: 'The rate is on the client’s own card, for the product. It is the newest of 2 such rates.',
  })
})
