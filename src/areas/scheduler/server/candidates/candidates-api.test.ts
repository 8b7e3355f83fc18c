import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver, orderAndAsset } from '#test/bookings.ts'
import { at, paperDocket } from '#test/dockets.ts'
import { makeAsset } from '#test/fleet.ts'
import { makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')

const book = (id: number, body: Parameters<typeof allocator.call<typeof calls.bookOrder>>[1]['body']) =>
  allocator.call(calls.bookOrder, { params: { id }, body })
const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data

test('candidates need the right to book, and an existing order', async () => {
  const { order } = await orderAndAsset(app)
  const params = { id: order.id }
  for (const endpoint of [calls.availableAssets, calls.availableDrivers]) {
    expect((await app.visitor.call(endpoint, { params, query: {} })).status).toBe(401)
    expect((await sales.call(endpoint, { params, query: {} })).status).toBe(403)
    expect((await allocator.call(endpoint, { params: { id: 999_999_999 }, query: {} })).status).toBe(404)
    expect((await allocator.call(endpoint, { params, query: { limit: 0 } })).status).toBe(422)
  }
})

test('the two calls of the specification', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const driver = await qualifiedDriver(app)
  const available = await allocator.request(
    'GET',
    `/api/jobRequirement/jobItem/${order.id}/availableAssets?page=2`,
  )
  expect(available).toMatchObject({ status: 200, success: true })
  expect((available.data as object[])[0]).toMatchObject({
    id: asset.id,
    name: label,
    free: 1,
    matches: 1,
    reasons: [],
  })
  const path = `/api/jobRequirement/fieldworker/${driver.id}/assignAsset`
  const payload = { asset_id: asset.id, job_item_id: order.id, unknown: 1 }
  expect((await sales.request('PUT', path, { payload })).status).toBe(403)
  expect(
    (await allocator.request('PUT', '/api/jobRequirement/fieldworker/x/assignAsset', { payload })).status,
  ).toBe(404)
  expect(
    (await allocator.request('PUT', path, { payload: { ...payload, job_item_id: 999_999_999 } })).status,
  ).toBe(404)
  expect(await allocator.request('PUT', path, { payload })).toMatchObject({
    status: 200,
    success: true,
    message: 'Asset assigned.',
  })
  expect((await bookings(order.id)).map(({ asset: machine, driver: who }) => machine ?? who)).toEqual([
    label,
    driver.name,
  ])
})

test('a docket showing work through the night counts against the morning, whatever was planned', async () => {
  const driver = await qualifiedDriver(app)
  const order = await makeOrder(app, { work_date: '2026-11-25' })
  const reasons = async () =>
    (
      await allocator.call(calls.availableDrivers, {
        params: { id: order.id },
        query: { search: driver.name },
      })
    ).data.flatMap((one) => one.reasons.map(({ code }) => code))
  expect(await reasons()).toEqual([])
  const { id } = await paperDocket(app, {
    driver_id: driver.id,
    starts_at: at('19:00', '2026-11-24'),
    finishes_at: at('03:00', '2026-11-25'),
    entries: [],
  })
  expect(await reasons()).toEqual(['fatigue'])
  const owner = await app.database.owner()
  await owner.query(`update docket set status = 'Void', void_reason = 'Entered twice' where id = $1`, [id])
  expect(await reasons()).toEqual([])
})

test('a machine that the booked driver may not drive is refused, whichever call names the driver again', async () => {
  const { order, asset } = await orderAndAsset(app)
  const driver = await qualifiedDriver(app)
  await allocator.call(calls.bookOrder, {
    params: { id: order.id },
    body: { driver_id: driver.id, certainty: 'confirmed' },
  })
  await app.database.pool.query(`update driver set licence_class = 'C' where id = $1`, [driver.id])
  await app.database.pool.query(`update asset set min_licence_class = 'MC' where id = $1`, [asset.id])
  const assigned = await allocator.request(
    'PUT',
    `/api/jobRequirement/fieldworker/${driver.id}/assignAsset`,
    { payload: { asset_id: asset.id, job_item_id: order.id } },
  )
  expect(assigned.status).toBe(409)
  expect(assigned.message).toContain('holds C.')
  expect((await bookings(order.id)).map((one) => one.asset)).toEqual([null])
})

test('candidates come ranked and searched', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const other = await makeOrder(app, { asset_category_id: order.asset_category_id })
  const booked = await makeAsset(app, { asset_category_id: order.asset_category_id })
  await book(other.id, { asset_id: booked.id })
  const params = { id: order.id }
  const { data } = await allocator.call(calls.availableAssets, { params, query: { limit: 100 } })
  expect(data[0]).toMatchObject({
    id: asset.id,
    name: label,
    free: 1,
    next_booking: null,
    hours_that_day: 0,
  })
  expect(data.find(({ id }) => id === booked.id)).toMatchObject({
    free: 0,
    hours_that_day: 8,
    reasons: [{ code: 'booked', blocks: 'hard' }],
  })
  expect((await allocator.call(calls.availableAssets, { params, query: { limit: 1 } })).data).toHaveLength(1)
  const found = await allocator.call(calls.availableAssets, { params, query: { search: asset.fleet_no } })
  expect(found.data.map(({ id }) => id)).toContain(asset.id)
  const able = await qualifiedDriver(app, { name: 'Zoltan Kovacs' })
  const drivers = await allocator.call(calls.availableDrivers, { params, query: { search: 'zoltan' } })
  expect(drivers.data).toMatchObject([{ id: able.id, free: 1, reasons: [], matches: 1 }])
})

test('a search finds what its box says, from the beginning of a word first', async () => {
  const { order } = await orderAndAsset(app)
  const dan = await qualifiedDriver(app, { name: 'Danilo Quist', mobile: '0455500311' })
  await qualifiedDriver(app, { name: 'Imran Holt', suburb: 'Danilovale', email: 'danilo@example.com' })
  const within = await qualifiedDriver(app, { name: 'Bo Xdanilo' })
  const find = async (search: string) =>
    (await allocator.call(calls.availableDrivers, { params: { id: order.id }, query: { search } })).data.map(
      ({ id }) => id,
    )
  expect(await find('danilo')).toEqual([dan.id])
  expect(await find('Danilo Qui')).toEqual([dan.id])
  expect(await find('0455 500 311')).toEqual([dan.id])
  expect(await find('xdanilo')).toEqual([within.id])
  expect(await find('anilo')).toEqual(expect.arrayContaining([dan.id, within.id]))
  expect(await find('anilo')).toHaveLength(2)
  expect(await find('danilo(')).toEqual([])
  expect(await find('danilovale')).toEqual([])
})
