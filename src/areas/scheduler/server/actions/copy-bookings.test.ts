import { expect, test } from 'vitest'
import { orderEndpoints as orders } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data

test('a repeated order reports what has been archived since, and other dates carry on', async () => {
  const { order, asset, label } = await makeBookedOrder(app)
  await app.database.pool.query(
    `update asset set archived_at = now(), archived_by = 1, archive_reason = 'Gone' where id = $1`,
    [asset.id],
  )
  const body = { dates: ['2026-11-24', '2026-11-25'], copyAllocations: true }
  const { status, data } = await allocator.call(orders.duplicateOrder, { params: { id: order.id }, body })
  expect(status).toBe(200)
  expect(data.map(({ result, reason }) => [result, reason])).toEqual([
    ['created without allocation', `${label} is archived.`],
    ['created without allocation', `${label} is archived.`],
  ])
  expect((await bookings(data[1]!.order!.id)).map(({ driver_id }) => driver_id === null)).toEqual([false])
})

test('a moved order keeps what is free then, and lists what is not', async () => {
  const { order, asset, driver } = await makeBookedOrder(app)
  await allocator.call(calls.createAbsence, {
    body: {
      kind: 'leave',
      driver_id: driver.id,
      starts_at: '2026-11-25T13:00:00Z',
      ends_at: '2026-11-26T13:00:00Z',
    },
  })
  const moved = await allocator.call(orders.moveOrder, {
    params: { id: order.id },
    body: { date: '2026-11-26' },
  })
  expect(moved.data.conflicts).toEqual([`${driver.name} is on leave on 26 Nov 2026.`])
  expect(await bookings(order.id)).toEqual([])
  expect((await bookings(moved.data.moved_to!.id)).map(({ asset_id }) => asset_id)).toEqual([asset.id])
})

test('a repeated order has its bookings where they are free', async () => {
  const { order, asset, label } = await makeBookedOrder(app)
  const busy = await makeOrder(app, { asset_category_id: order.asset_category_id, work_date: '2026-11-25' })
  await allocator.call(calls.bookOrder, { params: { id: busy.id }, body: { asset_id: asset.id } })
  const body = { dates: ['2026-11-24', '2026-11-25'], copyAllocations: true }
  const { data } = await allocator.call(orders.duplicateOrder, { params: { id: order.id }, body })
  expect(data).toMatchObject([
    { date: '2026-11-24', result: 'created', reason: null },
    {
      date: '2026-11-25',
      result: 'created without allocation',
      reason: `${label} is already booked on ${busy.order_no} from 7:00 am to 3:00 pm.`,
    },
  ])
  expect(await bookings(data[0]!.order!.id)).toHaveLength(2)
  const { rows } = await app.database.pool.query(
    'select distinct source from booking where job_item_id = $1',
    [data[0]!.order!.id],
  )
  expect(rows).toEqual([{ source: 'copied' }])
})
