import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

test('distance needs both places', () => {
  expect(distanceKm({ lat: -37.8136, lng: 144.9631 }, { lat: -33.8688, lng: 151.2093 })).toBeCloseTo(713.4, 0)
  expect(distanceKm({ lat: null, lng: 144 }, { lat: 1, lng: 1 })).toBeNull()
})
