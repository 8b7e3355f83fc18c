import { beforeEach, expect, test } from 'vitest'
import { testApp, testStart } from '#test/app.ts'
import { plainDriverJob } from '#test/dockets.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { homeCards } from '#test/home-cards.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrder } from '#test/orders.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { card } = homeCards(app)
const today = '2026-11-20'

beforeEach(() => app.clock.set(testStart))

const proposed = async () => {
  const { data } = await (await app.as('allocator')).call(calls.getHome, { query: {} })
  return data.day_sheet?.date
}

test('the allocator plans today while work of today that has not ended lacks something', async () => {
  await makeOrder(app, { work_date: '2026-11-23' })
  expect(await proposed()).toBe('2026-11-23')
  await makeOrder(app, { work_date: today, start_time: '07:00' })
  expect(await proposed()).toBe(today)
  app.clock.set('2026-11-20T14:59:00+11:00')
  expect(await proposed()).toBe(today)
  app.clock.set('2026-11-20T15:01:00+11:00')
  expect(await proposed()).toBe('2026-11-23')
})

test('a job that nobody answered holds the allocator on today until its work is over', async () => {
  const order = await makeOrder(app, { work_date: today, start_time: '16:00', hours: 2 })
  const { id: driver_id } = await makeDriver(app)
  await plainBooking(app, order.id, { asset_id: (await makeAsset(app)).id })
  await plainDriverJob(app, order.id, driver_id)
  app.clock.set('2026-11-20T17:59:00+11:00')
  expect(await proposed()).toBe(today)
  app.clock.set('2026-11-20T18:01:00+11:00')
  expect(await proposed()).toBe('2026-11-23')
})

test('who cannot work is about the next day with work, even while today needs the allocator', async () => {
  await makeOrder(app, { work_date: today })
  expect(await proposed()).toBe(today)
  expect((await card('safety', 'may-not-work')).title).toBe('Who cannot work Mon 23 Nov')
})
