import { expect, test } from 'vitest'
import { type AgreedRate, type BilledLine, coverQuoted } from './remaining-quoted.ts'

const rate = (description: string, quantity: number, more: Partial<AgreedRate> = {}): AgreedRate => ({
  id: 1,
  product_id: null,
  description,
  unit: 'each',
  quantity,
  unit_price_cents: 100_00,
  charged: 0,
  ...more,
})
const line = (description: string, quantity: number, more: Partial<BilledLine> = {}): BilledLine => ({
  job_rate_id: null,
  product_id: null,
  description,
  unit: 'each',
  quantity,
  ...more,
})
const left = (rates: AgreedRate[], lines: BilledLine[]) =>
  coverQuoted(rates, lines).left.map(({ description, quantity }) => [description, quantity])

test('billing one of two floats leaves the other, even with the same product', () => {
  const floats = [rate('Float in', 1, { product_id: 5 }), rate('Float out', 1, { product_id: 5 })]
  expect(left(floats, [line('Float out', 1, { product_id: 5 })])).toEqual([['Float in', 1]])
  expect(left(floats, [line('Float', 1, { product_id: 5 })])).toEqual([['Float out', 1]])
  expect(left(floats, [line('Float', 2, { product_id: 5 })])).toEqual([])
})

test('billing or charging part leaves the rest', () => {
  expect(left([rate('Toll', 10)], [line('toll', 3), line('Toll ', 2.5)])).toEqual([['Toll', 4.5]])
  expect(left([rate('Toll', 3, { charged: 1 })], [line('Toll', 1)])).toEqual([['Toll', 1]])
  expect(left([rate('Toll', 2)], [line('Toll', 3)])).toEqual([])
})

test('a material that loads count is charged by its actual weight, after which none is outstanding', () => {
  const rock = rate('Rock', 40, { unit: 'tonne' })
  expect(left([rock], [])).toEqual([['Rock', 40]])
  expect(left([rock], [line('Rock', 38.2, { unit: 'tonne' })])).toEqual([])
})

test('too many of one rate do not count for another', () => {
  expect(left([rate('Float in', 1), rate('Float out', 1)], [line('Float in', 2)])).toEqual([['Float out', 1]])
})

test('a different unit is a different item', () => {
  expect(left([rate('Traffic control', 8, { unit: 'hour' })], [line('Traffic control', 8)])).toEqual([
    ['Traffic control', 8],
  ])
})

test('a line added from a rate counts for it, whatever its words, and for one agreed anew with the same words', () => {
  const floats = [rate('Float', 1, { id: 5 }), rate('Float', 1, { id: 6 })]
  expect(coverQuoted(floats, [line('Float', 1, { job_rate_id: 6 })]).left.map(({ id }) => id)).toEqual([5])
  expect(left([rate('Float', 1, { id: 5 })], [line('To Bendigo', 1, { job_rate_id: 5 })])).toEqual([])
  expect(left([rate('Float', 1, { id: 7 })], [line('Float', 1, { job_rate_id: 5 })])).toEqual([])
})

test('claims of a fixed price leave an amount to the cent, and nothing once they come to it', () => {
  const price = rate('Earthworks', 1, { id: 7, unit: 'fixed', unit_price_cents: 50_000_00 })
  const claim = (cents: number) => line('Claim', cents / 50_000_00, { job_rate_id: 7, unit: 'fixed' })
  const rest = (...cents: number[]) =>
    coverQuoted([price], cents.map(claim)).left.map(({ left_cents }) => left_cents)
  expect(rest(12_345_67)).toEqual([37_654_33])
  expect(rest(12_345_67, 37_654_32)).toEqual([1])
  expect(rest(16_666_67, 16_666_67, 16_666_66)).toEqual([])
})
