import { beforeEach, expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { requirementEndpoints } from '#areas/work-orders/contract/requirement-endpoints.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { plainDriverJob } from '#test/dockets.ts'
import { office } from '#test/driver-jobs.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { homeCards } from '#test/home-cards.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrder, makeOrders } from '#test/orders.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { card } = homeCards(app)
const today = '2026-11-20'

beforeEach(() => app.clock.set(testStart))

const home = async () => (await (await app.as('allocator')).call(calls.getHome, { query: {} })).data
const proposed = async () => (await home()).day_sheet?.date

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

test('who may not work is looked for from today to the next day with work', async () => {
  await makeOrder(app, { work_date: today })
  expect(await proposed()).toBe(today)
  expect((await card('safety', 'may-not-work')).title).toBe('May not work, today to Mon 23 Nov')
})

test('when tomorrow is empty the next day with orders is planned', async () => {
  // None of the orders above are on these days.
  app.clock.set('2026-12-04T06:00:00+11:00')
  expect((await home()).day_sheet).toMatchObject({ date: '2026-12-05', count: 0, rows: [] })
  await makeOrders(app, 1, { work_date: '2026-12-21' })
  expect((await home()).day_sheet).toMatchObject({ date: '2026-12-21', count: 1 })
  await makeOrders(app, 2, { work_date: '2026-12-07' })
  await makeOrders(app, 1, { work_date: '2026-12-08' })
  const { day_sheet, figures } = await home()
  expect(day_sheet).toMatchObject({
    date: '2026-12-07',
    count: 2,
    link: '/dashboard/work-orders?sort=work_date&order_status=Not+Cancelled&from=2026-12-07&to=2026-12-07',
  })
  expect(figures.slice(0, 2)).toMatchObject([
    { key: 'day-to-fill', value: 2, unit: 'of 2 orders' },
    { key: 'day-to-confirm', value: 0, caption: 'None on Mon 7 Dec' },
  ])
})

test('today is shown while it has an order to fill or a machine off the road', async () => {
  app.clock.set('2026-12-11T06:00:00+11:00')
  await makeOrders(app, 1, { work_date: '2026-12-14' })
  expect(await proposed()).toBe('2026-12-14')
  const [order] = await makeOrders(app, 1, { work_date: '2026-12-11', needs_driver: 0 })
  if (!order) throw new Error('No order was made.')
  expect(await proposed()).toBe('2026-12-11')
  const asset = await makeAsset(app, { asset_category_id: order.asset_category_id })
  await app.platform.write(office, (change) =>
    bookOrder(change, order.id, { asset_id: asset.id, certainty: 'confirmed', override: { reason: 'Test' } }),
  )
  expect(await proposed()).toBe('2026-12-14')
  const allocator = await app.as('allocator')
  const params = { id: asset.id }
  await allocator.call(resourceEndpoints.takeOffRoad, { params, body: { reason: 'Hose leaks' } })
  expect(await proposed()).toBe('2026-12-11')
  await allocator.call(resourceEndpoints.putBackOnRoad, { params, body: {} })
  expect(await proposed()).toBe('2026-12-14')
})

/** Holds the job of an order, or lets it go on. */
const setHold = (order_id: number, isHeld: boolean) =>
  app.database.pool.query(
    `update job set status = case when $2 then 'On Hold' else status_before_hold end,
       status_before_hold = case when $2 then status end, hold_reason = case when $2 then 'Rain' end
     where id = (select job_id from job_item where id = $1)`,
    [order_id, isHeld],
  )

test('the day sheet marks machines that cannot go out, and nobody is called about a job on hold', async () => {
  const allocator = await app.as('allocator')
  const day = '2027-01-18'
  const on = async () => (await allocator.call(calls.getHome, { query: { day } })).data
  const order = await makeOrder(app, { work_date: day })
  const of = { asset_category_id: order.asset_category_id }
  const [leaks, expired] = [
    await makeAsset(app, { ...of, fleet_no: 'EX-91' }),
    await makeAsset(app, { ...of, fleet_no: 'EX-92', rego_expires_on: '2027-01-17' }),
  ]
  const driver = await makeDriver(app)
  for (const { id } of [leaks, expired]) await plainBooking(app, order.id, { asset_id: id })
  const sent = await plainDriverJob(app, order.id, driver.id)
  const row = async () => (await on()).day_sheet?.rows[0]
  expect(await row()).toMatchObject({
    machine_stop: expect.stringMatching(/^EX-92 .*: Registration expired on 17 Jan 2027/),
    state: 'waiting',
  })
  const params = { id: leaks.id }
  await allocator.call(resourceEndpoints.takeOffRoad, { params, body: { reason: 'Hose leaks' } })
  expect(await row()).toMatchObject({
    machine_stop: expect.stringMatching(
      /^EX-91 is off road · .*EX-92 .*: Registration expired on 17 Jan 2027/,
    ),
  })

  const sentLink = `/dashboard/driver_jobs/${sent}/edit`
  const toCall = async () => {
    const { figures } = await on()
    const { items } = await card('allocator', 'drivers-unanswered')
    return [
      figures.find(({ key }) => key === 'day-unanswered')?.caption,
      items.flatMap(({ link }) => (link === sentLink ? [link] : [])),
    ]
  }
  expect(await toCall()).toEqual(['0 yes, 0 no, 1 to replace', [sentLink]])
  await setHold(order.id, true)
  expect(await row()).toMatchObject({ state: 'on_hold' })
  expect(await toCall()).toEqual(['0 yes, 0 no', []])
  await setHold(order.id, false)
  expect((await toCall())[0]).toBe('0 yes, 0 no, 1 to replace')
})

test('nothing is to fill on a job on hold: not on the home, in the lists or on the job', async () => {
  const allocator = await app.as('allocator')
  const day = '2027-03-01'
  const order = await makeOrder(app, { work_date: day })
  const { data: stored } = await allocator.call(orderEndpoints.getOrder, { params: { id: order.id } })
  const query = { from: day, to: day }
  const counts = async () => {
    const [home, orders, lacking, job, requirements] = await Promise.all([
      allocator.call(calls.getHome, { query: { day } }),
      allocator.call(orderEndpoints.listOrders, { query: { ...query, unallocated: '1' } }),
      allocator.call(orderEndpoints.sumOrders, { query }),
      allocator.call(jobEndpoints.getJob, { params: { id: stored.job_id } }),
      allocator.call(requirementEndpoints.listJobRequirements, {
        query: { job_id: stored.job_id },
      }),
    ])
    const toFill = home.data.figures.find(({ key }) => key === 'day-to-fill')
    const requirement = requirements.data.find(({ id }) => id === stored.job_requirement_id)
    return {
      home: [toFill?.value, toFill?.bars[0]?.filled, home.data.day_sheet?.rows[0]?.state],
      orders: [orders.data.length, lacking.data.without_asset, requirement?.unfilled_orders],
      isJobToFill: job.data.unfilled_orders > 0,
    }
  }
  expect(await counts()).toEqual({ home: [1, 0, 'to_fill'], orders: [1, 1, 1], isJobToFill: true })
  await setHold(order.id, true)
  expect(await counts()).toEqual({ home: [0, 1, 'on_hold'], orders: [0, 0, 0], isJobToFill: false })
  await setHold(order.id, false)
})

test('the day sheet on paper has the whole day with sites, and phones only for those who see every driver', async () => {
  const day = '2027-04-05'
  expect((await app.visitor.request('GET', `/api/day-sheet?day=${day}`)).status).toBe(401)
  const allocator = await app.as('allocator')
  expect((await allocator.request('GET', '/api/day-sheet?day=soon')).status).toBe(422)
  const [first, second] = await makeOrders(app, 2, { work_date: day })
  const { id: driver_id } = await makeDriver(app, { name: 'Lou Paper', mobile: '0455500123' })
  await plainBooking(app, first!.id, { asset_id: (await makeAsset(app, { fleet_no: 'EX-97' })).id })
  await plainBooking(app, first!.id, { driver_id })
  const { data } = await allocator.call(calls.getPrintedDay, { query: { day } })
  expect([data.date, data.count, data.rows.map(({ id }) => id)]).toEqual([day, 2, [first!.id, second!.id]])
  expect(data.rows).toMatchObject([
    { end_time: '15:00', machine: 'EX-97', driver: 'Lou Paper', phone: '0455 500 123', state: 'to_confirm' },
    { driver: null, phone: null, state: 'to_fill', site: expect.any(String) },
  ])
  for (const name of ['driver', 'subcontractor'] as const) {
    const own = await (await app.as(name)).call(calls.getPrintedDay, { query: { day } })
    expect([name, own.data]).toEqual([name, { date: day, count: 0, rows: [] }])
  }
})

test('a chosen day drives figures, rows and sheet, and an invalid one is refused', async () => {
  const allocator = await app.as('allocator')
  expect((await allocator.request('GET', '/api/home?day=soon')).status).toBe(422)
  const [one, other] = await makeOrders(app, 2, { work_date: '2027-02-01' })
  const [later] = await makeOrders(app, 1, { work_date: '2027-02-02' })
  if (!one || !other || !later) throw new Error('No orders were made.')
  const on = async (day: string) => (await allocator.call(calls.getHome, { query: { day } })).data
  const chosen = await on('2027-02-01')
  const [toFill] = chosen.figures
  const card = chosen.cards.find(({ key }) => key === 'orders-unfilled')
  expect([toFill?.value, card?.count, chosen.day_sheet?.count, chosen.day_sheet?.date]).toEqual([
    2,
    2,
    2,
    '2027-02-01',
  ])
  expect(card).toMatchObject({
    link: '/dashboard/work-orders?sort=work_date&from=2027-02-01&to=2027-02-01&unallocated=1',
    items: [{ when: '7:00 am' }, { when: '7:00 am' }],
  })
  expect((await on('2027-02-02')).figures[0]?.value).toBe(1)
  expect(chosen.days?.map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})

test('without the right to driver jobs a day says nothing of what was sent', async () => {
  const day = '2027-03-01'
  const order = await makeOrder(app, { work_date: day })
  await plainBooking(app, order.id, { asset_id: (await makeAsset(app)).id })
  await plainBooking(app, order.id, { driver_id: (await makeDriver(app)).id })
  const allocator = await app.as('allocator')
  const state = async () =>
    (await allocator.call(calls.getPrintedDay, { query: { day } })).data.rows.find(
      ({ id }) => id === order.id,
    )?.state
  expect(await state()).toBe('to_confirm')
  const owner = await app.database.owner()
  await owner.query(`insert into role_permission (user_role_id, permission, scope)
    select id, 'driver-jobs:read', 'none' from user_role where is_system and user_type = 3`)
  expect(await state()).toBeNull()
})
