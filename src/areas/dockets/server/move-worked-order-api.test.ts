import { expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { docketing, paperDocket, plainDriverJob, workedOrder } from '#test/dockets.ts'
import { makeDriver } from '#test/fleet.ts'
import { docketEndpoints } from '../contract/endpoints.ts'

// Tuesday 24 November 2026: the orders were on Monday, and what was booked on them has been taken off.
const { app, accounts } = await docketing()
const { pool } = app.database
const allocator = await app.as('allocator')

const unbook = (id: number) =>
  pool.query(
    `update booking set released_at = now(), release_reason = 'Test'
     where job_item_id = $1 and released_at is null`,
    [id],
  )
const move = (id: number) =>
  allocator.call(orderEndpoints.moveOrder, { params: { id }, body: { date: '2026-11-25' } })

const isWorked = async (id: number) =>
  (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data.is_worked

test('an order with a docket is not moved, until the docket is void', async () => {
  const order = await workedOrder(app)
  const { id, docket_no } = await paperDocket(app, { order })
  await unbook(order.id)
  expect(await move(order.id)).toMatchObject({ status: 409, message: `This order has docket ${docket_no}.` })
  expect(await isWorked(order.id)).toBe(1)
  const voided = await accounts.call(docketEndpoints.voidDocket, { params: { id }, body: { reason: 'Typo' } })
  expect(voided.status, voided.text).toBe(200)
  expect(await isWorked(order.id)).toBe(0)
  expect((await move(order.id)).status).toBe(200)
})

test('an order that a driver has started is not moved', async () => {
  const order = await workedOrder(app)
  const driver = await makeDriver(app)
  const job = await plainDriverJob(app, order.id, driver.id)
  await unbook(order.id)
  await pool.query("update driver_job set status = 'Finished', started_at = sent_at where id = $1", [job])
  expect(await move(order.id)).toMatchObject({
    status: 409,
    message: `${driver.name} has started this order.`,
  })
  expect(await isWorked(order.id)).toBe(1)
})
