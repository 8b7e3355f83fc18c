import { expect, onTestFinished, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { people, type PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
await invoicing(app)
const docket = await approvedDocket(app, { order: await workedOrder(app) })
const { data: made } = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
  body: { docket_ids: [docket.id] },
})
const issued = await accounts.call(invoiceEndpoints.approveInvoice, {
  params: { id: made.ids[0] ?? 0 },
  body: {},
})
if (issued.status !== 200) throw new Error(issued.text)

const chainOf = async (name: PersonName, record_type: 'job', record_id: number) =>
  (await app.as(name)).call(calls.getChain, { params: { record_type, record_id } })

test('the allocator gets no money, and people who are only booked get no chain', async () => {
  const { job_id } = docket
  expect((await chainOf('allocator', 'job', job_id)).data).toMatchObject({
    orders: { count: 1 },
    money: null,
  })
  // A job that they may not see is not found.
  for (const name of ['driver', 'subcontractor'] as const)
    expect((await chainOf(name, 'job', job_id)).status, name).toBe(404)
})

test('sales see the dockets and invoices of their own clients only', async () => {
  const { job_id, client_id } = docket
  expect((await chainOf('sales', 'job', job_id)).data).toMatchObject({
    orders: { count: 1 },
    dockets: null,
    invoices: null,
    money: null,
    job: { account_manager: null },
  })
  const { user_id } = await app.as('sales')
  await app.database.pool.query('update client set account_manager_id = $2 where id = $1', [
    client_id,
    user_id,
  ])
  const { data } = await chainOf('sales', 'job', job_id)
  // What it owes, as accounts see it, but not what its dockets charge.
  const { money } = (await chainOf('accounts', 'job', job_id)).data
  expect(money?.owing_with_gst_cents).toBeGreaterThan(0)
  expect(data).toMatchObject({
    job: { account_manager_id: user_id, account_manager: people.sales.name },
    dockets: { count: 1 },
    invoices: { count: 1 },
    money,
  })
  expect(Object.keys(data.dockets ?? {})).toEqual(['count', 'to_approve', 'to_invoice'])
})

test.each([
  ['invoices and totals, without dockets', ['dockets:read'], { dockets: false, sums: false, money: true }],
  [
    'invoices and totals, without what dockets charge',
    ['dockets:prices'],
    { dockets: true, sums: false, money: true },
  ],
  ['dockets, without invoices', ['invoices:read'], { dockets: true, sums: true, money: false }],
  ['dockets, without totals', ['invoices:totals'], { dockets: true, sums: true, money: false }],
] as const)('a role that sees %s', async (name, lacking, seen) => {
  const { user_id } = accounts
  await app.database.pool.query(
    `with own as (insert into user_role (name, user_type, is_system) values ($2, 2, false) returning id),
       less as (insert into role_permission (user_role_id, permission, scope)
         select own.id, permission, 'none' from own, unnest($3::text[]) permission)
     update app_user set user_role_id = own.id from own where app_user.id = $1`,
    [user_id, name, lacking],
  )
  onTestFinished(async () => {
    await app.database.pool.query('update app_user set user_role_id = null where id = $1', [user_id])
  })
  const { dockets, money } = (await chainOf('accounts', 'job', docket.job_id)).data
  expect({
    dockets: dockets !== null,
    sums: dockets?.done_cents !== undefined && dockets.to_invoice_cents !== undefined,
    money: money !== null,
  }).toEqual(seen)
  expect(money?.invoiced_cents ?? docket.total_cents).toBe(docket.total_cents)
  expect(dockets?.done_cents ?? docket.total_cents).toBe(docket.total_cents)
})
