import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { bookedOrder, sentJob } from '#test/driver-jobs.ts'
import { driverOf } from '#test/driver-jobs.ts'
import { makeAsset, makeAttachment, makeCategory } from '#test/fleet.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const allocator = await app.as('allocator')

const bookingsOf = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const driverBooking = async (id: number) =>
  (await bookingsOf(id)).find(({ driver_id }) => driver_id !== null)!

const other = await driverOf(app, await app.as('otherDriver'))
const replace = (order_id: number, instead_of: number) =>
  allocator.call(calls.bookOrder, {
    params: { id: order_id },
    body: { driver_id: other, instead_of, override: { reason: 'Test' } },
  })

test('a booking of another order is not found, and nothing changes', async () => {
  const mine = await sentJob(app, '2026-11-24')
  const theirs = await bookedOrder(app, '2026-11-25')
  const { id } = await driverBooking(theirs.order.id)
  expect((await replace(mine.order.id, id)).status).toBe(404)
  const query = { instead_of: id }
  const asked = await allocator.call(calls.availableDrivers, { params: { id: mine.order.id }, query })
  expect(asked.status).toBe(404)
  expect((await driverBooking(mine.order.id)).driver).toBe('Dan Okafor')
})

/** A confirmed order with a machine, a driver and an attachment. */
async function confirmedOrder(work_date: string) {
  const { order, asset, driver } = await makeBookedOrder(app, { work_date })
  const params = { id: order.id }
  const attachment = await makeAttachment(app, { compatible_category_ids: [order.asset_category_id] })
  await allocator.call(calls.bookOrder, { params, body: { attachment_id: attachment.id } })
  expect((await allocator.call(orderEndpoints.confirmOrder, { params, body: {} })).status).toBe(200)
  const [machine, attached, driving] = await bookingsOf(order.id)
  const book = (body: object) => allocator.call(calls.bookOrder, { params, body: { ...body, override } })
  const entries = async () =>
    (
      await allocator.call(activityLogEndpoints.recordHistory, {
        params: { record_type: 'job_item', record_id: order.id },
        query: {},
      })
    ).data.entries.length
  return {
    order,
    asset,
    driver,
    attachment,
    machine: machine!,
    attached: attached!,
    driving: driving!,
    book,
    entries,
  }
}

const override = { reason: 'Test' }
const idsOf = async (id: number) => (await bookingsOf(id)).map((booking) => booking.id)

test('a machine is replaced only by a machine, a driver by a driver, an attachment by an attachment', async () => {
  const { order, machine, attached, driving, book } = await confirmedOrder('2026-12-01')
  const before = await idsOf(order.id)
  const asset_id = (await makeAsset(app, { asset_category_id: order.asset_category_id })).id
  const ofOther = (words: string) => ({ status: 422, errors: { instead_of: words } })
  const machines = ofOther('Replace a machine with another machine.')
  expect(await book({ driver_id: other, instead_of: machine.id })).toMatchObject(machines)
  expect(await book({ attachment_id: (await makeAttachment(app)).id, instead_of: machine.id })).toMatchObject(
    machines,
  )
  expect(await book({ asset_id, instead_of: driving.id })).toMatchObject(
    ofOther('Replace a driver with another driver.'),
  )
  expect(await book({ asset_id, instead_of: attached.id })).toMatchObject(
    ofOther('Replace an attachment with another attachment.'),
  )
  expect(await idsOf(order.id)).toEqual(before)
})

test('nothing is replaced by itself or by what the order already has', async () => {
  const { order, asset, machine, book, entries } = await confirmedOrder('2026-12-02')
  const second = await makeAsset(app, { asset_category_id: order.asset_category_id })
  expect((await book({ asset_id: second.id })).status).toBe(409)
  const trailers = await makeCategory(app, { asset_group: 'trailer' })
  const trailer = await makeAsset(app, { asset_category_id: trailers.id })
  expect((await book({ asset_id: trailer.id })).status).toBe(200)
  const [before, logged] = [await idsOf(order.id), await entries()]
  for (const { id, fleet_no, name } of [trailer, asset])
    expect(await book({ asset_id: id, driver_id: other, instead_of: machine.id })).toMatchObject({
      status: 409,
      message: `${fleet_no} ${name} is already booked on this order.`,
    })
  expect([await idsOf(order.id), await entries()]).toEqual([before, logged])
})

test('a confirmed order keeps a machine that does the work, whatever accompanies it', async () => {
  const { order, machine, book } = await confirmedOrder('2026-12-03')
  const trailers = await makeCategory(app, { asset_group: 'trailer' })
  const trailer = await makeAsset(app, { asset_category_id: trailers.id })
  const before = await idsOf(order.id)
  expect(await book({ asset_id: trailer.id, instead_of: machine.id })).toMatchObject({
    status: 409,
    message: `${order.order_no} is Confirmed and needs a machine. Tick machine to follow, or return the order to pending first.`,
  })
  expect(await idsOf(order.id)).toEqual(before)
  const second = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const { data } = await book({ asset_id: second.id, instead_of: machine.id })
  // The attachment stays on, with the other machine.
  expect(data.map(({ asset_id, attachment_id }) => asset_id ?? attachment_id)).toHaveLength(3)
  expect(data.flatMap(({ asset_id }) => asset_id ?? [])).toEqual([second.id])
})

test('a driver of a confirmed order is replaced in one change, and their job goes to the other', async () => {
  const { order, id: job_id } = await sentJob(app, '2026-11-26')
  const booked = await driverBooking(order.id)
  const reasonsFor = async (query: { instead_of?: number }) => {
    const { data } = await allocator.call(calls.availableDrivers, { params: { id: order.id }, query })
    return data.find(({ id }) => id === other)?.reasons.map(({ code }) => code) ?? []
  }
  expect(await reasonsFor({})).toContain('full')
  expect(await reasonsFor({ instead_of: booked.id })).not.toContain('full')

  const { status, text, data } = await replace(order.id, booked.id)
  expect(status, text).toBe(200)
  expect(data.flatMap(({ driver }) => driver ?? [])).toEqual(['Deb Quill'])
  const jobs = (await allocator.call(driverJobEndpoints.listDriverJobs, { query: { job_item_id: order.id } }))
    .data
  expect(jobs.find(({ id }) => id === job_id)?.status).toBe('Cancelled')
  expect(jobs.find(({ driver_id }) => driver_id === other)?.status).toBe('Sent')
  const history = await allocator.call(activityLogEndpoints.recordHistory, {
    params: { record_type: 'job_item', record_id: order.id },
    query: {},
  })
  expect(history.data.entries.slice(0, 2).map(({ action, part, reason }) => [action, part, reason])).toEqual([
    ['booked', 'Deb Quill', 'Test'],
    ['released', 'Dan Okafor', 'Replaced by Deb Quill'],
  ])
})
