import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { QuoteLineInput } from '#areas/quotes/contract/quote-line.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeAttachment, makeCategory } from '#test/fleet.ts'
import { invoiceLine, invoicing } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import type { ToBillLine } from '../contract/to-bill.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, owner, accounts } = await docketing()
const { administrator, approve } = await invoicing(app)
const { sales, create: createQuote, send: sendQuote } = await quoting(app)
const where = await newClientWithSite(app)
const excavator = (await makeCategory(app)).id

const toBill = async (id: number) => {
  const { data, status, text } = await accounts.call(calls.getToBill, { params: { id } })
  expect(status, text).toBe(200)
  const chain = await accounts.call(calls.getChain, { params: { record_type: 'job', record_id: id } })
  const { done_cents, to_approve_cents, to_submit_cents, to_invoice_cents, not_charged_cents } =
    chain.data.dockets!
  const { by_hand_cents } = chain.data.money!
  const byHand = data.lines.reduce((sum, { is_by_hand, left }) => sum + (is_by_hand ? left!.cents : 0), 0)
  expect(
    [data.done_cents, data.waiting_cents, data.to_invoice_cents, byHand],
    'as the job’s summary',
  ).toEqual([
    done_cents! + to_approve_cents! + to_submit_cents! + by_hand_cents,
    to_approve_cents! + to_submit_cents!,
    to_invoice_cents,
    not_charged_cents,
  ])
  expect(data.done_cents, 'done adds up').toBe(data.waiting_cents + data.billed_cents + data.to_invoice_cents)
  return data
}
const wordsOf = ({ description, agreed, done, waiting, billed, to_invoice, left }: ToBillLine) => {
  const amounts = [agreed, done, waiting, billed, to_invoice, left]
  return [description, ...amounts.map((one) => (one ? one.cents / 100 : '-'))].join(' | ')
}
const linesOf = async (id: number) => (await toBill(id)).lines.map(wordsOf)

const addRate = async (job_id: number, body: JobRateInput) => {
  const { data, status, text } = await administrator.call(jobEndpoints.createJobRate, {
    params: { id: job_id },
    body,
  })
  expect(status, text).toBe(200)
  return data.id
}
const float = { description: 'Float in', unit: 'fixed', quantity: 1, unit_price_cents: 450_00 } as const
const toll = { description: 'Toll', unit: 'each', quantity: 2, unit_price_cents: 12_50 } as const

const draftOf = async (job_id: number) => {
  const { client_id } = (await administrator.call(jobEndpoints.getJob, { params: { id: job_id } })).data
  const { data, status, text } = await accounts.call(invoiceEndpoints.createInvoice, {
    body: { client_id, job_id },
  })
  expect(status, text).toBe(200)
  return data.id
}
const addRates = (id: number, ...job_rate_ids: number[]) =>
  accounts.call(invoiceEndpoints.addQuotedRates, { params: { id }, body: { job_rate_ids } })
const bill = async (...docket_ids: number[]) => {
  const { data, status, text } = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids },
  })
  expect(status, text).toBe(200)
  return data.ids[0]!
}

/** The confirmed orders of a job from a quote of these lines, on the given days. */
async function quotedOrders(lines: QuoteLineInput[], end_date: string) {
  const sent = await sendQuote((await createQuote({ ...where, sales_user_id: sales.user_id, lines })).id)
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: sent.id },
    body: { version: sent.version, name: 'Jo Nguyen', evidence_note: 'By phone' },
  })
  const { data: job, text } = await sales.call(jobEndpoints.createJobFromQuote, {
    params: { id: sent.id },
    body: { start_date: '2026-11-23', end_date },
  })
  expect(job?.id, text).toBeGreaterThan(0)
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
  const orders = await Promise.all(
    (await ordersOf(app, job.id)).map(
      async ({ id }) => (await accounts.call(orderEndpoints.getOrder, { params: { id } })).data,
    ),
  )
  return { job_id: job.id, orders }
}
const onDay = (work_date: string) => ({
  starts_at: at('07:00', work_date),
  finishes_at: at('15:00', work_date),
  entries: [],
})

test('people who do not see what dockets charge are refused, and a missing job is not found', async () => {
  const { id } = await newJob(app)
  for (const name of ['sales', 'allocator', 'driver', 'subcontractor'] as const)
    expect((await (await app.as(name)).call(calls.getToBill, { params: { id } })).status, name).toBe(403)
  expect((await accounts.call(calls.getToBill, { params: { id: 999_999 } })).status).toBe(404)
  expect(await toBill(id)).toMatchObject({ lines: [], to_invoice_cents: 0, left_cents: 0 })
})

test('work and what was agreed beside it is listed, and all of it ends at zero when billed', async () => {
  const order = await workedOrder(app)
  const { job_id } = order
  const [float_id, toll_id] = [await addRate(job_id, float), await addRate(job_id, toll)]
  expect(await linesOf(job_id)).toEqual([
    'Float in | 450 | 0 | 0 | 0 | 0 | 450',
    'Toll | 25 | 0 | 0 | 0 | 0 | 25',
  ])

  const id = await approvedOver(order)
  const { data: docket } = await accounts.call(docketEndpoints.getDocket, { params: { id } })
  const hours = (docket.total_cents ?? 0) / 100
  const [, , hire] = await linesOf(job_id)
  expect(hire).toMatch(new RegExp(` \\| - \\| ${hours} \\| 0 \\| 0 \\| ${hours} \\| -$`))

  const invoice_id = await bill(id)
  expect((await addRates(invoice_id, float_id, toll_id)).status).toBe(200)
  await approve(invoice_id)
  const after = await toBill(job_id)
  expect(after).toMatchObject({
    to_invoice_cents: 0,
    left_cents: 0,
    billed_cents: docket.total_cents! + 475_00,
  })
  expect(after.lines.map((row) => row.invoice_id)).toEqual([invoice_id, invoice_id, invoice_id])
  expect(after.lines.map(({ docket_id }) => docket_id)).toEqual([null, null, id])
})

test('work on dockets that nothing charges is listed with the reason it was approved for', async () => {
  const { id, job_id } = await signedDocket(app)
  expect(await toBill(job_id)).toMatchObject({ not_charged: [] })
  const flag = { code: 'uncharged', text: 'Loads 2, 4: no rate for Mudstone.' }
  await owner.query(`update docket set variance = $2, override_reason = 'Back-fill, agreed' where id = $1`, [
    id,
    JSON.stringify([flag, { code: 'break', text: 'No break.' }]),
  ])
  const expected = { id, text: flag.text, override_reason: 'Back-fill, agreed' }
  expect((await toBill(job_id)).not_charged).toMatchObject([expected])
})

test('a docket sent back with a query is done as before, and not approved', async () => {
  const { id, job_id } = await signedDocket(app)
  const before = await toBill(job_id)
  const allocator = await app.as('allocator')
  const queried = await allocator.call(docketEndpoints.queryDocket, {
    params: { id },
    body: { reason: 'Which excavator?' },
  })
  expect(queried.status, queried.text).toBe(200)
  expect(before.waiting_cents).toBeGreaterThan(0)
  expect((await toBill(job_id)).waiting_cents).toBe(before.waiting_cents)
})

test('a line that is billed beyond what was agreed says so, and a credit takes it back', async () => {
  const { id: job_id, client_id } = await newJob(app)
  await addRate(job_id, toll)
  const typed = invoiceLine({ description: 'Toll', unit: 'each', quantity: 2, unit_price_cents: 12_50 })
  const { data: draft } = await accounts.call(invoiceEndpoints.createInvoice, {
    body: { client_id, job_id, lines: [typed, { ...typed, description: 'Stake out', quantity: 1 }] },
  })
  expect(await linesOf(job_id), 'typed with its words').toEqual([
    'Toll | 25 | 25 | 0 | 25 | 0 | 0',
    'Stake out | - | 12.5 | 0 | 12.5 | 0 | -',
  ])
  const [one] = (await approve(draft.id)).lines
  await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id: draft.id },
    body: { reason: 'Not used', lines: [{ invoice_line_id: one!.id, quantity: 1, unit_price_cents: 12_50 }] },
  })
  expect((await linesOf(job_id))[0]).toBe('Toll | 25 | 12.5 | 0 | 12.5 | 0 | 12.5')

  const again = await draftOf(job_id)
  const [rate] = (await accounts.call(invoiceEndpoints.listQuotedRates, { params: { id: again } })).data
  const { data: added } = await addRates(again, rate!.id)
  const lines = added.lines.map((row) => ({ ...typed, id: row.id, quantity: 3 }))
  await accounts.call(invoiceEndpoints.editInvoice, {
    params: { id: again },
    body: { version: added.version, lines, override: { reason: 'Two more trips' } },
  })
  expect((await toBill(job_id)).lines[0]).toMatchObject({ is_over: 1, left: { quantity: 0 } })
})

test('a fixed price of $5,000 over three days is charged once', async () => {
  const hire = line({ asset_category_id: excavator, unit: 'fixed', quantity: 1, unit_price_cents: 5000_00 })
  const { job_id, orders } = await quotedOrders([hire], '2026-11-25')
  const dockets = []
  for (const order of orders) dockets.push(await approvedOver(order))
  expect(dockets).toHaveLength(3)
  const { lines } = await toBill(job_id)
  expect(lines).toMatchObject([
    { agreed: { quantity: 1, cents: 5000_00 }, done: { cents: 5000_00 }, is_over: 0, docket_count: 1 },
  ])
  await bill(dockets[0]!)
  expect(await toBill(job_id)).toMatchObject({ to_invoice_cents: 0, left_cents: 0, billed_cents: 5000_00 })
})

test('a week of five days at $3,333.33 is $3,333.33 in all', async () => {
  const hire = line({ asset_category_id: excavator, unit: 'week', quantity: 1, unit_price_cents: 3333_33 })
  const { job_id, orders } = await quotedOrders([hire], '2026-11-27')
  const dockets = []
  for (const order of orders) dockets.push(await approvedOver(order))
  await bill(...dockets)
  const { lines } = await toBill(job_id)
  expect(lines).toMatchObject([
    { agreed: { cents: 3333_33 }, done: { quantity: 1, cents: 3333_33 }, billed: { cents: 3333_33 } },
  ])
})

test('a day rate on two dockets of one day is charged once', async () => {
  const hire = line({ asset_category_id: excavator, unit: 'day', quantity: 1, unit_price_cents: 1480_00 })
  const { job_id, orders } = await quotedOrders([hire], '2026-11-23')
  const order = orders[0]!
  const morning = { starts_at: at('07:00'), finishes_at: at('11:00'), entries: [] }
  const afternoon = { starts_at: at('12:00'), finishes_at: at('15:00'), entries: [] }
  await paperDocket(app, { order, ...morning })
  await paperDocket(app, { order, ...afternoon })
  const { lines } = await accounts.call(calls.getToBill, { params: { id: job_id } }).then(({ data }) => data)
  expect(lines).toMatchObject([
    { agreed: { quantity: 1, cents: 1480_00 }, waiting: { quantity: 1, cents: 1480_00 }, is_over: 0 },
  ])
})

test('an attachment billed beside the hire leaves what is left of its quote as it was', async () => {
  const hammer = await makeAttachment(app, {
    compatible_category_ids: [excavator],
    rate_cents: 20_00,
    rate_unit: 'hour',
  })
  const hire = line({ asset_category_id: excavator, unit: 'day', quantity: 2, unit_price_cents: 1480_00 })
  const { job_id, orders } = await quotedOrders([hire], '2026-11-24')
  const attachments = [{ attachment_id: hammer.id, hours: 2 }]
  const { id: asset_id } = await makeAsset(app, { asset_category_id: excavator })
  await bill(await approvedOver(orders[0]!, { asset_id, attachments }))
  // $1,480.00 for the day, and 2 h at $20.00 beside it: of $2,960.00 one day is left.
  expect((await toBill(job_id)).lines).toMatchObject([
    {
      agreed: { quantity: 2, cents: 2960_00 },
      billed: { quantity: 1, cents: 1520_00 },
      left: { quantity: 1, cents: 1480_00 },
    },
  ])
  await bill(await approvedOver(orders[1]!))
  expect(await toBill(job_id)).toMatchObject({ billed_cents: 3000_00, left_cents: 0 })
})

test('a quoted float and tolls are on the first invoice, as they were accepted', async () => {
  const hire = line({ asset_category_id: excavator })
  const floats = line({
    kind: 'float',
    description: 'Float in, Epping yard',
    unit: 'hour',
    quantity: 2,
    min_quantity: 4,
    unit_price_cents: 200_00,
  })
  const tolls = line({
    kind: 'service',
    description: 'EastLink tolls',
    unit: 'each',
    quantity: 2,
    unit_price_cents: 12_50,
  })
  const { job_id, orders } = await quotedOrders([hire, floats, tolls], '2026-11-23')
  const id = await bill(await approvedOver(orders[0]!))
  const rates = (await accounts.call(invoiceEndpoints.listQuotedRates, { params: { id } })).data
  const { data } = await addRates(id, ...rates.map((rate) => rate.id))
  expect(data.lines.slice(1)).toMatchObject([
    { description: 'Float in, Epping yard', quantity: 4, line_total_cents: 800_00 },
    { description: 'EastLink tolls', quantity: 2, line_total_cents: 25_00 },
  ])
  expect(await toBill(job_id)).toMatchObject({ left_cents: 0 })
})

/** An order's docket of its day, approved whatever its flags say; its id. */
async function approvedOver(
  order: Awaited<ReturnType<typeof quotedOrders>>['orders'][number],
  used: Parameters<typeof signedDocket>[1] = {},
) {
  const { id } = await signedDocket(app, { order, ...onDay(order.work_date), ...used })
  const { status, text } = await administrator.call(docketEndpoints.approveDocket, {
    params: { id },
    body: { override: { reason: 'Agreed with the client' } },
  })
  expect(status, text).toBe(200)
  return id
}
