import { expect, test } from 'vitest'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'
import { takesDocket } from './takes-docket.ts'

test('an order never confirmed, or cancelled, accepts no docket', () => {
  const said = (order_status: (typeof orderStatuses)[number]) =>
    takesDocket({ order_no: 'J-1-01', order_status })
  for (const status of ['Pending', 'Moved', 'Cancelled', 'Cancelled by Office'] as const)
    expect(said(status)).toBe(`Order J-1-01 is ${status}, so it cannot have a docket.`)
  expect(
    orderStatuses.filter((status) => said(status) === true).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['Broke Down', 'Confirmed', 'Invoiced'])
})
