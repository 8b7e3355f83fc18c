import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { breakDownOrder, cancelOrder, moveOrder } from '#areas/work-orders/server/index.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { approvedDocket, docketing, plainDriverJob, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { invoicing } from '#test/invoices.ts'
import { newJob, plainBooking } from '#test/jobs.ts'
import { makeOrder, makeOrders } from '#test/orders.ts'
import type { PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
const { pool } = app.database
const office = { ...system, grants: effectiveGrants(1) }

const matrixFor = async (name: PersonName, id: number) =>
  (await app.as(name)).call(calls.getOrderMatrix, { params: { id } })
const statesFor = async (name: PersonName, id: number) =>
  (await matrixFor(name, id)).data.orders.map(({ state }) => state)
const setStatus = (id: number, status: string) =>
  pool.query('update job_item set order_status = $2 where id = $1', [id, status])

test('a missing job, and one that a driver is not on, are not found', async () => {
  expect((await matrixFor('administrator', 999_999)).status).toBe(404)
  const { id } = await newJob(app)
  expect((await matrixFor('otherDriver', id)).status).toBe(404)
  expect((await matrixFor('allocator', id)).data).toEqual({ orders: [] })
})

test('an order is to fill, then to confirm, to send and answered, as far as each may know', async () => {
  const { id: job_id } = await newJob(app)
  const order = await makeOrder(app, { job_id, work_date: '2026-11-25' })
  expect(await statesFor('allocator', job_id)).toEqual(['to_fill'])
  const { id: asset_id } = await makeAsset(app, { fleet_no: 'EX-41' })
  const { id: driver_id } = await makeDriver(app, { name: 'Vince Mehta' })
  await plainBooking(app, order.id, { asset_id })
  expect((await matrixFor('allocator', job_id)).data.orders).toMatchObject([
    { state: 'to_fill', assets: 'EX-41', drivers: null, slot_no: 1, work_date: '2026-11-25' },
  ])
  const booking = await plainBooking(app, order.id, { driver_id })
  expect(await statesFor('allocator', job_id)).toEqual(['to_confirm'])
  await setStatus(order.id, 'Confirmed')
  expect(await statesFor('allocator', job_id)).toEqual(['to_send'])
  await booking.release()
  const job = await plainDriverJob(app, order.id, driver_id)
  expect(await statesFor('allocator', job_id)).toEqual(['waiting'])
  await pool.query(`update driver_job set status = 'Accepted', accepted_at = now() where id = $1`, [job])
  expect(await statesFor('allocator', job_id)).toEqual(['accepted'])
  // Sales may not see what was sent.
  expect(await statesFor('sales', job_id)).toEqual(['confirmed'])
})

test('a booked machine that went off the road is said in words, before what its driver answered', async () => {
  const { id: job_id } = await newJob(app)
  const order = await makeOrder(app, { job_id, work_date: '2026-11-25' })
  const { id: asset_id } = await makeAsset(app, { fleet_no: 'EX-45' })
  await plainBooking(app, order.id, { asset_id })
  await plainDriverJob(app, order.id, (await makeDriver(app)).id)
  await setStatus(order.id, 'Confirmed')
  await pool.query(`update asset set status = 'off_road', off_road_reason = 'Hose' where id = $1`, [asset_id])
  expect((await matrixFor('allocator', job_id)).data.orders).toMatchObject([
    { state: 'off_road', assets: 'EX-45', off_road: 'EX-45 is off road' },
  ])
})

test('what somebody answered who was taken off again no longer counts', async () => {
  const { id: job_id } = await newJob(app)
  const order = await makeOrder(app, { job_id, work_date: '2026-11-25' })
  await plainBooking(app, order.id, { asset_id: (await makeAsset(app)).id })
  const { id: driver_id } = await makeDriver(app)
  const job = await plainDriverJob(app, order.id, driver_id)
  await pool.query(
    `update driver_job set status = 'Declined', declined_at = now(), decline_reason = 'Away' where id = $1`,
    [job],
  )
  await setStatus(order.id, 'Confirmed')
  expect(await statesFor('allocator', job_id)).toEqual(['declined'])
  await pool.query(`update booking set released_at = now(), release_reason = 'Away' where driver_id = $1`, [
    driver_id,
  ])
  await plainBooking(app, order.id, { driver_id: (await makeDriver(app)).id })
  expect(await statesFor('allocator', job_id)).toEqual(['to_send'])
})

test('a breakdown and the order that replaces it have the same row and day', async () => {
  const { id: job_id } = await newJob(app)
  const order = await makeOrder(app, { job_id, work_date: '2026-11-24' })
  await plainBooking(app, order.id, { asset_id: (await makeAsset(app, { fleet_no: 'TD-43' })).id })
  await plainBooking(app, order.id, { driver_id: (await makeDriver(app)).id })
  await pool.query(`update job set status = 'In Progress' where id = $1`, [job_id])
  await setStatus(order.id, 'Confirmed')
  const { replacement_id } = await app.platform.write(office, (change) =>
    breakDownOrder(change, order.id, { reason: 'Air leak' }),
  )
  const { orders } = (await matrixFor('allocator', job_id)).data
  expect(orders).toMatchObject([
    { id: order.id, state: 'broke_down', assets: 'TD-43', replaced_by_id: replacement_id },
    { id: replacement_id, state: 'to_fill', assets: null, replaced_by_id: null },
  ])
  expect(new Set(orders.map((one) => `${one.job_requirement_id} ${one.slot_no} ${one.work_date}`)).size).toBe(
    1,
  )
})

test('a moved order is only where it went, and a cancelled one stays', async () => {
  const { id: job_id } = await newJob(app)
  await pool.query(`update job set status = 'In Progress' where id = $1`, [job_id])
  const [moved, cancelled] = await makeOrders(app, 2, { job_id, work_date: '2026-11-26' })
  await app.platform.write(office, async (change) => {
    await moveOrder(change, moved!.id, { date: '2026-11-27' })
    await cancelOrder(change, cancelled!.id, { by_office: true, reason: 'No PO' })
  })
  expect((await matrixFor('allocator', job_id)).data.orders).toMatchObject([
    { state: 'to_fill', work_date: '2026-11-27', slot_no: 1 },
    { id: cancelled!.id, state: 'cancelled', work_date: '2026-11-26' },
  ])
})

test('an approved docket, then an invoice; who may not see dockets learns only of the invoice', async () => {
  await invoicing(app)
  const docket = await approvedDocket(app, { order: await workedOrder(app) })
  expect(await statesFor('allocator', docket.job_id)).toEqual(['docket_approved'])
  expect(await statesFor('otherSales', docket.job_id)).not.toContain('docket_approved')
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  const [id = 0] = made.data.ids
  await accounts.call(invoiceEndpoints.approveInvoice, { params: { id }, body: {} })
  for (const name of ['allocator', 'otherSales'] as const)
    expect([name, await statesFor(name, docket.job_id)]).toEqual([name, ['invoiced']])
})

test('nobody reads an amount, and those only booked on a job read none of it', async () => {
  const docket = await approvedDocket(app, { order: await workedOrder(app) })
  const { text } = await matrixFor('allocator', docket.job_id)
  expect(text).toContain('"order_no"')
  expect(text).not.toMatch(/cents|rate|price/)
  const { user_id } = await app.as('driver')
  const { rows } = await pool.query<{ driver_id: number }>('select driver_id from app_user where id = $1', [
    user_id,
  ])
  await plainBooking(app, docket.job_item_id, { driver_id: rows[0]!.driver_id })
  expect((await matrixFor('driver', docket.job_id)).data).toEqual({ orders: [] })
})

test('a night shift is as far as its driver says until the day after it ended, and then lacks its docket', async () => {
  const { id: job_id } = await newJob(app)
  const order = await makeOrder(app, { job_id, work_date: '2026-11-24', start_time: '18:00', hours: 10 })
  await plainBooking(app, order.id, { asset_id: (await makeAsset(app)).id })
  const job = await plainDriverJob(app, order.id, (await makeDriver(app)).id)
  await setStatus(order.id, 'Confirmed')
  await pool.query(
    `update driver_job set status = 'Working', accepted_at = now(), started_at = now() where id = $1`,
    [job],
  )
  app.clock.set('2026-11-25T06:00:00+11:00')
  expect(await statesFor('allocator', job_id)).toEqual(['on_site'])
  app.clock.set('2026-11-26T06:00:00+11:00')
  expect(await statesFor('allocator', job_id)).toEqual(['no_docket'])
})
