import { expect, test } from 'vitest'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { newOrder } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'
import type { Order } from '../../contract/order.ts'
import { invoiceOrders, reopenOrders } from './bill-orders.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const read = async (id: number) => (await allocator.call(calls.getOrder, { params: { id } })).data
const bill = (verb: typeof invoiceOrders, ids: number[]) =>
  app.platform.write({ ...system, grants: effectiveGrants(1) }, (change) => verb(change, ids))

/** An order's possible statuses before it is billed, reached through its own calls. */
const endings: Record<string, (order: Order) => Promise<unknown>> = {
  Confirmed: () => Promise.resolve(),
  'Broke Down': ({ id }) =>
    allocator.call(calls.breakDownOrder, { params: { id }, body: { reason: 'Hose burst' } }),
  Cancelled: ({ id }) => allocator.call(calls.cancelOrder, { params: { id }, body: { reason: 'No PO' } }),
}

test('an order that was not billed is not reopened', async () => {
  const { id } = await newOrder(app, { status: 'Moved' })
  await bill(invoiceOrders, [id])
  await bill(reopenOrders, [id])
  expect((await read(id)).order_status).toBe('Moved')
})

test.each(Object.keys(endings))('once its invoice is voided, an order is again %s', async (status) => {
  const order = await newOrder(app, { status: 'Confirmed' })
  await endings[status]?.(order)
  expect((await read(order.id)).order_status).toBe(status)
  for (let round = 0; round < 2; round++) {
    await bill(invoiceOrders, [order.id])
    expect((await read(order.id)).order_status).toBe('Invoiced')
    await bill(reopenOrders, [order.id])
    expect((await read(order.id)).order_status).toBe(status)
  }
})
