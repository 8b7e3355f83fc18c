import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { jobEndpoints as jobs } from '#areas/jobs/contract/endpoints.ts'
import { orderEndpoints as orders } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { newJob } from '#test/jobs.ts'
import { listenToNotices } from '#test/live.ts'
import { addRequiredDocuments } from '#test/orders.ts'
import { newOrder } from '#test/work-orders.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const held = 'The job is on hold. Resume it before booking.'
const draft = 'The job is a draft. Pencil it, or choose “Mark as pending” on the job first.'

/** An order of a new job in the status, with a machine that could do it. */
async function orderOf(status: 'Draft' | 'Confirmed') {
  const job = await newJob(app, { status: 'Draft' })
  if (status !== 'Draft')
    for (const step of [jobs.submitJob, jobs.confirmJob])
      await allocator.call(step, { params: { id: job.id }, body: {} })
  const order = await newOrder(app, { job_id: job.id })
  const asset = await makeAsset(app, { asset_category_id: order.asset_category_id })
  return { job_id: job.id, order, asset }
}
const book = (id: number, body: object) => allocator.call(calls.bookOrder, { params: { id }, body })
const hold = (id: number) => allocator.call(jobs.holdJob, { params: { id }, body: { reason: 'Soil test' } })
const resume = (id: number) => allocator.call(jobs.resumeJob, { params: { id }, body: {} })
const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data

test('a draft accepts pencil, and is booked firmly once submitted', async () => {
  const { job_id, order, asset } = await orderOf('Draft')
  expect(await book(order.id, { asset_id: asset.id })).toMatchObject({ status: 409, message: draft })
  const pencilled = await book(order.id, { asset_id: asset.id, certainty: 'pencilled' })
  expect(pencilled.status, pencilled.text).toBe(200)
  const params = { id: pencilled.data[0]!.id }
  expect(await allocator.call(calls.confirmBooking, { params, body: {} })).toMatchObject({
    status: 409,
    message: draft,
  })
  await allocator.call(jobs.submitJob, { params: { id: job_id }, body: {} })
  expect((await allocator.call(calls.confirmBooking, { params, body: {} })).data.certainty).toBe('confirmed')
})

test('a job on hold accepts no bookings; existing ones stay, or are released', async () => {
  const { job_id, order, asset } = await orderOf('Confirmed')
  const driver = await makeDriver(app)
  await addRequiredDocuments(app, 'driver', driver.id)
  await book(order.id, { asset_id: asset.id, certainty: 'pencilled' })
  expect((await hold(job_id)).status).toBe(200)
  const [machine] = await bookings(order.id)
  const params = { id: machine!.id }
  for (const certainty of ['pencilled', 'confirmed'])
    expect(await book(order.id, { driver_id: driver.id, certainty })).toMatchObject({
      status: 409,
      message: held,
    })
  expect(await allocator.call(calls.confirmBooking, { params, body: {} })).toMatchObject({
    status: 409,
    message: held,
  })
  const confirm = () => allocator.call(orders.confirmOrder, { params: { id: order.id }, body: {} })
  expect(await confirm()).toMatchObject({ status: 409, message: 'The job is on hold.' })
  expect(await bookings(order.id)).toMatchObject([{ asset_id: asset.id, certainty: 'pencilled' }])
  // Repeated days are planned, and previous bookings are named.
  const repeated = await allocator.call(orders.duplicateOrder, {
    params: { id: order.id },
    body: { dates: ['2026-11-25'], copyAllocations: 1 },
  })
  expect(repeated.data).toMatchObject([{ result: 'created without allocation', reason: held }])
  const released = await allocator.call(calls.releaseBooking, {
    params,
    body: { reason: 'Wanted elsewhere' },
  })
  expect(released.status, released.text).toBe(200)
  expect((await resume(job_id)).status).toBe(200)
  expect((await book(order.id, { asset_id: asset.id, driver_id: driver.id })).status).toBe(200)
  expect((await confirm()).status).toBe(200)
})

test('on a finished job nothing is booked, pencilled or released', async () => {
  const { job_id, order, asset } = await orderOf('Confirmed')
  const [booked] = (await book(order.id, { asset_id: asset.id })).data
  await app.database.pool.query(`update job set status = 'Completed' where id = $1`, [job_id])
  const params = { id: booked!.id }
  const refused = { status: 409, message: 'The job is completed.' }
  const driver = await makeDriver(app)
  expect(await book(order.id, { driver_id: driver.id })).toMatchObject(refused)
  expect(await allocator.call(calls.unconfirmBooking, { params, body: {} })).toMatchObject(refused)
  expect(await allocator.call(calls.releaseBooking, { params, body: { reason: 'Late' } })).toMatchObject(
    refused,
  )
})

test('a booking made while the job is being put on hold waits for that, and is refused', async () => {
  const { job_id, order, asset } = await orderOf('Confirmed')
  const client = await app.database.pool.connect()
  await client.query('begin')
  await client.query(
    `update job set status = 'On Hold', status_before_hold = 'Confirmed', hold_reason = 'Soil test' where id = $1`,
    [job_id],
  )
  const booking = book(order.id, { asset_id: asset.id })
  const first = await Promise.race([booking, setTimeout(300, 'still waiting')])
  await client.query('commit')
  client.release()
  expect(first).toBe('still waiting')
  expect(await booking).toMatchObject({ status: 409, message: held })
  expect(await bookings(order.id)).toEqual([])
})

test('screens with a job’s orders are notified of each of its status changes', async () => {
  const { job_id } = await orderOf('Draft')
  const { heard, stop } = await listenToNotices(app)
  const asked = { params: { id: job_id }, body: {} }
  const steps = [
    () => allocator.call(jobs.submitJob, asked),
    () => allocator.call(jobs.confirmJob, asked),
    () => hold(job_id),
    () => resume(job_id),
  ]
  for (const take of steps) {
    heard.length = 0
    expect((await take()).status).toBe(200)
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'job_item', id: job_id }))
  }
  await stop()
})

test('the screen shows which machine an order cannot spare, and which accompanies it', async () => {
  const { order, asset } = await orderOf('Confirmed')
  const category = await makeCategory(app, { asset_group: 'trailer' })
  const trailer = await makeAsset(app, { asset_category_id: category.id })
  const driver = await makeDriver(app)
  await addRequiredDocuments(app, 'driver', driver.id)
  await book(order.id, { asset_id: asset.id, driver_id: driver.id })
  await book(order.id, { asset_id: trailer.id })
  expect((await bookings(order.id)).map(({ asset_id, is_main }) => [asset_id, is_main])).toEqual([
    [asset.id, 1],
    [trailer.id, 0],
    [null, 0],
  ])
})
