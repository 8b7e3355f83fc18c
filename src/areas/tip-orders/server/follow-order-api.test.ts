import { beforeAll, expect, test } from 'vitest'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { invoiceOrders } from '#areas/work-orders/server/index.ts'
import { testApp } from '#test/app.ts'
import { office } from '#test/driver-jobs.ts'
import { addTip, newTipSite, tipsOf } from '#test/tips.ts'
import { newOrder } from '#test/work-orders.ts'
import { tipOrderEndpoints } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const sunday = '2026-11-29'

let site: Awaited<ReturnType<typeof newTipSite>>
beforeAll(async () => {
  site = await newTipSite(app)
})
const params = (id: number) => ({ params: { id } })
const orderWithTip = async (fields: object = {}, tip: object = {}) => {
  const order = await newOrder(app, { start_date: monday, ...fields })
  await addTip(app, order.id, site.id, { planned_loads: 6, ...tip })
  return order
}
const closedOnSunday = () => `${site.name} is closed on Sun 29 Nov 2026.`

test('an order is not put on a day on which its tip is closed, or at which it no longer takes the material', async () => {
  const { id, version } = await orderWithTip()
  const words = `${closedOnSunday()} Change or cancel the tip order first.`
  expect(
    await allocator.call(orderEndpoints.changeOrderDate, { ...params(id), body: { date: sunday } }),
  ).toMatchObject({ status: 422, errors: { date: words } })
  expect(
    await allocator.call(orderEndpoints.editOrder, { ...params(id), body: { version, work_date: sunday } }),
  ).toMatchObject({ status: 422, errors: { work_date: words } })
  expect((await allocator.call(orderEndpoints.getOrder, params(id))).data).toMatchObject({
    work_date: monday,
    version,
  })
  const other = await newTipSite(app)
  await addTip(app, id, other.id)
  await allocator.call(tipSiteEndpoints.editTipSite, {
    ...params(other.id),
    body: { version: other.version, materials: [{ material: 'Sand', conditions: null }] },
  })
  expect(
    await allocator.call(orderEndpoints.changeOrderDate, { ...params(id), body: { date: tuesday } }),
  ).toMatchObject({
    status: 422,
    message: `${other.name} does not accept Clay. Change or cancel the tip order first.`,
  })
})

test('another time that day is not checked, a cancelled tip order does not count, and the rate is that of the new day', async () => {
  const { id } = await orderWithTip()
  await accounts.call(tipSiteEndpoints.createTipRate, {
    ...params(site.id),
    body: { material: 'Clay', unit: 'load', buy_cents: 1000, sell_cents: 1300, valid_from: tuesday },
  })
  const to = (date: string) =>
    allocator.call(orderEndpoints.changeOrderDate, { ...params(id), body: { date } })
  expect((await to(tuesday)).status).toBe(200)
  expect(await tipsOf(app, id)).toMatchObject([{ buy_cents: 1000, sell_cents: 1300, planned_loads: 6 }])
  const [tip] = await tipsOf(app, id)
  await allocator.call(tipOrderEndpoints.editTipOrder, {
    params: { id, tip_order_id: tip!.id },
    body: { version: tip!.version, status: 'cancelled' },
  })
  expect((await to(sunday)).status).toBe(200)
  const later = {
    start_time: '09:00',
    version: (await accounts.call(orderEndpoints.getOrder, params(id))).data.version,
  }
  expect((await allocator.call(orderEndpoints.editOrder, { ...params(id), body: later })).status).toBe(200)
})

test('a moved order takes its open tip orders along, and says which it cannot', async () => {
  const { id } = await orderWithTip({}, { status: 'confirmed' })
  const move = async (from: number, date: string) =>
    (await allocator.call(orderEndpoints.moveOrder, { ...params(from), body: { date } })).data
  const moved = await move(id, tuesday)
  expect(moved.conflicts).toEqual([])
  expect(await tipsOf(app, id)).toMatchObject([{ status: 'cancelled' }])
  // What was confirmed was confirmed for Monday.
  expect(await tipsOf(app, moved.moved_to!.id)).toMatchObject([
    { status: 'planned', planned_loads: 6, sell_cents: 1300, tip_site: site.name },
  ])
  const again = await move(moved.moved_to!.id, sunday)
  expect(again.conflicts).toEqual([`No tip order for Clay: ${closedOnSunday()}`])
  expect(await tipsOf(app, again.moved_to!.id)).toEqual([])
})

test('after a breakdown the other order has the rest of the day’s tip orders, confirmed ones as they are', async () => {
  const { id } = await orderWithTip({}, { status: 'confirmed' })
  await app.database.pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [id])
  const { data } = await allocator.call(orderEndpoints.breakDownOrder, {
    ...params(id),
    body: { reason: 'Hose burst' },
  })
  expect(data.conflicts).toEqual([])
  expect(await tipsOf(app, data.replaced_by!.id)).toMatchObject([{ status: 'confirmed', planned_loads: 6 }])
  expect(await tipsOf(app, id)).toMatchObject([{ status: 'cancelled' }])
})

test('a repeat has the tip orders where the tip takes the material that day, and says where not', async () => {
  const { id, order_no } = await orderWithTip()
  const { data } = await allocator.call(orderEndpoints.duplicateOrder, {
    ...params(id),
    body: { dates: [tuesday, sunday], copyAllocations: 0 },
  })
  expect(data).toMatchObject([
    { date: tuesday, result: 'created', reason: null },
    { date: sunday, result: 'created', reason: `No tip order for Clay: ${closedOnSunday()}` },
  ])
  expect(await tipsOf(app, data[0]!.order!.id)).toMatchObject([{ planned_loads: 6, status: 'planned' }])
  expect(await tipsOf(app, data[1]!.order!.id)).toEqual([])
  expect((await tipsOf(app, id))[0]).toMatchObject({ status: 'planned' })
  expect(order_no).not.toBe(data[0]!.order!.order_no)
})

test('a site that is archived or stops taking the material is left out of a repeat', async () => {
  const gone = await newTipSite(app)
  const { id } = await newOrder(app, { start_date: monday })
  await addTip(app, id, gone.id)
  await allocator.call(tipSiteEndpoints.archiveTipSites, { body: { ids: [gone.id], reason: 'Full' } })
  const { data } = await allocator.call(orderEndpoints.duplicateOrder, {
    ...params(id),
    body: { dates: [tuesday] },
  })
  expect(data[0]?.reason).toBe(`No tip order for Clay: ${gone.name} is archived.`)
})

test('nothing is left to tip for a cancelled order', async () => {
  const { id } = await orderWithTip()
  await allocator.call(orderEndpoints.cancelOrder, { ...params(id), body: { reason: 'No PO' } })
  expect(await tipsOf(app, id)).toMatchObject([{ status: 'cancelled', objection: null }])
})

test('once an order is invoiced nothing of its tip orders stays planned', async () => {
  const { id } = await orderWithTip({ status: 'Confirmed' })
  expect(await tipsOf(app, id)).toMatchObject([{ status: 'planned' }])
  await app.platform.write(office, (change) => invoiceOrders(change, [id]))
  expect(await tipsOf(app, id)).toMatchObject([{ status: 'cancelled', objection: null }])
})

test('a quantity keeps its unit where the rate of the new day is by another: said with a copy, refused for a move', async () => {
  const other = await newTipSite(app, { materials: [{ material: 'Sand', conditions: null }] })
  const rate = (unit: 'tonne' | 'm3', valid_from: string) =>
    accounts.call(tipSiteEndpoints.createTipRate, {
      ...params(other.id),
      body: { material: 'Sand', unit, buy_cents: 1000, sell_cents: 1300, valid_from },
    })
  await rate('tonne', '2026-07-01')
  await rate('m3', tuesday)
  const { id } = await newOrder(app, { start_date: monday })
  await addTip(app, id, other.id, { material: 'Sand', planned_quantity: 60, unit: 'tonne' })
  const words = `${other.name} charges for Sand by the m³, not by the tonne.`
  expect(
    await allocator.call(orderEndpoints.changeOrderDate, { ...params(id), body: { date: tuesday } }),
  ).toMatchObject({ status: 422, errors: { date: `${words} Change or cancel the tip order first.` } })
  expect(await tipsOf(app, id)).toMatchObject([{ unit: 'tonne', sell_cents: 1300 }])

  const kept = { planned_quantity: 60, unit: 'tonne', sell_cents: null, buy_cents: null }
  const repeated = await allocator.call(orderEndpoints.duplicateOrder, {
    ...params(id),
    body: { dates: [tuesday], copyAllocations: 0 },
  })
  expect(repeated.data).toMatchObject([{ result: 'created', reason: `No rate for Sand: ${words}` }])
  expect(await tipsOf(app, repeated.data[0]!.order!.id)).toMatchObject([kept])
  const { data } = await allocator.call(orderEndpoints.moveOrder, { ...params(id), body: { date: tuesday } })
  expect(data.conflicts).toEqual([`No rate for Sand: ${words}`])
  expect(await tipsOf(app, data.moved_to!.id)).toMatchObject([kept])
})
