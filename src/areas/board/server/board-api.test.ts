import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { tagsEndpoints } from '#areas/tags/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, orderAndAsset } from '#test/bookings.ts'
import { makeCategory } from '#test/fleet.ts'
import { makeOrders } from '#test/orders.ts'
import { driverFor, plainBooking, subcontractorFor } from '#test/jobs.ts'
import { boardEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const administrator = await app.as('administrator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const { pool } = app.database

const week = { from: '2026-11-23', days: '7' } as const
const boardFor = async (who: typeof allocator, query: { from: string; days?: '1' | '7' } = week) => {
  const { data, status, text } = await who.call(calls.getBoard, { query })
  expect(status, text).toBe(200)
  return data
}

test('it needs the right to see bookings, a day and a known number of days', async () => {
  expect(await app.visitor.call(calls.getBoard, { query: week })).toMatchObject({ status: 401 })
  const bad = await allocator.call(calls.getBoard, { query: { from: 'soon', days: '5' } as never })
  expect(bad.status).toBe(422)
  expect(Object.keys(bad.errors)).toEqual(['from', 'days'])
})

test('it has what is booked on its days, the orders of these days, and what they lack', async () => {
  const full = await makeBookedOrder(app, { work_date: '2026-11-23' })
  const { order: empty } = await orderAndAsset(app, { work_date: '2026-11-24' })
  const { order: later } = await orderAndAsset(app, { work_date: '2026-12-01' })
  const { order: cancelled } = await orderAndAsset(app, { work_date: '2026-11-25' })
  await pool.query(`update job_item set order_status = 'Cancelled', cancel_reason = 'Rain' where id = $1`, [
    cancelled.id,
  ])
  const board = await boardFor(allocator)
  expect([board.from, board.to]).toEqual(['2026-11-23', '2026-11-29'])
  const of = (id: number) => board.orders.find((one) => one.id === id)
  expect(of(full.order.id)).toMatchObject({ needs_asset: 0, needs_driver: 0 })
  expect(of(empty.id)).toMatchObject({ needs_asset: 1, needs_driver: 1 })
  const jobs = board.jobs.filter(({ id }) => id === of(empty.id)?.job_id)
  expect(jobs).toMatchObject([{ client: expect.any(String), suburb: expect.any(String), is_on_hold: 0 }])
  expect([of(later.id), of(cancelled.id)]).toEqual([undefined, undefined])
  const booked = board.bookings.filter(({ job_item_id }) => job_item_id === full.order.id)
  expect(booked.map(({ asset_id, driver_id }) => [asset_id, driver_id])).toEqual(
    expect.arrayContaining([
      [full.asset.id, null],
      [null, full.driver.id],
    ]),
  )
  expect(board.assets.map(({ id }) => id)).toContain(full.asset.id)
  expect(board.drivers.map(({ id }) => id)).toContain(full.driver.id)
  expect((await boardFor(allocator, { from: '2026-11-24', days: '1' })).bookings).toEqual([])
})

test('a category that has no machine is named by the orders that need it', async () => {
  const { id } = await makeCategory(app)
  await makeOrders(app, 1, { work_date: '2026-11-28', asset_category_id: id })
  const board = await boardFor(allocator)
  expect(board.assets.some(({ asset_category_id }) => asset_category_id === id)).toBe(false)
  expect(board.categories.map((one) => one.id)).toContain(id)
})

test('a night that ends on its first day is there with its order', async () => {
  const { order, asset } = await makeBookedOrder(app, { work_date: '2026-11-22' })
  await pool.query(
    `update job_item set starts_at = '2026-11-22T10:00:00Z', ends_at = '2026-11-22T18:00:00Z' where id = $1`,
    [order.id],
  )
  await pool.query(
    `update booking set starts_at = '2026-11-22T10:00:00Z', ends_at = '2026-11-22T18:00:00Z' where job_item_id = $1`,
    [order.id],
  )
  const board = await boardFor(allocator)
  expect(board.bookings.some(({ asset_id }) => asset_id === asset.id)).toBe(true)
  expect(board.orders.find(({ id }) => id === order.id)).toMatchObject({ work_date: '2026-11-22' })
})

test('why somebody is on leave is for those who book, and for themselves', async () => {
  const driver_id = await driverFor(app, driver.user_id)
  await allocator.call(schedulerEndpoints.createAbsence, {
    body: {
      kind: 'leave',
      driver_id,
      starts_at: '2026-11-25T13:00:00Z',
      ends_at: '2026-11-26T13:00:00Z',
      note: 'Wedding',
    },
  })
  const notesFor = async (who: typeof allocator) =>
    (await boardFor(who)).bookings.flatMap((one) => (one.driver_id === driver_id ? [one.note] : []))
  expect([await notesFor(allocator), await notesFor(driver), await notesFor(sales)]).toEqual([
    ['Wedding'],
    ['Wedding'],
    [null],
  ])
})

test('drivers and subcontractors find only themselves and what they are booked with', async () => {
  const { order, asset } = await orderAndAsset(app, { work_date: '2026-11-26' })
  const company = await subcontractorFor(app, subcontractor.user_id, '51824753556')
  const theirs = await driverFor(app, null, company)
  await plainBooking(app, order.id, { driver_id: theirs })
  await plainBooking(app, order.id, { asset_id: asset.id })
  const board = await boardFor(subcontractor)
  expect(board.drivers.map(({ id }) => id)).toEqual([theirs])
  expect(board.orders.map(({ id }) => id)).toEqual([order.id])
  expect(board.assets.map(({ id }) => id)).toEqual([asset.id])
  expect((await boardFor(driver)).orders).toEqual([])
})

test('machines and drivers have their tags, for those who may see who has which', async () => {
  const tag = async (name: string) =>
    (await administrator.call(tagsEndpoints.createTag, { body: { tag_type: 'user', name } })).data.id
  const [wide, archived] = [await tag('Wide load'), await tag('Old')]
  const { asset, driver: booked } = await makeBookedOrder(app, { work_date: '2026-11-27' })
  const given = (row_id: number) => ({
    body: { added: [wide, archived].map((column_id) => ({ row_id, column_id })), removed: [] },
  })
  await administrator.call(tagsEndpoints.tagAssets, given(asset.id))
  await administrator.call(tagsEndpoints.tagDrivers, given(booked.id))
  await administrator.call(tagsEndpoints.archiveTags, { body: { ids: [archived], reason: 'Not used' } })
  const tagsFor = async (who: typeof allocator) => {
    const board = await boardFor(who)
    return [
      board.tags,
      board.assets.find(({ id }) => id === asset.id)?.tag_ids,
      board.drivers.find(({ id }) => id === booked.id)?.tag_ids,
    ]
  }
  expect(await tagsFor(allocator)).toEqual([[{ id: wide, name: 'Wide load' }], [wide], [wide]])
  const ownDriver = await driverFor(app, driver.user_id)
  await administrator.call(tagsEndpoints.tagDrivers, given(ownDriver))
  const own = await boardFor(driver)
  expect([own.tags, own.drivers]).toMatchObject([[], [{ id: ownDriver, tag_ids: [] }]])
})

test('who has the board open is known to the others until they leave, with the cell they are at', async () => {
  const note = (body: { row: string | null; date: string | null; is_leaving?: 0 | 1 }) =>
    allocator.call(calls.notePresence, { body: { is_leaving: 0 as const, ...body } })
  const seenBy = async (who: typeof allocator) => (await who.call(calls.listPresent, {})).data
  expect(await driver.call(calls.listPresent, {})).toMatchObject({ status: 403 })
  expect(await note({ row: 'asset-1', date: 'soon' })).toMatchObject({ status: 422 })
  expect(await seenBy(administrator)).toEqual([])

  await note({ row: 'asset-1', date: '2026-11-24' })
  const there = { name: 'Alby Wills', row: 'asset-1', date: '2026-11-24' }
  expect(await seenBy(administrator)).toMatchObject([there])
  expect(await seenBy(allocator)).toEqual([])
  await note({ row: null, date: null })
  expect(await seenBy(administrator)).toMatchObject([{ ...there, row: null, date: null }])
  await note({ row: null, date: null, is_leaving: 1 })
  expect(await seenBy(administrator)).toEqual([])
})
