import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, qualifiedDriver } from '#test/bookings.ts'
import { makeAsset } from '#test/fleet.ts'
import { type MadeOrder, makeOrders } from '#test/orders.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { OrderChange } from '../../contract/arrange.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const reason = 'Changed on the board'
const arrange = (orders: OrderChange[], more: object = {}, who = allocator) =>
  who.call(calls.arrangeOrders, { body: { orders, reason, ...more } })
const bookingsOf = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const orderOf = async (id: number) => (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data
/** The machine's booking of an order, as it is. */
const seen = async ({ id }: { id: number }) => ({ id, version: (await orderOf(id)).version })
let day = '2027-01-04'
/** Days of its own for each test. */
const nextDays = () => (day = addDays(day, 7))

test('orders are copied to other days in one change, and the copies are taken back', async () => {
  const { order, asset } = await makeBookedOrder(app, { work_date: nextDays() })
  const body = { ids: [order.id], dates: [addDays(day, 1), addDays(day, 2)] }
  expect(await allocator.call(calls.copyOrders, { body: { ...body, dates: [] } })).toMatchObject({
    status: 422,
  })
  const { data, status } = await allocator.call(calls.copyOrders, { body })
  expect([status, data.results.map(({ result }) => result)]).toEqual([200, ['created', 'created']])
  expect(data.orders.map(({ bookings }) => bookings[0]?.asset_id)).toEqual([asset.id, asset.id])
  expect((await arrange([], { cancel: data.undo.cancel })).status).toBe(200)
  expect(await orderOf(data.orders[0]!.id)).toMatchObject({
    order_status: 'Cancelled by Office',
    cancel_reason: 'Copy undone',
  })
  // Other orders are cancelled with a reason, on their own page.
  const at = await seen(order)
  expect(await arrange([], { cancel: [at] })).toMatchObject({
    status: 409,
    message: `${order.order_no} is neither a copy nor part of a split day. Cancel it with a reason instead.`,
  })
  expect((await seen(order)).version).toBe(at.version)
})

test('orders of one requirement are each copied, also while the copies lack a driver', async () => {
  const orders = await makeOrders(app, 2, { work_date: nextDays() })
  const machines: number[] = []
  for (const { id, asset_category_id } of orders) {
    const asset = await makeAsset(app, { asset_category_id })
    machines.push(asset.id)
    await allocator.call(calls.bookOrder, { params: { id }, body: { asset_id: asset.id } })
  }
  const ids = orders.map(({ id }) => id)
  const { data } = await allocator.call(calls.copyOrders, { body: { ids, dates: [addDays(day, 1)] } })
  expect(data.results.map(({ result }) => result)).toEqual(['created', 'created'])
  expect(data.orders.map(({ bookings }) => bookings.map(({ asset_id }) => asset_id))).toEqual(
    machines.map((id) => [id]),
  )
})

test('taking a copy back releases what it booked on an order that stayed to fill', async () => {
  const [{ id, asset_category_id }] = (await makeOrders(app, 1, { work_date: nextDays() })) as [MadeOrder]
  const target = addDays(day, 1)
  const made = await allocator.call(orderEndpoints.duplicateOrder, {
    params: { id },
    body: { dates: [target], copyAllocations: 0 },
  })
  const open = made.data[0]!.order!
  const [asset, driver] = [await makeAsset(app, { asset_category_id }), await qualifiedDriver(app)]
  await allocator.call(calls.bookOrder, {
    params: { id },
    body: { asset_id: asset.id, driver_id: driver.id },
  })
  await allocator.call(calls.createAbsence, {
    body: {
      kind: 'leave',
      driver_id: driver.id,
      starts_at: melbourneInstant(target, '00:00'),
      ends_at: melbourneInstant(addDays(target, 1), '00:00'),
    },
  })
  const { data } = await allocator.call(calls.copyOrders, { body: { ids: [id], dates: [target] } })
  expect(data.results).toMatchObject([
    { result: 'left open', order: { id: open.id }, reason: expect.stringContaining('is on leave') },
  ])
  expect((await bookingsOf(open.id)).map(({ asset_id }) => asset_id)).toEqual([asset.id])
  const back = await arrange(data.undo.orders, { cancel: data.undo.cancel })
  expect(back.status, back.message).toBe(200)
  expect(await bookingsOf(open.id)).toEqual([])
})
