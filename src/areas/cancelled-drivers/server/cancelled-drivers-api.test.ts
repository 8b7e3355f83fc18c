import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, qualifiedDriver } from '#test/bookings.ts'
import { exported } from '#test/exports.ts'
import { cancelledDriverEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const safety = await app.as('safety')
const waiting = await app.as('waiting')
const driver = await app.as('driver')

const bookingsOf = async (id: number) =>
  (await allocator.call(schedulerEndpoints.listOrderBookings, { params: { id } })).data
/** An order that can do without the driver who is booked on it. */
async function withDriver(status: 'Confirmed' | 'Pending') {
  const made = await makeBookedOrder(app, { needs_driver: 0 })
  const params = { id: made.order.id }
  if (status === 'Confirmed')
    expect((await allocator.call(orderEndpoints.confirmOrder, { params, body: {} })).status).toBe(200)
  const booking = (await bookingsOf(made.order.id)).find(({ driver_id }) => driver_id !== null)!
  return { ...made, booking, driver_id: made.driver.id }
}
/** Takes the driver off a new order. */
async function takenOff(reason: string, status: 'Confirmed' | 'Pending' = 'Confirmed') {
  const made = await withDriver(status)
  const { status: answered, text } = await allocator.call(schedulerEndpoints.releaseBooking, {
    params: { id: made.booking.id },
    body: { reason },
  })
  expect(answered, text).toBe(200)
  return made
}
const listed = async (query: object, who = safety) => {
  const { data, status, text } = await who.call(calls.listCancelledDrivers, { query })
  expect(status, text).toBe(200)
  return data
}

test('who may not see bookings, or not export, is refused; and a wrong filter', async () => {
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  expect(await waiting.call(calls.listCancelledDrivers, { query: {} })).toMatchObject(refused)
  expect(await waiting.call(calls.countCancelReasons, { query: {} })).toMatchObject(refused)
  expect(await safety.call(calls.exportCancelledDrivers, { query: { format: 'csv' } })).toMatchObject(refused)
  expect(
    await allocator.call(calls.listCancelledDrivers, { query: { from: '31 Feb' } as never }),
  ).toMatchObject({ status: 422, errors: { from: 'Enter a date like 20 Nov 2026.' } })
})

test('a driver taken off a confirmed order is listed with when, by whom, why and how late', async () => {
  const { order, booking } = await takenOff('Truck breakdown')
  const found = (await listed({ reason: 'Truck breakdown' }))[0]!
  const notice = Math.floor((Date.parse(found.starts_at) - Date.parse(found.released_at)) / 60_000)
  expect(found).toMatchObject({
    id: booking.id,
    driver_id: booking.driver_id,
    order_no: order.order_no,
    released_by: 'Alby Wills',
    reason: 'Truck breakdown',
    notice_minutes: notice,
    told: 'sent',
  })
  // Not the machine either.
  expect(await listed({ driver_id: booking.driver_id! })).toHaveLength(1)
})

test('a driver taken off a pending order is not listed, however firmly booked', async () => {
  const { driver_id, booking } = await takenOff('Only planned', 'Pending')
  expect(booking.certainty).toBe('confirmed')
  expect(await listed({ driver_id })).toEqual([])
})

test('a driver who is booked on the order again was not taken off', async () => {
  const { order, driver_id } = await takenOff('By mistake')
  expect(await listed({ driver_id })).toHaveLength(1)
  const again = await allocator.call(schedulerEndpoints.bookOrder, {
    params: { id: order.id },
    body: { driver_id },
  })
  expect(again.status, again.text).toBe(200)
  expect(await listed({ driver_id })).toEqual([])
})

test('replacements are one reason, whoever came instead', async () => {
  for (const name of ['Tom Reed', 'Ann Lee']) {
    const { order, booking, driver_id } = await withDriver('Confirmed')
    const other = await qualifiedDriver(app, { name })
    const replaced = await allocator.call(schedulerEndpoints.bookOrder, {
      params: { id: order.id },
      body: { driver_id: other.id, instead_of: booking.id },
    })
    expect(replaced.status, replaced.text).toBe(200)
    expect(await listed({ driver_id })).toMatchObject([{ reason: `Replaced by ${name}` }])
  }
  const reason = 'Replaced by another driver'
  const { data } = await safety.call(calls.countCancelReasons, { query: {} })
  expect(data.filter((one) => one.reason.startsWith('Replaced by'))).toEqual([
    { month: '2026-11', reason, count: 2 },
  ])
  expect(await listed({ reason })).toHaveLength(2)
})

test('a driver sees only their own', async () => {
  await takenOff('Someone else’s')
  expect(await listed({}, driver)).toEqual([])
  const { booking } = await takenOff('Their own')
  await app.database.pool.query('update app_user set driver_id = null where driver_id = $1', [
    booking.driver_id,
  ])
  await app.database.pool.query(
    'update booking set driver_id = (select driver_id from app_user where id = $2) where id = $1',
    [booking.id, driver.user_id],
  )
  expect((await listed({}, driver)).map(({ id }) => id)).toEqual([booking.id])
})

test('a driver who goes along to the order’s new day was not taken off', async () => {
  const { order, booking } = await takenOff('Moved')
  const before = await listed({ driver_id: booking.driver_id! })
  expect(before).toHaveLength(1)
  const next = await makeBookedOrder(app, { work_date: '2026-12-02' })
  await app.database.pool.query('update job_item set moved_to_id = $2 where id = $1', [
    order.id,
    next.order.id,
  ])
  await app.database.pool.query(
    'update booking set driver_id = $2 where job_item_id = $1 and driver_id is not null',
    [next.order.id, booking.driver_id],
  )
  expect(await listed({ driver_id: booking.driver_id! })).toEqual([])
})

test('reasons are counted by month, each with exactly its drivers', async () => {
  for (const reason of ['Rain/wet site', 'Rain/wet site', 'Client not ready']) await takenOff(reason)
  // Late on the last day of October in Melbourne, when it was November nowhere.
  await app.database.pool.query(
    `update booking set released_at = '2026-10-31 23:30+11' where id = (
      select max(id) from booking where release_reason = 'Rain/wet site' and driver_id is not null)`,
  )
  const { data } = await safety.call(calls.countCancelReasons, { query: {} })
  expect(data).toEqual(
    expect.arrayContaining([
      { month: '2026-10', reason: 'Rain/wet site', count: 1 },
      { month: '2026-11', reason: 'Rain/wet site', count: 1 },
      { month: '2026-11', reason: 'Client not ready', count: 1 },
    ]),
  )
  for (const { month, reason, count } of data) {
    const to = month === '2026-10' ? '2026-10-31' : '2026-11-30'
    expect(await listed({ reason, from: `${month}-01`, to })).toHaveLength(count)
  }
  const { rows } = await exported(allocator, '/api/cancelled-drivers/export', 'to=2026-10-31')
  expect(rows).toMatchObject([{ Reason: 'Rain/wet site', 'Driver’s answer': 'No answer' }])
})

test('those with little notice are found, and an order is found by its number', async () => {
  const { order, booking } = await takenOff('Sick')
  await app.database.pool.query(
    `update booking set released_at = starts_at - interval '11 hours 59 minutes' where id = $1`,
    [booking.id],
  )
  expect((await listed({ late: '1' })).map(({ id }) => id)).toContain(booking.id)
  await app.database.pool.query(
    `update booking set released_at = starts_at - interval '12 hours' where id = $1`,
    [booking.id],
  )
  expect((await listed({ late: '1' })).map(({ id }) => id)).not.toContain(booking.id)
  expect((await listed({ search: order.order_no })).map(({ id }) => id)).toEqual([booking.id])
})
