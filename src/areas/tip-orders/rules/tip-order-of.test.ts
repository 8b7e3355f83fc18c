import { expect, test } from 'vitest'
import { tipOrderOf } from './tip-order-of.ts'

const tips = [
  { id: 1, material: 'Clay', direction: 'tip', tip: 'Westgate' },
  { id: 2, material: 'Sand', direction: 'supply', tip: 'Pakenham' },
] as const
const of = (material: string, source: string | null, tip: string | null) =>
  tipOrderOf({ material, source, tip }, tips)

test('a load is for the tip order of its material and place, however the place is written', () => {
  expect(of('Clay', 'Site', 'westgate')).toBe(1)
  expect(of('Sand', 'Pakenham', 'Site')).toBe(2)
})

test('another place, another material or the wrong end of the trip is no tip order', () => {
  expect(of('Clay', 'Site', 'Epping')).toBeNull()
  expect(of('Clay', 'Site', null)).toBeNull()
  expect(of('Rubble', 'Site', 'Westgate')).toBeNull()
  expect(of('Sand', 'Site', 'Pakenham')).toBeNull()
})
