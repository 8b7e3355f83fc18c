import { expect, test } from 'vitest'
import { userEndpoints as users } from '#areas/users/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { makeAsset } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrders } from '#test/orders.ts'
import { orderEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
async function giveRight(user_type: number, permissions: object) {
  const administrator = await app.as('administrator')
  const { data } = await administrator.call(users.listRoles, {})
  const { id, version } = data.find((role) => role.user_type === user_type)!
  const { status, text } = await administrator.call(users.setRoleRights, {
    params: { id },
    body: { version, permissions },
  })
  if (status !== 200) throw new Error(text)
}
const path = '/api/work-orders/export'

test('exporting work orders needs the right', async () => {
  for (const name of ['sales', 'driver', 'safety', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  for (const query of ['sort=order_no', 'archived=1'])
    expect(await allocator.request('GET', `${path}?${query}`), query).toMatchObject({ status: 422 })
})

test('an export has the listed orders, and the log names its filters', async () => {
  const { id: asset_id, asset_category_id } = await makeAsset(app, { fleet_no: 'EX-01' })
  const [first] = await makeOrders(app, 2, { asset_category_id, work_date: '2026-11-24' })
  await makeOrders(app, 1, { work_date: '2026-11-25' })
  await plainBooking(app, first!.id, { asset_id })
  const query = { to: '2026-11-24', sort: 'order_no' } as const
  const list = await allocator.call(calls.listOrders, { query })
  const { rows } = await exported(allocator, path, 'to=2026-11-24')
  expect(rows.map((row) => row['Number'])).toEqual(list.data.map(({ order_no }) => order_no))
  expect(rows).toMatchObject([
    {
      Status: 'Pending',
      Invoice: 'Not-Invoiced',
      Date: '2026-11-24',
      'Start time': '7:00 am',
      'Finish time': '3:00 pm',
      Machine: 'EX-01',
      Client: 'Kestrel Homes',
      'Job title': 'Dig the footings',
    },
    { Machine: '', 'Needs a driver': 'Yes' },
  ])
  expect((await exported(allocator, path)).rows).toHaveLength(3)
  expect((await exported(allocator, path, 'unallocated=1&to=2026-11-24')).rows).toHaveLength(2)
  expect(await lastExport(app, 'job_item')).toMatchObject({
    record_label: 'Work orders',
    after: { unallocated: '1', to: '2026-11-24' },
  })
})

test('prices are in columns only for viewers who may see them', async () => {
  const rate = { unit: 'hour', unit_price_cents: 1425.75, min_hours: 4, round_minutes: 15, source: 'By hand' }
  await app.database.pool.query('update job_item set rate_snapshot = $1', [rate])
  const whole = await exported(await app.as('accounts'), path)
  expect(whole.rows[0]).toMatchObject({
    'Planned rate': '14.2575',
    'Rate per': 'Hour',
    'Minimum hours': '4',
    'Rate from': 'By hand',
  })
  await giveRight(6, { 'work-orders:export': 'all' })
  for (const name of ['allocator', 'safety'] as const) {
    const { headings, rows } = await exported(await app.as(name), path)
    expect(rows, name).toHaveLength(3)
    expect(
      whole.headings.filter((heading) => !headings.includes(heading)),
      name,
    ).toEqual(['Planned rate', 'Rate per', 'Minimum hours', 'Rate from'])
  }
})

test('people who see only their own orders export no others', async () => {
  const driver = await app.as('driver')
  await giveRight(5, { 'work-orders:export': 'all' })
  expect((await exported(driver, path)).rows).toEqual([])
  const [order] = await makeOrders(app, 1, { work_date: '2026-11-26' })
  const { rows } = await app.database.pool.query<{ driver_id: number }>(
    'select driver_id::int from app_user where id = $1',
    [driver.user_id],
  )
  await plainBooking(app, order!.id, { driver_id: rows[0]!.driver_id })
  await app.database.pool.query(`update job_item set internal_notes = 'Pays late'`)
  expect((await exported(driver, path)).rows).toMatchObject([
    { Number: order!.order_no, 'Internal notes': '' },
  ])
  await giveRight(5, { 'work-orders:export': 'all', 'work-orders:read': 'none' })
  expect(await driver.request('GET', path)).toMatchObject({ status: 403 })
})
