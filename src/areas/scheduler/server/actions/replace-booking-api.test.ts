import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { bookedOrder, sentJob } from '#test/driver-jobs.ts'
import { driverOf } from '#test/driver-jobs.ts'
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
