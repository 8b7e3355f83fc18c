import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { plainDriverJob } from '#test/dockets.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrders } from '#test/orders.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()

test('sheet and tile agree on how far each driver is, and finished work stays on the sheet', async () => {
  const day = '2027-05-03'
  const orders = await makeOrders(app, 4, { work_date: day })
  const statuses = ['Accepted', 'En Route', 'Working', 'Closed']
  for (const [at, { id }] of orders.entries()) {
    await plainBooking(app, id, { asset_id: (await makeAsset(app)).id })
    const driver = await makeDriver(app)
    const sent = await plainDriverJob(app, id, driver.id)
    await app.database.pool.query(
      `update driver_job set status = $2::driver_job_status, accepted_at = sent_at where id = $1`,
      [sent, statuses[at]],
    )
  }
  const [first] = orders
  await app.database.pool.query(`update job_item set order_status = 'Confirmed' where work_date = $1`, [day])
  await app.database.pool.query(`update job_item set order_status = 'Invoiced' where id = $1`, [first!.id])
  const allocator = await app.as('allocator')
  const { data } = await allocator.call(calls.getHome, { query: { day } })
  expect(data.day_sheet?.count).toBe(4)
  expect(data.day_sheet?.rows.map(({ state }) => state).toSorted()).toEqual([
    'done',
    'done',
    'en_route',
    'working',
  ])
  expect(data.figures.find(({ key }) => key === 'day-unanswered')).toMatchObject({
    value: 0,
    caption: '4 yes, 0 no',
  })
  expect(data.figures.find(({ key }) => key === 'day-to-fill')).toMatchObject({ unit: 'of 4 orders' })
  const { data: listed } = await allocator.call(orderEndpoints.listOrders, {
    query: { from: day, to: day, order_status: 'Not Cancelled' },
  })
  expect(listed).toHaveLength(4)
})

test('an order whose driver may not work is under that heading alone', async () => {
  const day = '2027-05-10'
  const orders = await makeOrders(app, 2, { work_date: day })
  for (const { id } of orders) {
    await plainBooking(app, id, { asset_id: (await makeAsset(app)).id })
    await plainBooking(app, id, { driver_id: (await qualifiedDriver(app)).id })
  }
  const allocator = await app.as('allocator')
  const rows = async () => {
    const { data } = await allocator.call(calls.getHome, { query: { day } })
    const of = (key: string) => data.cards.find((one) => one.key === key)
    const links = (key: string) => of(key)?.items.map(({ link }) => link) ?? []
    return {
      stopped: links('bookings-stopped'),
      confirm: [of('orders-to-confirm')?.count, links('orders-to-confirm')],
      tile: data.figures.find(({ key }) => key === 'day-to-confirm'),
    }
  }
  const link = (at: number) => `/dashboard/work-orders/${orders[at]!.id}/edit`
  expect(await rows()).toMatchObject({
    stopped: [],
    confirm: [2, [link(0), link(1)]],
    tile: { value: 2, caption: 'Filled, not sent yet' },
  })
  await app.database.pool.query(
    `update driver set licence_expires_on = '2027-05-09'
     where id = (select driver_id from booking where job_item_id = $1 and driver_id is not null)`,
    [orders[0]!.id],
  )
  expect(await rows()).toMatchObject({
    stopped: [link(0)],
    confirm: [1, [link(1)]],
    tile: { value: 2, caption: '1 may not go out as booked' },
  })
})

test('an order that a check of its job keeps back says so instead of offering to confirm it', async () => {
  const day = '2027-05-17'
  const [order] = await makeOrders(app, 1, { work_date: day })
  await plainBooking(app, order!.id, { asset_id: (await makeAsset(app)).id })
  await plainBooking(app, order!.id, { driver_id: (await qualifiedDriver(app)).id })
  const allocator = await app.as('allocator')
  const { data: stored } = await allocator.call(orderEndpoints.getOrder, { params: { id: order!.id } })
  await allocator.call(jobEndpoints.raiseJobHold, { params: { id: stored.job_id }, body: { kind: 'swms' } })
  const { data } = await allocator.call(calls.getHome, { query: { day } })
  expect(data.cards.find(({ key }) => key === 'orders-to-confirm')?.items).toMatchObject([
    {
      reason: 'The job waits for: SWMS',
      action: { kind: 'open', to: `/dashboard/jobs/${stored.job_id}/edit` },
    },
  ])
})

test('each figure of an administrator says which days it covers, and what is to fill follows the choice', async () => {
  const administrator = await app.as('administrator')
  const figuresFor = async (period?: 'today' | 'year') =>
    Object.fromEntries(
      (await administrator.call(calls.getHome, { query: { period } })).data.figures.map((figure) => [
        figure.key,
        figure,
      ]),
    )
  const [week, today] = [await figuresFor(), await figuresFor('today')]
  for (const key of ['invoiced', 'orders', 'to-fill']) {
    expect([key, week[key]?.caption]).toEqual([key, expect.stringMatching(/^This week/)])
    expect([key, today[key]?.caption]).toEqual([key, expect.stringMatching(/^Today/)])
  }
  for (const key of ['overdue', 'to-invoice', 'dockets'])
    expect([key, week[key]?.caption]).toEqual([key, expect.stringMatching(/^Now/)])
  expect(week['to-fill']?.link).toContain('from=2026-11-20&to=2026-11-22&unallocated=1')
  await makeOrders(app, 1, { work_date: '2026-12-29' })
  expect((await figuresFor())['to-fill']?.value).toBe(week['to-fill']?.value)
  expect((await figuresFor('year'))['to-fill']?.value).toBeGreaterThan(week['to-fill']?.value ?? 0)
})

test('an order that broke down is none of those to fill or filled', async () => {
  const day = '2027-05-24'
  const orders = await makeOrders(app, 3, { work_date: day })
  await app.database.pool.query(`update job_item set order_status = 'Broke Down' where id = $1`, [
    orders[0]!.id,
  ])
  const allocator = await app.as('allocator')
  const { data } = await allocator.call(calls.getHome, { query: { day } })
  expect(data.figures.find(({ key }) => key === 'day-to-fill')).toMatchObject({
    value: 2,
    unit: 'of 2 orders',
    caption: '0 filled',
    bars: [{ filled: 0, count: 2 }],
  })
  expect(data.day_sheet?.count).toBe(3)
})

test('a driver to be replaced is not counted among those who have not answered', async () => {
  const day = '2027-05-31'
  const orders = await makeOrders(app, 2, { work_date: day })
  for (const { id } of orders) {
    await plainBooking(app, id, { asset_id: (await makeAsset(app)).id })
    const driver = await qualifiedDriver(app)
    await plainDriverJob(app, id, driver.id)
  }
  await app.database.pool.query(
    `update driver set licence_expires_on = '2027-05-30'
     where id = (select driver_id from booking where job_item_id = $1 and driver_id is not null)`,
    [orders[0]!.id],
  )
  const allocator = await app.as('allocator')
  const { data } = await allocator.call(calls.getHome, { query: { day } })
  const link = `/allocator?all=drivers-unanswered&day=${day}`
  expect(data.figures.find(({ key }) => key === 'day-unanswered')).toMatchObject({
    label: 'Driver jobs',
    value: 1,
    caption: '0 yes, 0 no, 1 to replace',
    link,
  })
  expect(data.cards.find(({ key }) => key === 'drivers-unanswered')).toMatchObject({ count: 1, link: null })
})
