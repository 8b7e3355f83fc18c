import { expect, test } from 'vitest'
import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { useBookingActions } from './use-booking-actions.tsx'

const booking = { id: 1, version: 1, kind: 'work', asset_id: 1, driver_id: null, asset: 'EX07', is_main: 1 }
const order = { order_no: 'J-000001-01', job_status: 'Confirmed', needs_driver: 0, asset_to_follow: 1 }

const menuOf = (certainty: string) => (order_status: string) => {
  const theirs = { ...booking, certainty } as unknown as OrderBooking
  return useBookingActions({ ...order, order_status } as unknown as OrderRow, [theirs]).actionsOf(theirs)
}

test('a booking’s menu has what its and its order’s states allow, for any viewer', () => {
  expect(menusInStates(orderStatuses, menuOf('confirmed'))).toMatchInlineSnapshot(`
    {
      "Broke Down": [],
      "Cancelled": [],
      "Cancelled by Office": [],
      "Confirmed": [
        "Release",
      ],
      "Invoiced": [],
      "Moved": [],
      "Pending": [
        "Change to pencilled",
        "Release",
      ],
    }
  `)
  expect(menusInStates(orderStatuses, menuOf('pencilled'))).toMatchInlineSnapshot(`
    {
      "Broke Down": [],
      "Cancelled": [],
      "Cancelled by Office": [],
      "Confirmed": [
        "Change to booked",
        "Release",
      ],
      "Invoiced": [],
      "Moved": [],
      "Pending": [
        "Change to booked",
        "Release",
      ],
    }
  `)
})
