import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { breakDownOrder, confirmOrder } from '#areas/work-orders/server/index.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { homeCards } from '#test/home-cards.ts'
import { makeOrders } from '#test/orders.ts'
import type { PersonName } from '#test/people.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const office = { ...system, grants: effectiveGrants(1) }

const homeOf = async (name: PersonName, day?: string) =>
  (await (await app.as(name)).call(calls.getHome, { query: { day } })).data
const cardOf = async (name: PersonName, key: string, day?: string) =>
  (await homeOf(name, day)).cards.find((card) => card.key === key)
const { card: wholeCard } = homeCards(app)
const figuresOf = async (name: PersonName, day?: string) =>
  Object.fromEntries((await homeOf(name, day)).figures.map((figure) => [figure.key, figure]))
const book = (order_id: number, what: { asset_id?: number; driver_id?: number }) =>
  app.platform.write(office, (change) =>
    bookOrder(change, order_id, { ...what, certainty: 'confirmed', override: { reason: 'Test' } }),
  )

test('a driver sees no unfilled orders, no quotes and no one else’s orders', async () => {
  await makeOrders(app, 1, { work_date: '2026-11-20', start_time: '09:00' })
  for (const key of ['orders-unfilled', 'orders-off-road', 'quotes-expiring', 'quotes-accepted'])
    expect(await cardOf('driver', key)).toBeUndefined()
  expect(await cardOf('driver', 'day')).toMatchObject({ count: 0, items: [] })
  expect((await homeOf('driver')).day_sheet).toBe(null)
})

test('who may not work is hidden from people limited to their own bookings, whichever way they ask', async () => {
  for (const name of ['driver', 'subcontractor', 'safety', 'sales'] as const) {
    const asked = await (await app.as(name)).request('GET', '/api/home-cards/bookings-stopped')
    expect([name, asked.status]).toEqual([name, 404])
  }
})

test('an order is unfilled until it has its asset and its driver; dry hire needs no driver', async () => {
  const count = async () => (await wholeCard('administrator', 'orders-unfilled')).count
  const before = await count()
  const [wet] = await makeOrders(app, 1, { work_date: '2026-11-24' })
  const [dry] = await makeOrders(app, 1, { work_date: '2026-11-25', needs_driver: 0 })
  await makeOrders(app, 1, { work_date: '2026-11-19' }) // over
  if (!wet || !dry) throw new Error('No orders were made.')
  expect(await count()).toBe(before + 2)
  await book(wet.id, { asset_id: (await makeAsset(app)).id })
  await book(dry.id, { asset_id: (await makeAsset(app)).id })
  expect(await count()).toBe(before + 1)
  expect((await wholeCard('administrator', 'orders-unfilled')).items.at(-1)).toMatchObject({
    reason: 'No driver',
    action: { verb: 'Fill', to: `/dashboard/work-orders/${wet.id}/edit` },
  })
  await book(wet.id, { driver_id: (await makeDriver(app)).id })
  expect(await count()).toBe(before)
})

test('a booked machine that goes off road shows in the list, on its order and at home until the order has another', async () => {
  const [order] = await makeOrders(app, 1, { work_date: '2026-11-26', needs_driver: 0 })
  if (!order) throw new Error('No order was made.')
  const asset = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const second = await makeAsset(app, { asset_category_id: order.asset_category_id })
  await book(order.id, { asset_id: asset.id })
  await app.platform.write(office, (change) => confirmOrder(change, order.id, {}))
  await plainBooking(app, order.id, { asset_id: second.id })
  const allocator = await app.as('allocator')
  const listed = async () =>
    (await allocator.call(orderEndpoints.listOrders, { query: { off_road: '1' } })).data.map(({ id }) => id)
  expect(await listed()).not.toContain(order.id)
  const params = { id: asset.id }
  await allocator.call(resourceEndpoints.takeOffRoad, { params, body: { reason: 'Hose leaks' } })
  expect(await listed()).toContain(order.id)
  const read = async () =>
    (await allocator.call(orderEndpoints.getOrder, { params: { id: order.id } })).data.off_road
  expect(await read()).toBe(`${asset.fleet_no} is off road`)
  expect((await cardOf('administrator', 'orders-off-road'))?.items.at(-1)).toMatchObject({
    reason: `${asset.fleet_no} is off road`,
    action: { verb: 'Swap', to: `/dashboard/work-orders/${order.id}/edit?replace=asset` },
  })
  const move = (status: string) =>
    app.database.pool.query('update asset set status = $2 where id = $1', [second.id, status])
  await move('in_workshop')
  expect(await read()).toBe(`${asset.fleet_no} is off road, ${second.fleet_no} is in the workshop`)
  await move('available')
  // Finished work stays finished, whatever the machine's state.
  app.clock.set('2026-11-27T06:00:00+11:00')
  expect(await read()).toBe(null)
  app.clock.set(testStart)
  await allocator.call(resourceEndpoints.putBackOnRoad, { params, body: {} })
  expect(await listed()).not.toContain(order.id)
})

test('tomorrow is shown in figures, and by who works where', async () => {
  const [first, second] = await makeOrders(app, 2, { work_date: '2026-11-21' })
  if (!first || !second) throw new Error('No orders were made.')
  const asset = await makeAsset(app)
  const driver = await makeDriver(app)
  await book(first.id, { asset_id: asset.id, driver_id: driver.id })
  const figures = await figuresOf('allocator', '2026-11-21')
  expect(figures['day-to-fill']).toMatchObject({
    value: 1,
    unit: 'of 2 orders',
    caption: '1 filled',
    link: '/dashboard/work-orders?sort=work_date&from=2026-11-21&to=2026-11-21&unallocated=1',
  })
  expect(figures['day-to-confirm']).toMatchObject({
    value: 1,
    unit: 'order',
    caption: 'Filled, not sent yet',
  })
  const { day_sheet } = await homeOf('allocator', '2026-11-21')
  expect(day_sheet).toMatchObject({ date: '2026-11-21', count: 2 })
  expect(
    day_sheet?.rows.map(({ id, machine, model, driver: who, state }) => [id, machine, model, who, state]),
  ).toEqual([
    [first.id, asset.fleet_no, asset.name, driver.name, 'to_confirm'],
    [second.id, expect.any(String), null, null, 'to_fill'],
  ])
})

test('the day sheet says which machine broke down, and that dry hire needs no driver', async () => {
  const day = '2026-11-28'
  const [order, dry] = await makeOrders(app, 2, { work_date: day })
  const [asset, driver] = [await makeAsset(app), await makeDriver(app)]
  await book(order!.id, { asset_id: asset.id, driver_id: driver.id })
  await app.platform.write(office, async (change) => {
    await confirmOrder(change, order!.id, { override: { reason: 'Test' } })
    await breakDownOrder(change, order!.id, { reason: 'Hose' })
  })
  await app.database.pool.query('update job_item set needs_driver = false where id = $1', [dry!.id])
  const { day_sheet } = await homeOf('allocator', day)
  expect(day_sheet?.rows.find(({ id }) => id === order!.id)).toMatchObject({
    machine: asset.fleet_no,
    driver: driver.name,
    state: 'broke_down',
  })
  expect(day_sheet?.rows.find(({ id }) => id === dry!.id)).toMatchObject({ driver: null, needs_driver: 0 })
})

test('who is booked but may not work is named with the order, and whoever plans no day sees today too', async () => {
  const key = 'bookings-stopped'
  const [order] = await makeOrders(app, 1, { work_date: '2026-11-21', start_time: '17:00', hours: 4 })
  const [late] = await makeOrders(app, 1, { work_date: '2026-11-20', start_time: '20:00', hours: 6 })
  const driver = await makeDriver(app, { name: 'Lee Ending' })
  const asset = await makeAsset(app, { fleet_no: 'END-01', name: 'Tipper' })
  await book(order!.id, { asset_id: asset.id, driver_id: driver.id })
  await book(late!.id, { driver_id: driver.id })
  expect(await cardOf('allocator', key, '2026-11-21')).toMatchObject({ count: 0 })
  const expire = (day: string) =>
    app.database.pool.query(
      `with d as (update driver set licence_expires_on = $2 where id = $1)
       update asset set rego_expires_on = $2 where id = $3`,
      [driver.id, day, asset.id],
    )
  const replace = (kind: string) => ({
    verb: 'Replace',
    to: `/dashboard/work-orders/${order!.id}/edit?replace=${kind}`,
  })
  await expire('2026-11-20')
  const card = await cardOf('allocator', key, '2026-11-21')
  expect(card?.items).toMatchObject([
    { label: 'END-01 Tipper', reason: 'Registration expired on 20 Nov 2026', action: replace('asset') },
    { label: 'Lee Ending', reason: 'Driver licence is expired', tone: 'danger', action: replace('driver') },
  ])
  // The night shift ends after the licence does.
  const coming = await cardOf('administrator', key)
  expect(coming?.title).toBe('Booked but may not work, next 14 days')
  expect(coming?.items[0]).toMatchObject({
    when: 'Today 8:00 pm',
    label: 'Lee Ending',
    detail: expect.stringContaining(late!.order_no),
  })
  // Documents apply on their last day.
  await expire('2026-11-21')
  expect(await cardOf('allocator', key, '2026-11-21')).toMatchObject({ count: 0 })
})

test('a driver’s day has today’s orders they are booked on, and no others', async () => {
  const { driver_id } = await app.platform.db
    .selectFrom('app_user')
    .select('driver_id')
    .where('id', '=', (await app.as('driver')).user_id)
    .executeTakeFirstOrThrow()
  const [today] = await makeOrders(app, 1, { work_date: '2026-11-20' })
  const [later] = await makeOrders(app, 1, { work_date: '2026-11-23' })
  if (!today || !later || driver_id === null) throw new Error('Nobody was booked.')
  for (const { id } of [today, later]) await book(id, { driver_id })
  const card = await cardOf('driver', 'day')
  expect(card?.items.map(({ detail }) => detail?.split(' · ')[0])).toEqual([today.order_no])
  expect((await cardOf('otherDriver', 'day'))?.count).toBe(0)
})

test('the row offers the only free machine of the category, and says what is short', async () => {
  const [order] = await makeOrders(app, 1, { work_date: '2027-03-01', needs_driver: 0 })
  if (!order) throw new Error('No order was made.')
  const allocator = await app.as('allocator')
  const read = async () => {
    const { data } = await allocator.call(calls.getHome, { query: { day: '2027-03-01' } })
    const rows = data.cards.find(({ key }) => key === 'orders-unfilled')?.items ?? []
    return { row: rows[0], bar: data.figures[0]?.bars[0] }
  }
  const of = { asset_category_id: order.asset_category_id }
  await app.database.pool.query(`update asset set status = 'off_road' where asset_category_id = $1`, [
    order.asset_category_id,
  ])
  expect(await read()).toMatchObject({
    row: { reason: 'None of our plant is free', tone: 'warning', action: { kind: 'open', verb: 'Fill' } },
    bar: { filled: 0, count: 1, is_short: 1 },
  })
  const asset = await makeAsset(app, of)
  const { row, bar } = await read()
  expect(row).toMatchObject({
    reason: `${asset.fleet_no} free`,
    action: { kind: 'book', order_id: order.id, asset_id: asset.id, asset: asset.fleet_no },
  })
  expect(bar).toMatchObject({ is_short: 0 })
  const second = await makeAsset(app, of)
  expect((await read()).row).toMatchObject({ reason: '2 free', action: { kind: 'open' } })
  await book(order.id, { asset_id: second.id })
  expect((await read()).row).toBeUndefined()
})

test('the figures of an administrator cover the chosen period', async () => {
  const administrator = await app.as('administrator')
  const linkOf = async (period?: 'today' | 'month' | 'year') => {
    const { data } = await administrator.call(calls.getHome, { query: { period } })
    return data.figures.find(({ key }) => key === 'invoiced')?.link
  }
  expect(await linkOf()).toBe('/dashboard/invoices?status=Issued&from=2026-11-16&to=2026-11-22')
  expect(await linkOf('today')).toBe('/dashboard/invoices?status=Issued&from=2026-11-20&to=2026-11-20')
  expect(await linkOf('month')).toBe('/dashboard/invoices?status=Issued&from=2026-11-01&to=2026-11-30')
  expect(await linkOf('year')).toBe('/dashboard/invoices?status=Issued&from=2026-01-01&to=2026-12-31')
})

test('invoices are shown by week to people who may see amounts, this week as in the figure and list', async () => {
  for (const name of ['accounts', 'allocator', 'sales', 'driver'] as const)
    expect([name, (await homeOf(name)).charts.map(({ key }) => key)]).toEqual([
      name,
      name === 'sales' ? ['won-by-week'] : [],
    ])
  const { charts, figures } = await homeOf('administrator')
  const now = charts[0]?.columns.at(-1)
  const invoiced = figures.find(({ key }) => key === 'invoiced')
  const waiting = figures.find(({ key }) => key === 'to-invoice')
  expect(charts[0]?.columns).toHaveLength(8)
  // The figure includes GST, the chart does not.
  const net = Math.round((invoiced?.value ?? 0) / 1.1)
  expect(now).toMatchObject({ is_now: 1, value: net, more: waiting?.value, link: invoiced?.link })
})
