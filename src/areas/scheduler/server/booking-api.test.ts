import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver, orderAndAsset } from '#test/bookings.ts'
import { makeAsset, makeCategory, makeDriver, makeSubcontractor } from '#test/fleet.ts'
import { addRequiredDocuments, makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')

const book = (id: number, body: Parameters<typeof allocator.call<typeof calls.bookOrder>>[1]['body']) =>
  allocator.call(calls.bookOrder, { params: { id }, body })
const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
/** Log entries about its bookings; creating it is logged by work orders. */
const logOf = (id: number) =>
  app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'part', 'reason', 'after'])
    .where('record_type', '=', 'job_item')
    .where('record_id', '=', id)
    .where('action', '<>', 'created')
    .orderBy('id')
    .execute()

test('booking needs the right, an order that is open, and a resource', async () => {
  const { order, asset } = await orderAndAsset(app)
  const body = { asset_id: asset.id }
  expect((await app.visitor.call(calls.bookOrder, { params: { id: order.id }, body })).status).toBe(401)
  for (const caller of [sales, safety, await app.as('driver')])
    expect((await caller.call(calls.bookOrder, { params: { id: order.id }, body })).status).toBe(403)
  expect((await book(999_999_999, body)).status).toBe(404)
  expect(await book(order.id, {})).toMatchObject({
    status: 422,
    errors: { asset_id: 'Choose a machine, a driver or an attachment.' },
  })
  expect(await book(order.id, { asset_id: 999_999_999 })).toMatchObject({
    status: 422,
    errors: { asset_id: 'Machine is not one of the choices.' },
  })
  expect(await book(order.id, { driver_id: 999_999_999 })).toMatchObject({
    status: 422,
    errors: { driver_id: 'Driver is not one of the choices.' },
  })
  await app.database.pool.query(
    `update job_item set order_status = 'Cancelled', cancel_reason = 'Rain' where id = $1`,
    [order.id],
  )
  expect(await book(order.id, body)).toMatchObject({
    status: 409,
    message: `${order.order_no} is Cancelled. Only a Pending or Confirmed order can be booked.`,
  })
  expect(await book((await makeOrder(app)).id, { ...body, version: 7 })).toMatchObject({ status: 409 })
})

test('an asset is refused with every reason, and reasons can be overridden with a reason, but not by everyone', async () => {
  const order = await makeOrder(app)
  const category = await makeCategory(app, { name: 'Dozer D6' })
  const asset = await makeAsset(app, { asset_category_id: category.id, rego_expires_on: '2026-11-01' })
  const label = `${asset.fleet_no} ${asset.name}`
  await app.database.pool.query(
    `update asset set status = 'off_road', off_road_reason = 'hydraulic leak' where id = $1`,
    [asset.id],
  )
  const refused = await book(order.id, { asset_id: asset.id })
  expect(refused.status).toBe(409)
  expect(refused.message).toMatch(`${label} is off road: hydraulic leak.`)
  expect(refused.message).toMatch(/Dozer D6, not an? /)
  expect(refused.message).toMatch(`${label}: Registration expired on 1 Nov 2026.`)
  expect(await bookings(order.id)).toEqual([])

  expect(await book(order.id, { asset_id: asset.id, override: { reason: '' } })).toMatchObject({
    status: 422,
  })
  await app.database.pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'scheduler:write', 'all' from user_role where is_system and user_type = 4`,
  )
  const override = { reason: 'Client knows' }
  const bySales = { params: { id: order.id }, body: { asset_id: asset.id, override } }
  expect((await sales.call(calls.bookOrder, bySales)).status).toBe(403)
  await app.database.pool.query(`delete from role_permission where permission = 'scheduler:write'`)

  const booked = await book(order.id, { asset_id: asset.id, override })
  expect(booked.status).toBe(200)
  expect(booked.data).toHaveLength(1)
  expect(booked.data[0]).toMatchObject({ asset: label, certainty: 'confirmed', reasons: [] })
  expect(booked.data[0]?.overrides).toHaveLength(3)
  expect(booked.data[0]?.overrides[0]).toMatchObject({
    code: 'off_road',
    text: `${label} is off road: hydraulic leak.`,
    reason: 'Client knows',
    by: 'Alby Wills',
  })
  expect(await logOf(order.id)).toMatchObject([{ action: 'booked', part: label, reason: 'Client knows' }])
})

test('a driver is refused for licence, documents, status and fatigue', async () => {
  const category = await makeCategory(app, { min_licence_class: 'HC' })
  const order = await makeOrder(app, { asset_category_id: category.id })
  const without = await makeDriver(app, { name: 'Pat Bare', licence_class: 'MR' })
  expect(await book(order.id, { driver_id: without.id })).toMatchObject({
    status: 409,
    message: `Pat Bare holds MR. ${category.name} needs HC. Pat Bare: Driver licence is missing. Pat Bare: White card is missing.`,
  })
  const tired = await qualifiedDriver(app, { name: 'Ty Yawn' })
  const night = await makeOrder(app, {
    asset_category_id: category.id,
    work_date: '2026-11-22',
    start_time: '22:00',
    hours: 6.5,
  })
  expect((await book(night.id, { driver_id: tired.id })).status).toBe(200)
  expect(await book(order.id, { driver_id: tired.id })).toMatchObject({
    status: 409,
    message: 'Ty Yawn would reach 14.5 hours in 24 hours. The limit is 12.',
  })
})

test('a subcontractor’s plant waits for its approval', async () => {
  const subcontractor = await makeSubcontractor(app, { abn: '11900000017', name: 'Barwon Plant' })
  await addRequiredDocuments(app, 'subcontractor', subcontractor.id)
  const order = await makeOrder(app)
  const asset = await makeAsset(app, {
    asset_category_id: order.asset_category_id,
    asset_owner: 'subcontractor',
    subcontractor_id: subcontractor.id,
  })
  await app.database.pool.query(
    `update subcontractor set status = 'suspended', suspended_reason = 'Unpaid' where id = $1`,
    [subcontractor.id],
  )
  expect(await book(order.id, { asset_id: asset.id })).toMatchObject({
    status: 409,
    message: 'Barwon Plant is suspended.',
  })
  await app.database.pool.query(`update subcontractor set status = 'approved' where id = $1`, [
    subcontractor.id,
  ])
  await app.database.pool.query(
    `update document set expires_on = '2026-11-20' where record_type = 'subcontractor' and record_id = $1
     and document_type_id = (select id from document_type where record_type = 'subcontractor' and name = 'Public liability')`,
    [subcontractor.id],
  )
  expect((await book(order.id, { asset_id: asset.id })).message).toBe(
    'Barwon Plant: Public liability is expired.',
  )
})

test('a double booking is refused in these words, and cannot be overridden', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const other = await makeOrder(app, {
    asset_category_id: order.asset_category_id,
    start_time: '14:59',
    hours: 4,
  })
  const next = await makeOrder(app, {
    asset_category_id: order.asset_category_id,
    start_time: '15:00',
    hours: 4,
  })
  const message = `${label} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`
  expect((await book(order.id, { asset_id: asset.id })).status).toBe(200)
  expect(await book(other.id, { asset_id: asset.id })).toMatchObject({ status: 409, message })
  expect(await book(other.id, { asset_id: asset.id, override: { reason: 'Must be' } })).toMatchObject({
    status: 409,
    message,
  })
  expect((await book(next.id, { asset_id: asset.id })).status).toBe(200)
})

test('a pencilled booking may overlap another, and is refused only when made firm', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const other = await makeOrder(app, { asset_category_id: order.asset_category_id })
  await book(order.id, { asset_id: asset.id })
  const pencilled = await book(other.id, { asset_id: asset.id, certainty: 'pencilled' })
  const message = `${label} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`
  expect(pencilled.data[0]).toMatchObject({
    certainty: 'pencilled',
    reasons: [{ code: 'booked', text: message }],
  })
  const params = { id: pencilled.data[0]!.id }
  expect(await allocator.call(calls.confirmBooking, { params, body: {} })).toMatchObject({
    status: 409,
    message,
  })

  const [firm] = await bookings(order.id)
  const release = { params: { id: firm!.id }, body: { reason: 'Not needed', version: 1 } }
  expect((await allocator.call(calls.releaseBooking, release)).status).toBe(200)
  expect((await allocator.call(calls.confirmBooking, { params, body: {} })).data.certainty).toBe('confirmed')
  expect(await allocator.call(calls.confirmBooking, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'This booking is already confirmed.',
  })
  expect((await allocator.call(calls.unconfirmBooking, { params, body: {} })).data.certainty).toBe(
    'pencilled',
  )
  expect((await logOf(other.id)).map(({ action }) => action)).toEqual(['pencilled', 'confirmed', 'pencilled'])
})

test('a release needs a reason, keeps the row, and is refused twice or with an old version', async () => {
  const { order, asset } = await orderAndAsset(app)
  const booked = await book(order.id, { asset_id: asset.id })
  const params = { id: booked.data[0]!.id }
  const release = (body: object) => allocator.call(calls.releaseBooking, { params, body } as never)
  expect(await release({})).toMatchObject({ status: 422, errors: { reason: 'Reason is required.' } })
  expect((await release({ reason: 'Rain', version: 9 })).status).toBe(409)
  expect((await release({ reason: 'Rain', version: 1 })).status).toBe(200)
  expect(await bookings(order.id)).toEqual([])
  expect(await release({ reason: 'Rain' })).toMatchObject({
    status: 409,
    message: 'This booking was already released.',
  })
  const kept = await app.database.pool.query('select release_reason from booking where id = $1', [params.id])
  expect(kept.rows).toEqual([{ release_reason: 'Rain' }])
  expect((await logOf(order.id)).at(-1)).toMatchObject({ action: 'released', reason: 'Rain' })
})

test('an order has one machine of its kind and one driver; booking the same again changes nothing', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const second = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const [driver, other] = [await qualifiedDriver(app), await qualifiedDriver(app)]
  await book(order.id, { asset_id: asset.id, driver_id: driver.id })
  expect(await book(order.id, { asset_id: second.id })).toMatchObject({
    status: 409,
    message: `${order.order_no} already has ${label}. Release it first.`,
  })
  expect((await book(order.id, { driver_id: other.id })).message).toBe(
    `${order.order_no} already has ${driver.name}. Release it first.`,
  )
  const again = await book(order.id, { asset_id: asset.id, driver_id: driver.id })
  expect(again.data.map(({ certainty, version }) => [certainty, version])).toEqual([
    ['confirmed', 1],
    ['confirmed', 1],
  ])
  expect(await logOf(order.id)).toHaveLength(2)
})

test('asset and driver are booked together or not at all', async () => {
  const { order, asset } = await orderAndAsset(app)
  const away = await qualifiedDriver(app, { name: 'Lee Vacant' })
  await allocator.call(calls.createAbsence, {
    body: {
      kind: 'leave',
      driver_id: away.id,
      starts_at: '2026-11-22T13:00:00Z',
      ends_at: '2026-11-24T13:00:00Z',
    },
  })
  expect(await book(order.id, { asset_id: asset.id, driver_id: away.id })).toMatchObject({
    status: 409,
    message: 'Lee Vacant is on leave on 23 Nov 2026.',
  })
  expect(await bookings(order.id)).toEqual([])
})
