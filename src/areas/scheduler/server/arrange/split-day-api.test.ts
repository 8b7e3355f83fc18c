import { expect, test } from 'vitest'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { sentJob } from '#test/driver-jobs.ts'
import { makeAsset } from '#test/fleet.ts'
import { addTip, newTipSite, tipsOf } from '#test/tips.ts'
import type { ArrangeInput } from '../../contract/arrange.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const day = '2027-01-11'

const orderOf = async (id: number) => (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data
/** Undoes a split, or takes a copy back. */
const arrange = (asked: Partial<Pick<ArrangeInput, 'orders' | 'cancel'>>) =>
  allocator.call(calls.arrangeOrders, { body: { orders: [], reason: 'Changed on the board', ...asked } })
/** An order with its machine, a second machine, and how to split the day between them. */
async function splittable() {
  const { order, driver } = await makeBookedOrder(app, { work_date: day })
  const other = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const split = async (at: string) =>
    allocator.call(calls.splitDay, {
      params: { id: order.id },
      body: { version: (await orderOf(order.id)).version, at, asset_id: other.id },
    })
  return { order, driver, other, split }
}

test('a day is split between two machines within its hours, and made one again', async () => {
  const { order, other, split } = await splittable()
  expect(await split('18:00')).toMatchObject({
    status: 422,
    errors: { at: 'Choose a time between the start and the end of the order.' },
  })
  const { data, status, message } = await split('11:00')
  expect(status, message).toBe(200)
  const rest = data.orders.find(({ id }) => id !== order.id)!
  expect([(await orderOf(order.id)).end_time, (await orderOf(rest.id)).start_time]).toEqual([
    '11:00',
    '11:00',
  ])
  expect(rest.bookings.map(({ asset_id }) => asset_id)).toEqual([other.id])
  expect((await orderOf(rest.id)).split_from).toMatchObject({ id: order.id, order_no: order.order_no })

  const back = await arrange(data.undo)
  expect(back.status, back.message).toBe(200)
  expect((await orderOf(order.id)).end_time).toBe('15:00')
  expect(await orderOf(rest.id)).toMatchObject({
    order_status: 'Cancelled by Office',
    cancel_reason: 'Split undone',
  })
})

test('two machines share what there is to tip, what cannot go along is said, and undone it is as it was', async () => {
  const { order, driver, split } = await splittable()
  const [open, full, done] = [await newTipSite(app), await newTipSite(app), await newTipSite(app)]
  await addTip(app, order.id, open.id, { planned_loads: 7, status: 'confirmed' })
  await addTip(app, order.id, full.id, { planned_loads: 6 })
  await addTip(app, order.id, done.id, { planned_loads: 2, status: 'closed' })
  await accounts.call(tipSiteEndpoints.editTipSite, {
    params: { id: full.id },
    body: { version: full.version, materials: [{ material: 'Sand', conditions: null }] },
  })
  const { data } = await split('11:00')
  const rest = data.orders.find(({ id }) => id !== order.id)!
  expect(data.left_out).toEqual([
    `No tip order for Clay: ${full.name} does not accept Clay.`,
    `${driver.name} stays on ${order.order_no}.`,
  ])
  const plans = async (id: number) =>
    (await tipsOf(app, id)).map((tip) => [tip.tip_site, tip.planned_loads, tip.status])
  const others = [
    [full.name, 6, 'planned'],
    [done.name, 2, 'closed'],
  ]
  // 4 of 8 hours each, of 7 loads.
  expect(await plans(rest.id)).toEqual([[open.name, 3, 'confirmed']])
  expect(await plans(order.id)).toEqual([[open.name, 4, 'confirmed'], ...others])

  const back = await arrange(data.undo)
  expect(back.status, back.message).toBe(200)
  expect(await plans(rest.id)).toEqual([[open.name, 3, 'cancelled']])
  expect(await plans(order.id)).toEqual([[open.name, 7, 'confirmed'], ...others])
})

test('a copy that was confirmed or begun since is not taken back', async () => {
  const { order: source } = await makeBookedOrder(app, { work_date: day })
  const { order } = await sentJob(app, '2027-01-18')
  const { pool } = app.database
  await pool.query('update job_item set duplicated_from_id = $2 where id = $1', [order.id, source.id])
  const takeBack = async () =>
    arrange({ cancel: [{ id: order.id, version: (await orderOf(order.id)).version }] })
  expect(await takeBack()).toMatchObject({
    status: 409,
    message: `${order.order_no} is already Confirmed. Cancel it with a reason instead.`,
  })
  await pool.query(
    `update driver_job set status = 'En Route', started_at = $2, accepted_at = $2 where job_item_id = $1`,
    [order.id, order.starts_at],
  )
  expect(await takeBack()).toMatchObject({ status: 409, message: 'Dan Okafor has started this order.' })
  expect((await orderOf(order.id)).order_status).toBe('Confirmed')
})
