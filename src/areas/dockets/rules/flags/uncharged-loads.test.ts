import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts, load, rate, terms } from '#test/shift-facts.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { docketLines } from '../charges/docket-lines.ts'
import type { RateTerm } from '../charges/match-rate.ts'
import { unchargedLoads } from './uncharged-loads.ts'

const fill = rate({ id: 1, description: 'Tip fee, Clean Fill', unit_price_cents: 18_50 })
const byLoad = { id: 2, description: 'Cartage per load', unit: 'load' as const, unit_price_cents: 120_00 }
const typed = rate(byLoad)
const cartage = rate({ ...byLoad, category: 'cartage' })
const loads = [load(1, { net_t: 12 }), load(2, { net_t: 12 })]

const on = (rates: RateTerm[], { unit = 'hour' as ChargeUnit, carts = false } = {}) => {
  const plain = terms({ unit }, rates)
  return { ...plain, hire: { ...plain.hire, carts } }
}
const flags = (rates: RateTerm[], of = loads, how = {}) => unchargedLoads(of, on(rates, how))
const lines = (rates: RateTerm[], of = loads, how = {}) =>
  docketLines(facts([], of), on(rates, how))
    .filter(({ kind }) => kind === 'load')
    .map((line) => [line.job_rate_id, line.quantity_computed, line.unit])

test('cartage is charged in addition to a load’s tip fee, and says so', () => {
  expect(lines([cartage, fill])).toEqual([
    [2, 2, 'load'],
    [1, 24, 'tonne'],
  ])
  expect(flags([cartage, fill])).toEqual([])
  const [, line] = docketLines(facts([], loads), on([cartage]))
  expect(line?.explanation).toMatchObject({
    rule: 'Cartage, by the load',
    steps: ['Loads 1, 2: carted.', 'Charged: 2 loads.'],
  })
})

test('cartage by the tonne too', () => {
  const byTonne = rate({ id: 3, description: 'Cartage by the tonne, up to 25 km', category: 'cartage' })
  expect(lines([fill, byTonne])).toEqual([
    [1, 24, 'tonne'],
    [3, 24, 'tonne'],
  ])
})

test('cartage recognised only by its words is flagged, and not charged', () => {
  expect(lines([typed, fill])).toEqual([[1, 24, 'tonne']])
  expect(flags([typed, fill])).toEqual(['Not charged: Cartage per load, 2 loads.'])
  expect(flags([rate({ ...byLoad, unit: 'tonne' }), fill])).toEqual([
    'Not charged: Cartage per load, 24 tonnes.',
  ])
  expect(flags([rate({ ...byLoad, unit: 'm3' }), fill])).toEqual(['Not charged: Cartage per load, 2 loads.'])
  expect(flags([typed])).toEqual(['Not charged: Cartage per load, 2 loads.'])
})

test('a hired truck’s hire pays for carting: cartage is flagged, and not added', () => {
  expect(lines([cartage, fill], loads, { carts: true })).toEqual([[1, 24, 'tonne']])
  expect(flags([cartage, fill], loads, { carts: true })).toEqual(['Not charged: Cartage per load, 2 loads.'])
})

test('of two cartage rates someone chooses, and the one that names the tip is used', () => {
  const far = rate({ id: 3, description: 'Cartage, far', unit: 'load', category: 'cartage' })
  expect(lines([cartage, far, fill])).toEqual([
    [null, 2, 'load'],
    [1, 24, 'tonne'],
  ])
  expect(flags([cartage, far, fill])).toEqual([])
  const epping = rate({ id: 4, description: 'Cartage to Epping tip', unit: 'load', category: 'cartage' })
  expect(lines([cartage, epping])).toEqual([[4, 2, 'load']])
})

test('cartage of another material is not used for this one, and flagged', () => {
  const rock = rate({ id: 3, description: 'Cartage of Mudstone', unit: 'load', category: 'cartage' })
  expect(lines([rock, fill])).toEqual([[1, 24, 'tonne']])
  expect(flags([rock, fill])).toEqual(['Not charged: Cartage of Mudstone, 2 loads.'])
})

test('a load with only cartage charged, or without its weight, is named', () => {
  const rock = [load(1, { material: 'Mudstone' })]
  expect(flags([cartage, fill], rock)).toEqual(['Load 1, Mudstone: only its cartage is charged.'])
  const light = [load(1, { net_t: null })]
  expect(flags([cartage, fill], light)).toEqual(['Load 1 has no weight, so it is not charged by the tonne.'])
})

test('a rate for another material or tip is not a missing charge; a levy is', () => {
  const others = ['Tip fee, Rock', 'Tip fee Hallam', 'Concrete', 'Clean Fill with Rock'].map(
    (description, at) => rate({ id: at + 10, description }),
  )
  expect(flags([fill, ...others])).toEqual([])
  expect(flags([fill, rate({ id: 9, description: 'Landfill levy', category: 'levy' })])).toEqual([
    'Not charged: Landfill levy, 24 tonnes.',
  ])
})

test('however many rates there are, a load is charged by at most one of each kind', () => {
  const names = [
    'Clean fill',
    'Tip fee',
    'Cartage',
    'Cartage of clean fill',
    'Epping tip',
    'Cartage to Epping tip',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom('cartage', 'tip', null)), {
        maxLength: 6,
      }),
      (some) => {
        const rates = some.map(([description, category], at) =>
          rate({ id: at + 1, description, category, unit: 'load' }),
        )
        for (const carts of [true, false]) {
          const counted = lines(rates, loads, { carts })
          const sum = counted.reduce((all, [, quantity]) => all + Number(quantity), 0)
          expect(sum).toBeLessThanOrEqual(loads.length * (carts ? 1 : 2))
        }
      },
    ),
  )
})
