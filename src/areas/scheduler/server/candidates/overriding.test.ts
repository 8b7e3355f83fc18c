import { expect, test } from 'vitest'
import { orderEndpoints as orders } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const { pool } = app.database

const override = { reason: 'Paid this morning' }
const overridable = { override: 'This can be overridden with a reason.' }

const book = (id: number, body: object) => allocator.call(calls.bookOrder, { params: { id }, body })
const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const orderOf = async (id: number) => (await allocator.call(orders.getOrder, { params: { id } })).data
const confirm = (id: number, body: object = {}, by = allocator) =>
  by.call(orders.confirmOrder, { params: { id }, body })
const edit = async (id: number, body: object, by = allocator) =>
  by.call(orders.editOrder, { params: { id }, body: { version: (await orderOf(id)).version, ...body } })
const logOf = (id: number) =>
  app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'part', 'reason', 'after'])
    .where('record_type', '=', 'job_item')
    .where('record_id', '=', id)
    .where('action', '=', 'overrode')
    .orderBy('id')
    .execute()

/** An order with a machine whose registration expires on 30 Nov 2026, and a driver. */
const booked = (certainty?: 'pencilled') =>
  makeBookedOrder(app, {}, { rego_expires_on: '2026-11-30', ...(certainty && { certainty }) })
const endRego = (id: number) =>
  pool.query(`update asset set rego_expires_on = '2026-11-01' where id = $1`, [id])

/** Lets sales change orders, but not override. */
async function withSales(then: () => Promise<void>): Promise<void> {
  await pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'work-orders:write', 'all' from user_role where is_system and user_type = 4`,
  )
  try {
    await then()
  } finally {
    await pool.query(`delete from role_permission where permission = 'work-orders:write'`)
  }
}

test('new objections are refused, and only people who may override see that they can', async () => {
  const { order, asset, label } = await booked('pencilled')
  await endRego(asset.id)
  const message = `${label}: Registration expired on 1 Nov 2026.`
  expect(await confirm(order.id)).toMatchObject({ status: 409, message, errors: overridable })
  expect(await confirm(order.id, { override: { reason: ' ' } })).toMatchObject({
    status: 422,
    errors: { 'override.reason': 'Reason is required.' },
  })
  const several = { ids: [order.id], override }
  expect((await allocator.call(orders.confirmOrders, { body: several })).status).toBe(422)
  await withSales(async () => {
    const refused = await confirm(order.id, {}, sales)
    expect([refused.status, refused.message, refused.errors]).toEqual([409, message, {}])
    expect((await confirm(order.id, { override }, sales)).status).toBe(403)
  })
  expect((await orderOf(order.id)).order_status).toBe('Pending')
  expect((await bookings(order.id)).flatMap(({ overrides }) => overrides)).toEqual([])
})

test('no reason permits a double booking, whether or not the other reasons are soft', async () => {
  const { order, asset, label } = await booked()
  const wanting = await makeOrder(app, { asset_category_id: order.asset_category_id })
  await pool.query('update job_item set driver_to_follow = true where id = $1', [wanting.id])
  await book(wanting.id, { asset_id: asset.id, certainty: 'pencilled' })
  await endRego(asset.id)
  const message = `${label} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`
  const confirmed = await confirm(wanting.id, { override })
  expect([confirmed.status, confirmed.message, confirmed.errors]).toEqual([409, message, {}])

  const later = await makeOrder(app, { asset_category_id: order.asset_category_id, work_date: '2026-11-24' })
  expect((await book(later.id, { asset_id: asset.id, override })).status).toBe(200)
  const moved = await edit(later.id, { work_date: '2026-11-23', override })
  expect([moved.status, moved.message, moved.errors]).toEqual([409, message, {}])
  expect((await orderOf(later.id)).work_date).toBe('2026-11-24')
})

test('an order is confirmed despite a warning with a reason, saved in its booking and history', async () => {
  const { order, asset, label } = await booked('pencilled')
  await endRego(asset.id)
  const text = `${label}: Registration expired on 1 Nov 2026.`
  expect((await confirm(order.id, { override })).data.order_status).toBe('Confirmed')
  const kept = { code: 'rego', text, reason: override.reason, by: 'Alby Wills' }
  expect(await bookings(order.id)).toMatchObject([
    { certainty: 'confirmed', overrides: [kept], reasons: [] },
    { certainty: 'confirmed', overrides: [] },
  ])
  const entry = { action: 'overrode', part: label, reason: override.reason, after: { overridden: [text] } }
  expect(await logOf(order.id)).toEqual([entry])

  // What was overridden in these words is not asked again.
  await allocator.call(orders.unconfirmOrder, { params: { id: order.id }, body: {} })
  expect((await confirm(order.id, { override: { reason: 'Twice' } })).status).toBe(200)
  expect((await bookings(order.id))[0]?.overrides).toEqual([kept])
  expect(await logOf(order.id)).toHaveLength(1)
})

test('a machine that was firm before keeps its overrides when its order is confirmed', async () => {
  const { order, asset } = await booked()
  await endRego(asset.id)
  expect((await confirm(order.id)).status).toBe(409)
  expect((await confirm(order.id, { override })).status).toBe(200)
  expect((await bookings(order.id))[0]?.overrides).toMatchObject([{ code: 'rego', reason: override.reason }])
})

test('another time despite a warning is refused as a whole, and accepted with a reason', async () => {
  const { order, label } = await booked()
  const later = { work_date: '2026-12-02' }
  const message = `${label}: Registration expired on 30 Nov 2026.`
  expect(await edit(order.id, later)).toMatchObject({ status: 409, message, errors: overridable })
  await withSales(async () => {
    expect((await edit(order.id, { ...later, override }, sales)).status).toBe(403)
  })
  expect((await orderOf(order.id)).work_date).toBe('2026-11-23')
  expect((await bookings(order.id))[0]?.starts_at).toBe(order.starts_at)

  expect((await edit(order.id, { ...later, override })).data.work_date).toBe('2026-12-02')
  const [machine, driver] = await bookings(order.id)
  expect(machine).toMatchObject({
    starts_at: '2026-12-01T20:00:00.000Z',
    overrides: [{ code: 'rego', text: message, reason: override.reason }],
  })
  expect(driver).toMatchObject({ starts_at: '2026-12-01T20:00:00.000Z', overrides: [] })
  expect(await logOf(order.id)).toMatchObject([{ part: label, reason: override.reason }])
  expect((await edit(order.id, { start_time: '09:00', end_time: '12:00' })).status).toBe(200)
})

test('the specification’s date change accepts a reason too', async () => {
  const { order } = await booked()
  const change = (body: object) =>
    allocator.call(orders.changeOrderDate, {
      params: { id: order.id },
      body: { date: '2026-12-02', ...body },
    })
  expect(await change({})).toMatchObject({ status: 409, errors: overridable })
  expect((await change({ override })).data.work_date).toBe('2026-12-02')
  expect((await bookings(order.id))[0]?.overrides).toHaveLength(1)
})

test('pencilled bookings move without asking', async () => {
  const { order } = await booked('pencilled')
  expect((await edit(order.id, { work_date: '2026-12-02' })).status).toBe(200)
  expect((await bookings(order.id))[0]).toMatchObject({ overrides: [], reasons: [{ code: 'rego' }] })
})
