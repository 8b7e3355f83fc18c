import { expect, test } from 'vitest'
import { tipOrderOf } from './tip-order-of.ts'

const clay = { material: 'Clay', direction: 'tip', tip: 'Westgate' } as const
const tips = [
  { ...clay, id: 1, tip_site_id: 11, suburb: 'Altona' },
  {
    id: 2,
    tip_site_id: 12,
    material: 'Sand',
    direction: 'supply',
    tip: 'Pakenham',
    suburb: null,
  },
] as const
const of = (material: string, source: string | null, tip: string | null) =>
  tipOrderOf({ material, source, tip }, tips)

test('a load is for the tip order of its material and place, however the place is written', () => {
  expect(of('Clay', 'Site', 'westgate')).toBe(1)
  expect(of('Clay', 'Site', 'Westgate (altona)')).toBe(1)
  expect(of('Sand', 'Pakenham', 'Site')).toBe(2)
})

test('another place, another material or the wrong end of the trip is no tip order', () => {
  expect(of('Clay', 'Site', 'Epping')).toBeNull()
  expect(of('Clay', 'Site', 'Westgate (Laverton)')).toBeNull()
  expect(of('Clay', 'Site', null)).toBeNull()
  expect(of('Rubble', 'Site', 'Westgate')).toBeNull()
  expect(of('Sand', 'Site', 'Pakenham')).toBeNull()
})

test('a name that two sites have says nothing without the suburb; one site twice is the first order', () => {
  const two = [...tips, { ...clay, id: 3, tip_site_id: 13, suburb: 'Laverton' }]
  const load = { material: 'Clay', source: null, tip: 'Westgate' }
  expect(tipOrderOf(load, two)).toBeNull()
  expect(tipOrderOf({ ...load, tip: 'Westgate (Laverton)' }, two)).toBe(3)
  const bought = { ...tips[0], id: 4, direction: 'buy_back' } as const
  expect(tipOrderOf(load, [...tips, bought])).toBe(1)
})
