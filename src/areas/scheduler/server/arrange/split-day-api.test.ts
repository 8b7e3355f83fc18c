import { expect, test } from 'vitest'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { makeAsset } from '#test/fleet.ts'
import { addTip, newTipSite, tipsOf } from '#test/tips.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const day = '2027-01-11'

const orderOf = async (id: number) => (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data
/** An order with its machine, a second machine, and how to split the day between them. */
async function splittable() {
  const { order } = await makeBookedOrder(app, { work_date: day })
  const other = await makeAsset(app, { asset_category_id: order.asset_category_id })
  const split = async (at: string) =>
    allocator.call(calls.splitDay, {
      params: { id: order.id },
      body: { version: (await orderOf(order.id)).version, at, asset_id: other.id },
    })
  return { order, other, split }
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

  const back = await allocator.call(calls.arrangeOrders, {
    body: { orders: data.undo.orders, cancel: data.undo.cancel, reason: 'Changed on the board' },
  })
  expect(back.status, back.message).toBe(200)
  expect((await orderOf(order.id)).end_time).toBe('15:00')
  expect(await orderOf(rest.id)).toMatchObject({
    order_status: 'Cancelled by Office',
    cancel_reason: 'Split undone',
  })
})

test('the second machine tips where the first does, and where it cannot is said', async () => {
  const { order, split } = await splittable()
  const [open, full] = [await newTipSite(app), await newTipSite(app)]
  for (const { id } of [open, full]) await addTip(app, order.id, id, { planned_loads: 6 })
  await accounts.call(tipSiteEndpoints.editTipSite, {
    params: { id: full.id },
    body: { version: full.version, materials: [{ material: 'Sand', conditions: null }] },
  })
  const { data } = await split('11:00')
  const rest = data.orders.find(({ id }) => id !== order.id)!
  expect(data.left_out).toEqual([`No tip order for Clay: ${full.name} does not accept Clay.`])
  expect(await tipsOf(app, rest.id)).toMatchObject([
    { tip_site: open.name, material: 'Clay', planned_loads: 6, status: 'planned' },
  ])
})
