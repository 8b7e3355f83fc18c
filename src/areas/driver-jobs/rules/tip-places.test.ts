import { expect, test } from 'vitest'
import { placeOf, tipPlaces, tippedAt } from './tip-places.ts'

const order = (id: number, tip_site_id: number, suburb: string | null, more: object = {}) => ({
  id,
  tip_site_id,
  material: 'Clay',
  direction: 'tip' as const,
  tip: 'Westgate',
  suburb,
  address: null,
  phone: null,
  account_no: null,
  planned_loads: null,
  planned_quantity: null,
  unit: 'load' as const,
  conditions: null,
  notes: null,
  ...more,
})
const labels = (places: ReturnType<typeof tipPlaces>) => places.map(({ label }) => label)

test('sites of one name, and one site in two directions, are places of their own', () => {
  const tips = [
    order(1, 11, 'Altona'),
    order(2, 12, 'Laverton'),
    order(3, 12, 'Laverton', { direction: 'buy_back' }),
    order(4, 13, 'Epping', { direction: 'supply' }),
    order(5, 14, 'Epping', { material: 'Sand' }),
  ]
  const places = tipPlaces(tips, 'Clay', [])
  expect(labels(places)).toEqual([
    'Westgate, Altona',
    'Westgate, Laverton: Tip',
    'Westgate, Laverton: Buy back',
  ])
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
  expect(tippedAt({ place: places[2]!.key, tip: null }, 'Clay', { places, tips })).toEqual({
    tip: 'Westgate',
    tip_site_id: 12,
    tip_order_id: 3,
  })
  // The name alone says nothing where two sites have it.
  expect(tippedAt({ place: null, tip: 'Westgate' }, 'Clay', { places, tips })).toEqual({
    tip: 'Westgate',
    tip_site_id: null,
    tip_order_id: null,
  })
  expect(tippedAt({ place: null, tip: 'westgate (altona)' }, 'Clay', { places, tips }).tip_order_id).toBe(1)
})

test('material with PFAS may go to every site that takes it, ordered or not', () => {
  const site = { name: 'Westgate', by_name: 0 }
  const restricted = [
    {
      material: 'Clay',
      contains: 'PFAS',
      tips: [
        { ...site, id: 12, suburb: 'Laverton' },
        { ...site, id: 15, suburb: 'Werribee' },
      ],
    },
  ]
  const places = tipPlaces([order(2, 12, 'Laverton')], 'Clay', restricted)
  expect(labels(places)).toEqual(['Westgate, Laverton', 'Westgate, Werribee'])
  expect(tipPlaces([], 'Sand', restricted)).toEqual([])
  const [ordered, other] = places
  expect(placeOf({ tip_site_id: 12, tip_order_id: 2 }, places)).toBe(ordered)
  expect(placeOf({ tip_site_id: 15, tip_order_id: null }, places)).toBe(other)
  expect(placeOf({ tip_site_id: null, tip_order_id: null }, places)).toBeUndefined()
  expect(placeOf({}, places)).toBeUndefined()
})
