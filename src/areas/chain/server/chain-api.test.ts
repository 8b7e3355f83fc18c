import { beforeAll, expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { docketing, approvedDocket, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import type { PersonName } from '#test/people.ts'
import type { ChainType } from '../contract/chain.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()

const chainOf = async (name: PersonName, record_type: ChainType, record_id: number) =>
  (await app.as(name)).call(calls.getChain, { params: { record_type, record_id } })

let docket: Awaited<ReturnType<typeof approvedDocket>>
beforeAll(async () => {
  await invoicing(app)
  docket = await approvedDocket(app, { order: await workedOrder(app) })
})

test('what is approved is done and not yet invoiced, until an invoice for it is issued', async () => {
  const { job_id } = docket
  const before = (await chainOf('accounts', 'job', job_id)).data
  expect(before).toMatchObject({
    quote: null,
    job: { id: job_id },
    orders: { count: 1 },
    dockets: { count: 1, to_approve: 0 },
    invoices: { count: 0 },
    money: {
      quoted_cents: null,
      done_cents: docket.total_cents,
      invoiced_cents: 0,
      to_invoice_cents: docket.total_cents,
      to_invoice: 1,
    },
  })

  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  expect(made.status, made.text).toBe(200)
  const [invoice_id = 0] = made.data.ids
  expect((await chainOf('accounts', 'job', job_id)).data.money?.invoiced_cents, 'of a draft').toBe(0)
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, {
    params: { id: invoice_id },
    body: {},
  })
  expect(approved.status, approved.text).toBe(200)

  const after = (await chainOf('accounts', 'invoice', invoice_id)).data
  expect(after).toMatchObject({
    job: { id: job_id },
    invoices: { count: 1, to_send: 1 },
    money: { done_cents: docket.total_cents, invoiced_cents: docket.total_cents, to_invoice_cents: 0 },
  })
  for (const [type, id] of [
    ['job', job_id],
    ['job_item', docket.job_item_id],
    ['docket', docket.id],
  ] as const)
    expect((await chainOf('accounts', type, id)).data, type).toEqual(after)
})

test('the allocator gets no money, and who is only booked gets no chain', async () => {
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
  })
  const { user_id } = await app.as('sales')
  await app.database.pool.query('update client set account_manager_id = $2 where id = $1', [
    client_id,
    user_id,
  ])
  expect((await chainOf('sales', 'job', job_id)).data).toMatchObject({
    dockets: { count: 1 },
    invoices: { count: 1 },
  })
})

test('a record that is not there has no chain', async () => {
  expect((await chainOf('administrator', 'quote', 999_999)).status).toBe(404)
  expect((await chainOf('administrator', 'client' as ChainType, 1)).status).toBe(404)
})
