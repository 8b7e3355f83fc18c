import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, orderAndAsset, qualifiedDriver } from '#test/bookings.ts'
import { sentJob } from '#test/driver-jobs.ts'
import { makeAsset } from '#test/fleet.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { addDays } from '#shared/local-date.ts'
import type { OrderChange } from '../../contract/arrange.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const admin = await app.as('administrator')

const reason = 'Changed on the board'
const arrange = (orders: OrderChange[], more: object = {}, who = allocator) =>
  who.call(calls.arrangeOrders, { body: { orders, reason, ...more } })
const bookingsOf = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const orderOf = async (id: number) => (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data
/** The machine's booking of an order, as it is. */
const machineOf = async (id: number) => {
  const booking = (await bookingsOf(id)).find(({ asset_id }) => asset_id !== null)
  return { id: booking!.id, version: booking!.version }
}
const onMachine = (asset_id: number) => ({
  asset_id,
  driver_id: null,
  attachment_id: null,
  certainty: 'confirmed' as const,
})
const seen = async ({ id }: { id: number }) => ({ id, version: (await orderOf(id)).version })
let day = '2027-01-04'
/** Days of its own for each test. */
const nextDays = () => (day = addDays(day, 7))

test('what is badly asked, or changed by someone else since, is refused with who and when', async () => {
  const { order } = await makeBookedOrder(app, { work_date: nextDays() })
  const at = await seen(order)
  expect(await arrange([at, at])).toMatchObject({
    status: 422,
    errors: { orders: 'Choose each order once.' },
  })
  expect(await arrange([{ ...at, work_date: 'soon' }])).toMatchObject({ status: 422 })
  expect(await arrange([{ ...at, id: 999_999 }])).toMatchObject({ status: 404 })
  const other = await makeBookedOrder(app, { work_date: day })
  expect(await arrange([{ ...at, release: [await machineOf(other.order.id)] }])).toMatchObject({
    status: 404,
  })

  await admin.call(orderEndpoints.changeOrderNotes, {
    params: { id: order.id },
    body: { notes: 'Gate 3' },
  })
  const stale = await arrange([{ ...at, work_date: addDays(day, 1) }])
  expect([stale.status, stale.message]).toEqual([
    409,
    expect.stringMatching(/ changed this record at .+ Review the changes and save again\.$/),
  ])
  expect(stale.data).toMatchObject({ changed_at: expect.any(String), changed_by: expect.any(String) })
  const machine = await machineOf(order.id)
  await admin.call(calls.unconfirmBooking, { params: { id: machine.id }, body: {} })
  expect(await arrange([{ ...(await seen(order)), release: [machine] }])).toMatchObject({
    status: 409,
    message: expect.stringMatching(/ changed this record at /),
  })
  expect((await orderOf(order.id)).work_date).toBe(day)
})

test('it is all or nothing: a machine that is booked elsewhere keeps every order where it was', async () => {
  const { order, asset, label } = await makeBookedOrder(app, { work_date: nextDays() })
  const kind = { asset_category_id: order.asset_category_id }
  const { order: next } = await orderAndAsset(app, { ...kind, work_date: addDays(day, 1) })
  await allocator.call(calls.bookOrder, { params: { id: next.id }, body: { asset_id: asset.id } })
  const { order: free } = await makeBookedOrder(app, { work_date: day })
  const answer = await arrange([
    { ...(await seen(free)), work_date: addDays(day, 1) },
    { ...(await seen(order)), work_date: addDays(day, 1) },
  ])
  expect(answer).toMatchObject({
    status: 409,
    message: `${label} is already booked on ${next.order_no} from 7:00 am to 3:00 pm.`,
  })
  expect([(await orderOf(free.id)).work_date, (await orderOf(order.id)).work_date]).toEqual([day, day])
})

test('orders of one machine move on together, each into the day that the next leaves, and back', async () => {
  const { order, asset, driver } = await makeBookedOrder(app, { work_date: nextDays() })
  const kind = { asset_category_id: order.asset_category_id }
  const { order: next } = await orderAndAsset(app, { ...kind, work_date: addDays(day, 1) })
  await allocator.call(calls.bookOrder, {
    params: { id: next.id },
    body: { asset_id: asset.id, driver_id: driver.id },
  })
  const moved = await arrange([
    { ...(await seen(order)), work_date: addDays(day, 1) },
    { ...(await seen(next)), work_date: addDays(day, 2) },
  ])
  expect([moved.status, moved.message]).toEqual([200, 'Changed.'])
  expect(moved.data.orders.map(({ work_date }) => work_date)).toEqual([addDays(day, 1), addDays(day, 2)])
  expect((await bookingsOf(next.id)).map(({ certainty }) => certainty)).toEqual(['confirmed', 'confirmed'])

  const back = await arrange(moved.data.undo.orders)
  expect(back.data.orders.map(({ work_date }) => work_date)).toEqual([day, addDays(day, 1)])
  // And once more, which is how a change is repeated.
  const again = await arrange(back.data.undo.orders)
  expect(again.data.orders.map(({ work_date }) => work_date)).toEqual([addDays(day, 1), addDays(day, 2)])
  expect(await arrange(back.data.undo.orders)).toMatchObject({ status: 409 })
})

test('two orders of one time swap their machines, and get them back', async () => {
  const one = await makeBookedOrder(app, { work_date: nextDays() })
  const two = await makeBookedOrder(app, {
    work_date: day,
    asset_category_id: one.order.asset_category_id,
  })
  const swapped = await arrange([
    { ...(await seen(one.order)), release: [await machineOf(one.order.id)], book: [onMachine(two.asset.id)] },
    { ...(await seen(two.order)), release: [await machineOf(two.order.id)], book: [onMachine(one.asset.id)] },
  ])
  expect(swapped.status, swapped.message).toBe(200)
  const machines = async () =>
    (await Promise.all([one, two].map(({ order }) => bookingsOf(order.id))))
      .flat()
      .flatMap(({ asset_id }) => asset_id ?? [])
  expect(await machines()).toEqual([two.asset.id, one.asset.id])
  const { rows } = await app.database.pool.query(
    `select part from activity_log where record_id = $1 and action = 'released' and reason = $2`,
    [one.order.id, `Replaced by ${two.label}`],
  )
  expect(rows).toEqual([{ part: one.label }])
  expect((await arrange(swapped.data.undo.orders)).status).toBe(200)
  expect(await machines()).toEqual([one.asset.id, two.asset.id])
})

test('a confirmed order gets another machine, and is not left without one', async () => {
  const { order, asset } = await makeBookedOrder(app, { work_date: nextDays() })
  await allocator.call(orderEndpoints.confirmOrder, { params: { id: order.id }, body: {} })
  const other = await makeAsset(app, { asset_category_id: order.asset_category_id })
  expect(await arrange([{ ...(await seen(order)), release: [await machineOf(order.id)] }])).toMatchObject({
    status: 409,
    message: `${order.order_no} is Confirmed and needs a machine. Tick machine to follow, or return the order to pending first.`,
  })
  const change = { release: [await machineOf(order.id)], book: [onMachine(other.id)] }
  const replaced = await arrange([{ ...(await seen(order)), ...change }])
  expect(replaced.data.orders[0]?.bookings.map(({ asset_id }) => asset_id)).toContain(other.id)
  const back = await arrange(replaced.data.undo.orders)
  expect(back.data.orders[0]?.bookings.map(({ asset_id }) => asset_id)).toContain(asset.id)
})

test('a confirmed order that is released goes back to pending in the same change, and is confirmed again by undoing it', async () => {
  const { order, asset } = await makeBookedOrder(app, { work_date: nextDays() })
  await allocator.call(orderEndpoints.confirmOrder, { params: { id: order.id }, body: {} })
  const release = [await machineOf(order.id)]
  expect(await arrange([{ ...(await seen(order)), release }])).toMatchObject({
    status: 409,
    errors: { 'orders.0.order_status': `${order.order_no} needs a machine.` },
  })
  const statusOf = async () => (await orderOf(order.id)).order_status
  const bookings = async () =>
    (await bookingsOf(order.id)).map(({ asset_id, certainty }) => [asset_id, certainty])
  const back = await arrange([{ ...(await seen(order)), release, order_status: 'Pending' }])
  expect([back.status, await statusOf(), await bookings()]).toEqual([200, 'Pending', [[null, 'pencilled']]])
  const again = await arrange(back.data.undo.orders)
  expect([again.status, await statusOf()]).toEqual([200, 'Confirmed'])
  expect(await bookings()).toEqual(
    expect.arrayContaining([
      [asset.id, 'confirmed'],
      [null, 'confirmed'],
    ]),
  )
  // Redone, and undone once more.
  const redone = await arrange(again.data.undo.orders)
  expect([redone.status, await statusOf(), await bookings()]).toEqual([200, 'Pending', [[null, 'pencilled']]])
})

test('an order that has started is not offered to go back to pending', async () => {
  const { order } = await makeBookedOrder(app, { work_date: nextDays() })
  await allocator.call(orderEndpoints.confirmOrder, { params: { id: order.id }, body: {} })
  const release = [await machineOf(order.id)]
  const releasing = async () => arrange([{ ...(await seen(order)), release }])
  expect((await releasing()).errors).toHaveProperty(['orders.0.order_status'])
  await app.database.pool.query(
    `update job_item set work_date = work_date - 400, starts_at = starts_at - interval '400 days',
      ends_at = ends_at - interval '400 days' where id = $1`,
    [order.id],
  )
  const { status, message, errors } = await releasing()
  expect([status, message]).toEqual([409, expect.stringContaining('is Confirmed and needs a machine')])
  expect(errors).toEqual({})
})

test('bookings are pencilled and made firm, and a soft reason asks for an override', async () => {
  const { order, asset, label } = await makeBookedOrder(app, { work_date: nextDays() })
  const machine = await machineOf(order.id)
  const pencil = await arrange([
    { ...(await seen(order)), certainty: [{ ...machine, certainty: 'pencilled' }] },
  ])
  expect(pencil.data.orders[0]?.bookings[0]?.certainty).toBe('pencilled')
  await app.database.pool.query(`update asset set rego_expires_on = '2026-12-01' where id = $1`, [asset.id])
  const firm = pencil.data.undo.orders
  expect(await arrange(firm)).toMatchObject({
    status: 409,
    message: `${label}: Registration expired on 1 Dec 2026.`,
    errors: { override: 'This can be overridden with a reason.' },
  })
  const override = { reason: 'Renewed today' }
  expect((await arrange(firm, { override })).data.orders[0]?.bookings[0]?.certainty).toBe('confirmed')
})

test('work that a driver has begun stays on its day', async () => {
  const { order } = await sentJob(app, nextDays())
  await app.database.pool.query(
    `update driver_job set status = 'En Route', started_at = $2, accepted_at = $2 where job_item_id = $1`,
    [order.id, order.starts_at],
  )
  expect(await arrange([{ ...(await seen(order)), work_date: addDays(day, 1) }])).toMatchObject({
    status: 409,
    message: 'Dan Okafor has started this order.',
  })
  expect((await orderOf(order.id)).work_date).toBe(day)
})

test('a driver keeps the accepted job when the order gets another day and machine, and one who is swapped reads why', async () => {
  const { order, driver } = await makeBookedOrder(app, { work_date: nextDays() })
  await allocator.call(orderEndpoints.confirmOrder, { params: { id: order.id }, body: {} })
  const jobs = async () =>
    (
      await app.database.pool.query(
        'select driver_id, status, cancel_reason from driver_job where job_item_id = $1 order by id',
        [order.id],
      )
    ).rows
  await app.database.pool.query(`update driver_job set status = 'Accepted' where job_item_id = $1`, [
    order.id,
  ])
  const other = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const moved = await arrange([
    {
      ...(await seen(order)),
      work_date: addDays(day, 1),
      release: [await machineOf(order.id)],
      book: [onMachine(other.id)],
    },
  ])
  expect(moved.status, moved.message).toBe(200)
  expect(await jobs()).toEqual([{ driver_id: driver.id, status: 'Accepted', cancel_reason: null }])

  const second = await qualifiedDriver(app)
  const [held] = (await bookingsOf(order.id)).filter(({ driver_id }) => driver_id === driver.id)
  const swapped = await arrange([
    {
      ...(await seen(order)),
      release: [{ id: held!.id, version: held!.version }],
      book: [{ asset_id: null, driver_id: second.id, attachment_id: null, certainty: 'confirmed' as const }],
    },
  ])
  expect(swapped.status, swapped.message).toBe(200)
  expect(await jobs()).toMatchObject([
    { driver_id: driver.id, status: 'Cancelled', cancel_reason: `Replaced by ${second.name}` },
    { driver_id: second.id, status: 'Sent' },
  ])
})
