import { expect, test } from 'vitest'
import type { ChargeUnit } from '#shared/units.ts'
import { ratesBilledByHand } from './rates-billed-by-hand.ts'

let ids = 0
const rate = (
  description: string,
  unit: ChargeUnit,
  quantity: number | null = null,
  more: { category?: 'material' | 'tip'; charged?: number } = {},
) => ({
  category: null,
  charged: 0,
  ...more,
  id: ++ids,
  description,
  unit,
  quantity,
})
const left = (rates: ReturnType<typeof rate>[], dockets = 1, hired: number[] = []) =>
  ratesBilledByHand(rates, { dockets, hired }).map(({ description, quantity }) => [description, quantity])

test('travel by the visit is one per docket, up to the number agreed', () => {
  const of = (unit: ChargeUnit, quantity: number | null, dockets: number) =>
    left([rate('Travel', unit, quantity)], dockets)
  expect(of('each', 5, 3)).toEqual([['Travel', 3]])
  expect(of('each', 2, 3)).toEqual([['Travel', 2]])
  expect(of('each', null, 3)).toEqual([['Travel', 3]])
  expect(of('fixed', null, 3)).toEqual([['Travel', 1]])
  expect(of('fixed', 2, 3)).toEqual([['Travel', 2]])
})

test('what dockets count themselves is not billed by hand', () => {
  const hire = rate('Excavator', 'hour', 40)
  const counted = [rate('Travel', 'hour', 2), rate('Stand-by', 'hour', 4), rate('Clean fill', 'tonne', 240)]
  expect(left([...counted, hire], 1, [hire.id])).toEqual([])
  expect(left([rate('Travel per km', 'km', 100)])).toEqual([])
})

test('a material supplied is billed as quoted until a docket charges some of it; tip fees come with their loads', () => {
  const rock = (charged: number) =>
    rate('Clean rock, supplied', 'tonne', 40, { category: 'material', charged })
  expect(left([rock(0)])).toEqual([['Clean rock, supplied', 40]])
  expect(left([rock(12.5)])).toEqual([])
  expect(left([rate('Clean fill, tip fee', 'tonne', 40, { category: 'tip' })])).toEqual([])
})

test('rates by the piece mean at least one, and time rates as much as was specified', () => {
  expect(left([rate('Float in', 'fixed'), rate('Delivery', 'each'), rate('Toll', 'each', 2)])).toEqual([
    ['Float in', 1],
    ['Delivery', 1],
    ['Toll', 2],
  ])
  expect(left([rate('Labour', 'hour'), rate('Traffic control', 'hour', 8)])).toEqual([['Traffic control', 8]])
})

test('a second travel rate is counted by no docket', () => {
  expect(left([rate('Travel', 'hour', 1), rate('Travel allowance', 'day', 2)])).toEqual([
    ['Travel allowance', 2],
  ])
})
