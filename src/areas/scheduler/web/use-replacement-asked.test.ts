import { expect, test } from 'vitest'
import { bookingToReplace } from './use-replacement-asked.ts'

const offRoad = [{ code: 'off_road', text: 'EX-01 is off road.', blocks: 'soft' }] as const
const booking = (id: number, of: { asset_id?: number; driver_id?: number }, isHeld = false) => ({
  id,
  asset_id: null,
  driver_id: null,
  ...of,
  reasons: isHeld ? [...offRoad] : [],
})

test('the booking to replace is the one of its kind that something is held against, or the only one', () => {
  const truck = booking(1, { asset_id: 1 })
  const trailer = booking(2, { asset_id: 2 }, true)
  const driver = booking(3, { driver_id: 1 })
  expect(bookingToReplace([truck, trailer, driver], 'asset')).toBe(trailer)
  expect(bookingToReplace([truck, trailer, driver], 'driver')).toBe(driver)
  expect(bookingToReplace([truck, booking(4, { asset_id: 4 })], 'asset')).toBeUndefined()
  expect(bookingToReplace([truck], 'driver')).toBeUndefined()
})
