import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket, at, workedOrder } from '#test/dockets.ts'
import { exported } from '#test/exports.ts'
import { newOrder } from '#test/work-orders.ts'
import { statsEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
app.clock.set(at('06:00', '2026-11-24'))
const accounts = await app.as('accounts')
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const order = await workedOrder(app)
const docket = await approvedDocket(app, { order })
const november = { from: '2026-11-01', to: '2026-11-30' }

const listed = async (query: object = {}, who = accounts) => {
  const { data, status, text } = await who.call(calls.listJobReport, { query: query as never })
  expect(status, text).toBe(200)
  return data
}
const jobOf = async (query: object = november, who = accounts) =>
  (await listed(query, who)).find(({ id }) => id === order.job_id)

test('without the right it is refused, as is an export, a wrong sort and a wrong day', async () => {
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  const driver = await app.as('driver')
  expect(await driver.call(calls.listJobReport, { query: {} })).toMatchObject(refused)
  expect(await driver.call(calls.sumJobReport, { query: {} })).toMatchObject(refused)
  const sales = await app.as('sales')
  expect(await sales.call(calls.exportJobReport, { query: { format: 'csv' } })).toMatchObject(refused)
  expect(
    await allocator.call(calls.listJobReport, { query: { sort: 'approved_cents' } as never }),
  ).toMatchObject({
    status: 422,
  })
  expect(await accounts.call(calls.sumJobReport, { query: { to: '31 Nov' } })).toMatchObject({
    status: 422,
    errors: { to: 'Enter a date like 20 Nov 2026.' },
  })
})

test('a job has what was ordered and worked, and its money only for those who see it', async () => {
  await administrator.call(jobEndpoints.createJobRate, {
    params: { id: order.job_id },
    body: { description: 'Float in', unit: 'fixed', quantity: 1, unit_price_cents: 300_00 },
  })
  const { data: bill } = await accounts.call(chainEndpoints.getToBill, { params: { id: order.job_id } })
  expect(bill.agreed_cents).toBe(300_00)
  expect(await jobOf()).toMatchObject({
    ordered: 1,
    filled: 0,
    worked_minutes: 450,
    loads: 0,
    approved_cents: 7.5 * 185_00,
    invoiced_cents: 0,
    quoted_cents: bill.agreed_cents,
    left_cents: bill.left_cents,
  })
  const seen = await jobOf(november, allocator)
  expect(seen).toMatchObject({ ordered: 1, worked_minutes: 450 })
  for (const name of ['approved_cents', 'invoiced_cents', 'quoted_cents', 'left_cents'])
    expect(seen).not.toHaveProperty(name)
})

test('orders that were cancelled or moved are not counted', async () => {
  const cancelled = await newOrder(app, { status: 'Cancelled' })
  expect((await listed(november)).map(({ id }) => id)).not.toContain(cancelled.job_id)
})

test('it is of the days asked for, this month by default, and narrowed by its filters', async () => {
  expect(await jobOf({})).toMatchObject({ worked_minutes: 450 })
  expect(await jobOf({ from: '2026-10-01', to: '2026-10-31' })).toBeUndefined()
  const { client_id } = docket
  for (const query of [
    { client_id },
    { driver_id: docket.driver_id },
    { search: docket.job_no },
    { asset_category_id: order.asset_category_id },
  ])
    expect(await jobOf({ ...november, ...query }), JSON.stringify(query)).toBeDefined()
  for (const query of [
    { client_id: client_id + 999 },
    { driver_id: docket.driver_id! + 999 },
    { status: 'Cancelled' },
    { job_type: 'No such type' },
    { project_id: 999 },
  ])
    expect(await jobOf({ ...november, ...query }), JSON.stringify(query)).toBeUndefined()
})

test('the totals are those of all its jobs, and what was worked is compared up to today', async () => {
  const { data } = await accounts.call(calls.sumJobReport, { query: november })
  const rows = await listed(november)
  expect(data.days).toEqual(november)
  expect(data.now.jobs).toBe(rows.length)
  for (const name of ['ordered', 'filled', 'worked_minutes', 'loads', 'approved_cents'] as const)
    expect(
      rows.reduce((sum, row) => sum + row[name]!, 0),
      name,
    ).toBe(data.now[name])
  expect(data.compared).toMatchObject({
    days: { from: '2026-11-01', to: '2026-11-24' },
    days_before: { from: '2026-10-01', to: '2026-10-24' },
    now: { worked_minutes: data.now.worked_minutes },
    before: { worked_minutes: 0 },
  })
  for (const name of ['ordered', 'filled', 'jobs']) expect(data.compared.before).not.toHaveProperty(name)
  const december = await accounts.call(calls.sumJobReport, {
    query: { from: '2026-12-01', to: '2026-12-31' },
  })
  expect(december.data.compared.before.worked_minutes).toBe(data.now.worked_minutes)
  const seen = await allocator.call(calls.sumJobReport, { query: november })
  expect(seen.data.now).not.toHaveProperty('approved_cents')
  expect(seen.data.compared.now).not.toHaveProperty('approved_cents')
})

test('what is dated ahead is in the totals, and not in what is compared', async () => {
  const move = (day: string) =>
    app.database.pool.query('update stats_entry set day = $2 where docket_id = $1', [docket.id, day])
  await move('2026-11-25')
  const { data } = await accounts.call(calls.sumJobReport, { query: november })
  expect(data.now).toMatchObject({ worked_minutes: 450, approved_cents: 7.5 * 185_00 })
  expect(data.compared.now).toMatchObject({ worked_minutes: 0, approved_cents: 0 })
  await move('2026-11-23')
})

test('an export has every job, with money for those who see it', async () => {
  const query = new URLSearchParams(november).toString()
  const { rows } = await exported(accounts, '/api/job-report/export', query)
  expect(rows.find((row) => row['Number'] === docket.job_no)).toMatchObject({
    Hours: '7.5',
    'Approved ex GST': '1387.50',
    Quoted: '300.00',
  })
  const { headings } = await exported(allocator, '/api/job-report/export', query)
  expect(headings).toContain('Hours')
  expect(headings).not.toContain('Left to bill')
})

test('what is quoted and left of a job is only for those who see what is to bill of it', async () => {
  await app.database.pool.query(
    `with clerk as (insert into user_role (name, user_type, is_system) values ('Clerk', 2, false) returning id),
       less as (insert into role_permission (user_role_id, permission, scope) select id, 'jobs:rates', 'none' from clerk)
     update app_user set user_role_id = clerk.id from clerk where app_user.id = $1`,
    [accounts.user_id],
  )
  const seen = await jobOf()
  expect(seen).toMatchObject({ approved_cents: 7.5 * 185_00 })
  expect(seen).not.toHaveProperty('quoted_cents')
  expect(seen).not.toHaveProperty('left_cents')
  const { headings } = await exported(
    accounts,
    '/api/job-report/export',
    new URLSearchParams(november).toString(),
  )
  expect(headings).toContain('Approved ex GST')
  expect(headings).not.toContain('Quoted')
  expect(headings).not.toContain('Left to bill')
})
