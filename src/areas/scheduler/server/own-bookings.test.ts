import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver, makeSubcontractor } from '#test/fleet.ts'
import { addRequiredDocuments, makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const driverUser = await app.as('driver')
const subcontractorUser = await app.as('subcontractor')
const { pool } = app.database

const subcontractor = await makeSubcontractor(app, { abn: '11900000017', name: 'Barwon Plant' })
await addRequiredDocuments(app, 'subcontractor', subcontractor.id)
await pool.query('update app_user set subcontractor_id = $2 where id = $1', [
  subcontractorUser.user_id,
  subcontractor.id,
])

async function able(fields: Parameters<typeof makeDriver>[1] = {}) {
  const driver = await makeDriver(app, fields)
  await addRequiredDocuments(app, 'driver', driver.id)
  return driver
}
const dan = await able({ name: 'Dan Okafor' })
await pool.query('update app_user set driver_id = $2 where id = $1', [driverUser.user_id, dan.id])

async function booked(
  driver_id: number,
  plant: Parameters<typeof makeAsset>[1] = {},
  work_date = '2026-11-24',
) {
  const order = await makeOrder(app, { work_date })
  const asset = await makeAsset(app, { ...plant, asset_category_id: order.asset_category_id })
  const body = { asset_id: asset.id, driver_id, override: { reason: 'Test of who sees it' } }
  const { data, status } = await allocator.call(calls.bookOrder, { params: { id: order.id }, body })
  expect(status).toBe(200)
  return { order, asset, ids: data.map(({ id }) => id) }
}
const others = await booked((await able({ name: 'Deb Quill' })).id)
const dans = await booked(dan.id)
const theirs = await booked(
  (
    await able({
      name: 'Sid Operator',
      employment: 'subcontractor_operator',
      subcontractor_id: subcontractor.id,
    })
  ).id,
  { asset_owner: 'subcontractor', subcontractor_id: subcontractor.id },
)

test('drivers and subcontractors neither see others’ bookings nor can change their own', async () => {
  for (const caller of [driverUser, subcontractorUser]) {
    const params = { id: others.order.id }
    expect((await caller.call(calls.listOrderBookings, { params })).status).toBe(404)
    const mine = { id: caller === driverUser ? dans.order.id : theirs.order.id }
    expect((await caller.call(calls.availableAssets, { params: mine, query: {} })).status).toBe(403)
    expect((await caller.call(calls.availableDrivers, { params: mine, query: {} })).status).toBe(403)
    expect((await caller.call(calls.bookOrder, { params: mine, body: { asset_id: 1 } })).status).toBe(403)
    const booking = { id: (caller === driverUser ? dans : theirs).ids[0]! }
    expect(
      (await caller.call(calls.releaseBooking, { params: booking, body: { reason: 'No' } })).status,
    ).toBe(403)
    expect((await caller.call(calls.confirmBooking, { params: booking, body: {} })).status).toBe(403)
    expect((await caller.call(calls.unconfirmBooking, { params: booking, body: {} })).status).toBe(403)
    const leave = {
      kind: 'leave',
      driver_id: dan.id,
      starts_at: '2026-12-01T00:00:00Z',
      ends_at: '2026-12-02T00:00:00Z',
    }
    expect((await caller.call(calls.createAbsence, { body: leave as never })).status).toBe(403)
  }
})

test('a driver sees their own bookings and the machine with them, without the office’s reasons or a price', async () => {
  const listed = await driverUser.call(calls.listBookings, { query: {} })
  expect(listed.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    dans.ids.toSorted((a, b) => a - b),
  )
  expect(listed.data.flatMap(({ overrides }) => overrides)).toEqual([])
  expect(listed.total).toBe(2)
  expect(listed.text).not.toMatch(/rate|price|cents|Test of who/)
  const { data } = await driverUser.call(calls.listOrderBookings, { params: { id: dans.order.id } })
  expect(data.map(({ asset, driver }) => asset ?? driver)).toEqual([
    `${dans.asset.fleet_no} ${dans.asset.name}`,
    'Dan Okafor',
  ])
  const asked = await driverUser.call(calls.listBookings, { query: { asset_id: String(others.asset.id) } })
  expect([asked.status, asked.total]).toEqual([200, 0])
})

test('a booking says its job, its suburb and who else is on the order, to a driver the machines only', async () => {
  const query = { asset_id: String(dans.asset.id) }
  const { data } = await allocator.call(calls.listBookings, { query })
  expect(data).toMatchObject([{ others: 'Dan Okafor', job: expect.any(String), suburb: expect.any(String) }])
  const theirOwn = (await driverUser.call(calls.listBookings, { query: {} })).data
  expect(theirOwn.map((booking) => [booking.asset, booking.others])).toEqual([
    [`${dans.asset.fleet_no} ${dans.asset.name}`, null],
    [null, `${dans.asset.fleet_no} ${dans.asset.name}`],
  ])
})

test('booked days count firm work on working days, of one’s own machines only', async () => {
  const days = async (who: typeof allocator, asset_id: number) =>
    (await who.call(calls.countBookedDays, { query: { asset_id } })).data
  expect(await days(allocator, others.asset.id)).toEqual([
    { month: '2026-10', booked: 0, working: 22 },
    // Without Cup Day.
    { month: '2026-11', booked: 1, working: 20 },
  ])
  expect((await days(driverUser, others.asset.id)).map(({ booked: count }) => count)).toEqual([0, 0])
  expect((await days(driverUser, dans.asset.id)).map(({ booked: count }) => count)).toEqual([0, 1])
})

test('a subcontractor sees those of its own plant and drivers', async () => {
  const listed = await subcontractorUser.call(calls.listBookings, { query: {} })
  expect(listed.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    theirs.ids.toSorted((a, b) => a - b),
  )
})

test('someone no longer booked no longer sees it', async () => {
  const mine = await booked(dan.id, {}, '2026-11-26')
  await allocator.call(calls.releaseBooking, { params: { id: mine.ids[1]! }, body: { reason: 'Swapped' } })
  expect((await driverUser.call(calls.listOrderBookings, { params: { id: mine.order.id } })).status).toBe(404)
  const listed = await driverUser.call(calls.listBookings, { query: {} })
  expect(listed.data.some(({ id }) => mine.ids.includes(id))).toBe(false)
})
