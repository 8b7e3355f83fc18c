import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { orderStatuses } from '../contract/choices.ts'
import type { Order } from '../contract/order.ts'
import { useOrderActions } from './use-order-actions.tsx'

const order = {
  id: 1,
  version: 1,
  order_no: 'J-000001-01',
  job_status: 'Confirmed',
  open_holds: [],
  starts_at: '2120-11-20T06:00:00Z',
  ends_at: '2120-11-20T08:00:00Z',
  is_worked: 0,
}

test('an order that was worked on, and whose time has passed, is not moved or undone', () => {
  const past = { starts_at: '2020-11-20T06:00:00Z', ends_at: '2020-11-20T08:00:00Z', is_worked: 1 }
  const useMenu = (order_status: string) =>
    useOrderActions({ ...order, ...past, order_status } as unknown as Order).menu
  expect(menusInStates(['Confirmed'], useMenu)).toEqual({
    Confirmed: ['Cancel by office…', 'Cancel for client…', 'Repeat on other days…'],
  })
})

test('an order’s menu has what its state allows, for any viewer', () => {
  const useMenu = (order_status: string) => {
    const { next, menu } = useOrderActions({ ...order, order_status } as unknown as Order)
    return next ? [next, ...menu] : menu
  }
  expect(menusInStates(orderStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "Broke Down": [
        "Repeat on other days…",
      ],
      "Cancelled": [
        "Repeat on other days…",
      ],
      "Cancelled by Office": [
        "Repeat on other days…",
      ],
      "Confirmed": [
        "Back to pending",
        "Cancel by office…",
        "Cancel for client…",
        "Move…",
        "Repeat on other days…",
        "Report breakdown…",
      ],
      "Invoiced": [
        "Repeat on other days…",
      ],
      "Moved": [
        "Repeat on other days…",
      ],
      "Pending": [
        "Cancel by office…",
        "Cancel for client…",
        "Confirm",
        "Move…",
        "Repeat on other days…",
      ],
    }
  `)
})
