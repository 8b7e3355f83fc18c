import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { at, signedDocket } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { jobsFromQuotes } from '#test/quoted-jobs.ts'
import { line } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
app.clock.set(at('06:00', '2026-11-24'))
const owner = await app.database.owner()
const { administrator, accounts, approve } = await invoicing(app)
const { sales, accepted, options, asset_category_id } = await jobsFromQuotes(app)
const monday = { start_date: '2026-11-23', end_date: '2026-11-23' }

const lines = [
  line({
    description: '14 t excavator with tilting bucket and operator',
    asset_category_id,
    quantity: 8,
    min_quantity: 4,
  }),
  line({
    kind: 'float',
    description: 'Float in, Epping yard',
    unit: 'hour',
    quantity: 2,
    min_quantity: 3,
    unit_price_cents: 200_00,
  }),
  line({
    kind: 'service',
    description: 'EastLink tolls',
    unit: 'each',
    quantity: 2,
    unit_price_cents: 12_50,
  }),
]

/** What is offered beside the dockets of a client: description, agreed, left, and whether it is ticked. */
const offered = async (query: { client_id?: number; job_id?: number }) => {
  const { data, status, text } = await accounts.call(calls.listLeftToBill, { query })
  expect(status, text).toBe(200)
  return data
}

test('those who do not see what jobs charge are refused', async () => {
  for (const name of ['sales', 'allocator', 'driver', 'subcontractor'] as const)
    expect((await (await app.as(name)).call(calls.listLeftToBill, { query: {} })).status, name).toBe(403)
  expect(await app.visitor.call(calls.listLeftToBill, { query: {} })).toMatchObject({ status: 401 })
})

test('a quote with a minimum, a float and tolls is invoiced as it was accepted, and nothing is left', async () => {
  const quote = await accepted({ ...options, lines })
  const params = { id: quote.id }
  const { data: plan } = await sales.call(jobEndpoints.previewQuotedJob, { params, query: monday })
  expect(plan.lines.map(({ becomes, min_quantity }) => [becomes, min_quantity])).toEqual([
    ['orders', 4],
    ['once', 3],
    ['once', null],
  ])
  const { data: job } = await sales.call(jobEndpoints.createJobFromQuote, { params, body: monday })
  const query = { job_id: job.id }
  expect((await offered(query)).map(({ description, is_done }) => [description, is_done])).toEqual([
    ['Float in, Epping yard', 0],
    ['EastLink tolls', 0],
  ])

  // Two hours and twenty minutes of work, for which four hours were agreed at least.
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
  const [{ id: order_id } = { id: 0 }] = await ordersOf(app, job.id)
  const { data: order } = await accounts.call(orderEndpoints.getOrder, { params: { id: order_id } })
  const day = { starts_at: at('07:00'), finishes_at: at('09:20'), entries: [] }
  const { id: docket_id } = await signedDocket(app, { order, ...day })
  await administrator.call(docketEndpoints.approveDocket, {
    params: { id: docket_id },
    body: { override: { reason: 'Agreed with the client' } },
  })
  const { data: docket } = await accounts.call(docketEndpoints.getDocket, { params: { id: docket_id } })
  expect(docket.lines.filter(({ is_billable }) => is_billable)).toMatchObject([
    { description: lines[0]?.description, unit_price_cents: 185_00, explanation: { minimum: '4 h' } },
    { kind: 'minimum', quantity_agreed: 1.5, unit_price_cents: 185_00, explanation: { minimum: '4 h' } },
  ])

  const left = await offered(query)
  expect(left).toMatchObject([
    { description: 'Float in, Epping yard', is_done: 1, agreed: { cents: 600_00 }, left: { cents: 600_00 } },
    {
      description: 'EastLink tolls',
      is_done: 1,
      agreed: { quantity: 2 },
      billed: { cents: 0 },
      left: { quantity: 2 },
    },
  ])
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket_id], job_rate_ids: left.map(({ job_rate_id }) => job_rate_id!) },
  })
  expect(made.data.ids, 'one invoice for the job').toHaveLength(1)
  const id = made.data.ids[0]!
  expect(await offered(query)).toEqual([])
  const again = { job_rate_ids: [left[0]!.job_rate_id!] }
  expect((await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: again })).status).toBe(409)

  const invoice = await approve(id)
  expect(invoice.subtotal_cents).toBe(740_00 + 600_00 + 25_00)
  const pdf = await app.server.app.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { authorization: `Bearer ${accounts.token}` },
  })
  const words = (await pagesOf(pdf.rawPayload)).join(' ')
  for (const one of [
    '14 t excavator with tilting bucket and operator',
    `${docket.docket_no} · Minimum 4 h`,
    '2.5 hours $185.00 $462.50',
    'short of the minimum of 4 h',
    '1.5 hours $185.00 $277.50',
    'Float in, Epping yard',
    'Minimum 3 hours',
    '3 hours $200.00 $600.00',
    'EastLink tolls',
    '$12.50 $25.00',
  ])
    expect(words).toContain(withoutSpaces(one))
  const { data: toBill } = await accounts.call(calls.getToBill, { params: { id: job.id } })
  expect(toBill).toMatchObject({ to_invoice_cents: 0, billed_cents: 1365_00 })
  // The minimum adds money to the hire, and no hours.
  expect(toBill.lines.map(({ extras_cents }) => extras_cents)).toEqual([277_50, 0, 0])
})

test('what is left of a client’s jobs goes on one invoice for each, with or without dockets', async () => {
  const client_id = options.client_id
  const jobs: number[] = []
  for (const description of ['Tolls, north', 'Tolls, south']) {
    const quote = await accepted({ ...options, lines: [line({ ...lines[2]!, description })] })
    const { data } = await sales.call(jobEndpoints.createJobFromQuote, {
      params: { id: quote.id },
      body: monday,
    })
    jobs.push(data.id)
  }
  const left = (await offered({ client_id })).filter(({ job_id }) => jobs.includes(job_id))
  expect(left.map(({ description }) => description)).toEqual(['Tolls, north', 'Tolls, south'])
  const all = (await offered({})).map(({ job_id }) => job_id)
  expect(all, 'only with an approved docket').not.toContain(jobs[0])
  const { data } = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { job_rate_ids: left.map(({ job_rate_id }) => job_rate_id!) },
  })
  const invoices = await Promise.all(
    data.ids.map(async (id) => (await accounts.call(invoiceEndpoints.getInvoice, { params: { id } })).data),
  )
  expect(invoices.map(({ job_id, subtotal_cents }) => [job_id, subtotal_cents])).toEqual(
    jobs.map((id) => [id, 25_00]),
  )
})
