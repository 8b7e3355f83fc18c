import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { serviceDue } from '#areas/resources/rules/service-rules.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { exported } from '#test/exports.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { fleetEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const category = await makeCategory(app)

const listed = async (query: object = {}, who = safety) => {
  const { data, status, text } = await who.call(calls.listFleets, { query })
  expect(status, text).toBe(200)
  return data
}
const one = async (id: number) => (await listed()).find((machine) => machine.id === id)!

test('people outside the office are refused, and so is a wrong filter', async () => {
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  expect(await driver.call(calls.listFleets, { query: {} })).toMatchObject(refused)
  expect(await driver.call(calls.countFleets, { query: {} })).toMatchObject(refused)
  expect(await sales.call(calls.exportFleets, { query: { format: 'csv' } })).toMatchObject(refused)
  expect(await safety.call(calls.listFleets, { query: { state: 'sold' } as never })).toMatchObject({
    status: 422,
  })
})

test('a machine is free, booked today, working, in the workshop or off road', async () => {
  const idle = await makeAsset(app, { asset_category_id: category.id })
  expect(await one(idle.id)).toMatchObject({ state: 'free', now: null, next: null, week_days: 0 })

  // The tests' clock stands at six in the morning of Friday, 20 November.
  const { order, asset, driver: who } = await makeBookedOrder(app, { work_date: '2026-11-20' })
  expect(await one(asset.id)).toMatchObject({
    state: 'booked',
    now: null,
    next: { order_no: order.order_no, driver: who.name },
    week_days: 1,
    month_days: 1,
  })
  await app.database.pool.query(
    `update booking set starts_at = '2026-11-20 05:00+11' where job_item_id = $1`,
    [order.id],
  )
  const working = await one(asset.id)
  expect(working).toMatchObject({
    state: 'working',
    now: { order_no: order.order_no, driver: who.name },
    next: null,
  })
  expect(working.place?.name).toBeTruthy()

  const { status, text } = await allocator.call(schedulerEndpoints.createAbsence, {
    body: {
      kind: 'workshop',
      asset_id: idle.id,
      starts_at: '2026-11-19T20:00:00.000Z',
      ends_at: '2026-11-21T04:00:00.000Z',
      note: '500 hour service',
    },
  } as never)
  expect(status, text).toBe(200)
  // From seven on.
  expect(await one(idle.id)).toMatchObject({ state: 'booked', next: { order_no: null } })
  await app.database.pool.query(`update booking set starts_at = '2026-11-20 05:00+11' where asset_id = $1`, [
    idle.id,
  ])
  expect(await one(idle.id)).toMatchObject({ state: 'workshop' })

  await app.database.pool.query(
    `update asset set status = 'off_road', off_road_reason = 'Hydraulic leak', off_road_since = now() where id = $1`,
    [asset.id],
  )
  expect(await one(asset.id)).toMatchObject({ state: 'off_road', off_road_reason: 'Hydraulic leak' })
})

test('a pencilled booking is none, and a booking at the weekend is no working day', async () => {
  const { asset } = await makeBookedOrder(app, { work_date: '2026-11-20' }, { certainty: 'pencilled' })
  expect(await one(asset.id)).toMatchObject({ state: 'free', week_days: 0 })
  const { asset: other } = await makeBookedOrder(app, { work_date: '2026-11-21' })
  expect(await one(other.id)).toMatchObject({ state: 'free', week_days: 0, month_days: 0 })
})

test('a day on dry hire counts like one with work, and a night shift once, as the machine itself says', async () => {
  const monthOf = async (asset_id: number) =>
    (await allocator.call(schedulerEndpoints.countBookedDays, { query: { asset_id } })).data.at(-1)
  const { newDryJob, onHire, offHire } = await dryHiring(app)
  // From the 3rd, which is Cup Day, to Thursday the 12th.
  const back = await onHire(await newDryJob())
  await offHire(back.data)
  expect(await one(back.data.asset_id)).toMatchObject({ week_days: 0, month_days: 7 })
  expect(await monthOf(back.data.asset_id)).toEqual({ month: '2026-11', booked: 7, working: 20 })
  // From Monday the 16th, and planned until Monday the 23rd.
  const out = await onHire(await newDryJob(), { on_date: '2026-11-16' })
  expect(await one(out.data.asset_id)).toMatchObject({ week_days: 5, month_days: 6 })
  expect(await monthOf(out.data.asset_id)).toMatchObject({ booked: 6 })

  const { asset } = await makeBookedOrder(app, { work_date: '2026-11-26', start_time: '18:00' })
  expect(await one(asset.id)).toMatchObject({ week_days: 0, month_days: 1 })
  expect(await monthOf(asset.id)).toMatchObject({ booked: 1 })
})

test('each count leads to exactly its machines', async () => {
  const late = await makeAsset(app, { asset_category_id: category.id, rego_expires_on: '2026-11-30' })
  await app.database.pool.query(
    `insert into asset_defect (asset_id, description, severity, reported_at) values ($1, 'Cracked lens', 'minor', now())`,
    [late.id],
  )
  expect((await listed({ concern: 'expiring' })).map(({ id }) => id)).toContain(late.id)
  expect((await listed({ concern: 'defects' })).map(({ id }) => id)).toEqual([late.id])
  const { data: counts } = await safety.call(calls.countFleets, { query: {} })
  for (const { asset_category_id, state, count } of counts)
    expect(await listed({ asset_category_id, state })).toHaveLength(count)
  const expiring = counts.reduce((sum, count) => sum + count.expiring, 0)
  expect(await listed({ concern: 'expiring' })).toHaveLength(expiring)
  const dueSoon = await makeAsset(app, { smu_current: 480, next_service_hours: 500 })
  const dueLater = await makeAsset(app, { smu_current: 300, next_service_hours: 500 })
  // Its odometer is not what it is serviced by.
  await makeAsset(app, { meter_type: 'hours', odometer_current: 900, next_service_km: 1000 })
  const due = await listed({ concern: 'service' })
  expect(due.map(({ id }) => id)).toEqual([dueSoon.id])
  // What the list finds is what the words say.
  const saidDue = (await listed()).filter((row) =>
    ['overdue', 'soon'].includes(serviceDue(row, '2026-11-20')?.state ?? ''),
  )
  expect(saidDue.map(({ id }) => id)).toEqual(due.map(({ id }) => id))
  expect((await one(dueLater.id)).next_service_hours).toBe(500)
  expect((await listed({ search: late.fleet_no })).map(({ id }) => id)).toEqual([late.id])
  expect((await listed({ search: late.fleet_no }, sales))[0]).not.toHaveProperty('open_defects')
  const { rows } = await exported(allocator, '/api/fleets/export', `search=${late.fleet_no}`)
  expect(rows).toMatchObject([{ 'Fleet number': late.fleet_no, Defects: '1', Registration: '2026-11-30' }])
})

test('machines come by category, whatever the sort', async () => {
  const other = await makeCategory(app, { name: 'A first category' })
  await makeAsset(app, { asset_category_id: other.id })
  for (const sort of ['fleet_no', '-week_days']) {
    const names = (await listed({ sort })).map((row) => row.category)
    expect(names.filter((name, at) => name !== names[at - 1])).toHaveLength(new Set(names).size)
    expect(names[0]).toBe('A first category')
  }
})
