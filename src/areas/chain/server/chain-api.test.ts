import { beforeAll, expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { newClientWithSite, newJob, plainOrder } from '#test/jobs.ts'
import type { PersonName } from '#test/people.ts'
import { quoting } from '#test/quotes.ts'
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
    dockets: {
      count: 1,
      to_approve: 0,
      to_invoice: 1,
      done_cents: docket.total_cents,
      to_approve_cents: 0,
      to_invoice_cents: docket.total_cents,
    },
    invoices: { count: 0 },
    money: {
      invoiced_cents: 0,
      invoiced_with_gst_cents: 0,
      paid_with_gst_cents: 0,
      owing_with_gst_cents: 0,
    },
  })

  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  expect(made.status, made.text).toBe(200)
  const [invoice_id = 0] = made.data.ids
  expect((await chainOf('accounts', 'job', job_id)).data, 'with a draft').toMatchObject({
    dockets: { to_invoice: 0, to_invoice_cents: 0 },
    money: { invoiced_cents: 0, on_draft_cents: docket.total_cents },
  })
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, {
    params: { id: invoice_id },
    body: {},
  })
  expect(approved.status, approved.text).toBe(200)

  const after = (await chainOf('accounts', 'invoice', invoice_id)).data
  expect(after).toMatchObject({
    job: { id: job_id },
    dockets: { done_cents: docket.total_cents, to_invoice_cents: 0 },
    invoices: { count: 1, to_send: 1 },
    money: {
      invoiced_cents: docket.total_cents,
      invoiced_with_gst_cents: approved.data.total_cents,
      paid_with_gst_cents: 0,
      owing_with_gst_cents: approved.data.total_cents,
    },
  })
  for (const [type, id] of [
    ['job', job_id],
    ['job_item', docket.job_item_id],
    ['docket', docket.id],
  ] as const)
    expect((await chainOf('accounts', type, id)).data, type).toEqual(after)
})

test('a job’s quoted discount and its credits are not invoiced', async () => {
  const order = await workedOrder(app)
  await app.database.pool.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, status, gst_rule)
       select 'Q-009999', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'amount', 30000, 'Converted',
         'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [order.job_id],
  )
  const { id, job_id, total_cents } = await approvedDocket(app, { order })
  const net_cents = (total_cents ?? 0) - 300_00
  const invoiced = async () => (await chainOf('accounts', 'job', job_id)).data.money?.invoiced_cents
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { docket_ids: [id] } })
  const [invoice_id = 0] = made.data.ids
  const params = { id: invoice_id }
  const { data: drafted } = await chainOf('accounts', 'job', job_id)
  expect(drafted.money?.on_draft_cents, 'as the draft is priced').toBe(net_cents)
  const { data: invoice } = await accounts.call(invoiceEndpoints.approveInvoice, { params, body: {} })
  expect(invoice.discount_cents).toBe(300_00)
  expect(await invoiced()).toBe(net_cents)

  const credit = async (amount_cents: number) => {
    const lines = [{ invoice_line_id: invoice.lines[0]!.id, amount_cents }]
    const body = { reason: 'Fewer hours', lines }
    const { status, text } = await accounts.call(invoiceEndpoints.creditInvoice, { params, body })
    expect(status, text).toBe(200)
  }
  await credit(100_00)
  expect(await invoiced()).toBe(net_cents - 100_00)
  await credit(net_cents - 100_00)
  expect(await invoiced(), 'credited in full').toBe(0)
})

test('a rate added to a draft counts for its job, whichever job the draft is for later', async () => {
  const where = await newClientWithSite(app)
  const { id: job_id } = await newJob(app, where)
  const administrator = await app.as('administrator')
  const rate = { description: 'Float in', unit: 'fixed', unit_price_cents: 450_00 } as const
  const made = await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body: rate })
  const notCharged = (await chainOf('accounts', 'job', job_id)).data.dockets?.not_charged_cents
  const { data: draft } = await accounts.call(invoiceEndpoints.createInvoice, {
    body: { client_id: where.client_id, job_id },
  })
  const params = { id: draft.id }
  await accounts.call(invoiceEndpoints.addQuotedRates, { params, body: { job_rate_ids: [made.data.id] } })
  const { version } = (await accounts.call(invoiceEndpoints.getInvoice, { params })).data
  await accounts.call(invoiceEndpoints.editInvoice, { params, body: { version, job_id: null } })
  const { data } = await chainOf('accounts', 'invoice', draft.id)
  expect(notCharged).toBe(450_00)
  expect(data.dockets?.not_charged_cents).toBe(0)
  expect([data.job?.id, data.money?.on_draft_cents, data.money?.by_hand_cents]).toEqual([
    job_id,
    450_00,
    450_00,
  ])
  await accounts.call(invoiceEndpoints.approveInvoice, { params, body: {} })
  const after = await chainOf('accounts', 'job', job_id)
  expect(after.data.money).toMatchObject({ invoiced_cents: 450_00, owing_with_gst_cents: 495_00 })
})

test('a job owes its share of an invoice for two jobs, less its share of the payment', async () => {
  const where = await newClientWithSite(app)
  const docketAt = async (unit_price_cents: number) => {
    const { id: job_id } = await newJob(app, where)
    return approvedDocket(app, { order: await workedOrder(app, { unit_price_cents }, { job_id }) })
  }
  const first = await docketAt(185_00)
  const second = await docketAt(3 * 185_00)
  await app.database.pool.query("update client set one_invoice_per = 'week' where id = $1", [where.client_id])
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [first.id, second.id] },
  })
  expect(made.data.ids, made.text).toHaveLength(1)
  const [id = 0] = made.data.ids
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, { params: { id }, body: {} })
  expect(approved.status, approved.text).toBe(200)
  const { client_id, total_cents } = approved.data
  const net = (first.total_cents ?? 0) + (second.total_cents ?? 0)
  const paid_cents = 100_00
  const paid = await accounts.call(invoiceEndpoints.takePayment, {
    body: {
      client_id,
      received_on: '2026-11-24',
      method: 'eft',
      allocations: [{ invoice_id: id, amount_cents: paid_cents }],
    },
  })
  expect(paid.status, paid.text).toBe(200)
  for (const docket of [first, second]) {
    const share = (docket.total_cents ?? 0) / net
    expect(share).toBeLessThan(1)
    expect((await chainOf('accounts', 'job', docket.job_id)).data.money).toMatchObject({
      invoiced_with_gst_cents: Math.round((total_cents ?? 0) * share),
      paid_with_gst_cents: Math.round(paid_cents * share),
      owing_with_gst_cents: Math.round(((total_cents ?? 0) - paid_cents) * share),
    })
  }
})

test('a job owes what is left of its lines, with GST only on those that bear it', async () => {
  const { client_id, ...where } = await newClientWithSite(app)
  const { id: job_id } = await newJob(app, { client_id, ...where })
  const line = { description: 'Excavator', unit: 'hour', quantity: 1 }
  const lines = [
    { ...line, unit_price_cents: 1387_50, gst_code: 'GST' },
    { ...line, unit_price_cents: 1000_00, gst_code: 'GST_FREE' },
  ]
  const made = await accounts.call(invoiceEndpoints.createInvoice, {
    body: { client_id, job_id, lines } as never,
  })
  expect(made.status, made.text).toBe(200)
  const params = { id: made.data.id }
  const { data: invoice } = await accounts.call(invoiceEndpoints.approveInvoice, { params, body: {} })
  const owed = async () => (await chainOf('accounts', 'job', job_id)).data.money
  expect(await owed()).toMatchObject({ invoiced_with_gst_cents: 2526_25, owing_with_gst_cents: 2526_25 })
  const credited = await accounts.call(invoiceEndpoints.creditInvoice, {
    params,
    body: {
      reason: 'Not delivered',
      lines: [{ invoice_line_id: invoice.lines[1]!.id, amount_cents: 1000_00 }],
    },
  })
  expect(credited.status, credited.text).toBe(200)
  expect(await owed()).toMatchObject({ invoiced_with_gst_cents: 1526_25, owing_with_gst_cents: 1526_25 })
})

test('cancelled and moved orders are counted apart, as in the list of jobs', async () => {
  const { id } = await newJob(app)
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const orders = await Promise.all(days.map((day) => plainOrder(app, id, day)))
  await app.database.pool.query(
    `update job_item set cancel_reason = 'No PO', order_status = case id when $1 then 'Cancelled' when $2 then 'Cancelled by Office' else 'Moved' end::order_status
     where id in ($1, $2, $3)`,
    orders.slice(1),
  )
  expect((await chainOf('allocator', 'job', id)).data.orders).toMatchObject({ count: 1, cancelled: 3 })
  const { data } = await (await app.as('allocator')).call(jobEndpoints.getJob, { params: { id } })
  expect(data.orders).toBe(1)
})

test('a quote whose email was kept is not called sent', async () => {
  const { sent } = await quoting(app)
  const { id } = await sent()
  expect((await chainOf('accounts', 'quote', id)).data.quote?.status).toBe('Not emailed')
})

test('a missing record has no chain', async () => {
  expect((await chainOf('administrator', 'quote', 999_999)).status).toBe(404)
  expect((await chainOf('administrator', 'client' as ChainType, 1)).status).toBe(404)
})
