import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketing, paperDocket, signedDocket } from '#test/dockets.ts'
import { makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))
const administrator = await app.as('administrator')
const { sales, create, send } = await quoting(app)

/** A job of three days at one price of $5,000.00, from a quote, with its confirmed orders. */
async function fixedJob(billing_method: 'hourly' | 'progress' = 'hourly') {
  const hire = line({
    asset_category_id: (await makeCategory(app)).id,
    description: 'Basement dig',
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: 5000_00,
  })
  const where = await newClientWithSite(app)
  const { id, version } = await send((await create({ ...where, lines: [hire] })).id)
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id },
    body: { version, name: 'Jo Nguyen', evidence_note: 'By phone' },
  })
  const { data: job, text } = await sales.call(jobEndpoints.createJobFromQuote, {
    params: { id },
    body: { start_date: '2026-11-23', end_date: '2026-11-25' },
  })
  expect(job?.id, text).toBeGreaterThan(0)
  await owner.query(`update job set billing_method = $2 where id = $1`, [job.id, billing_method])
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
  const orders = await Promise.all(
    (await ordersOf(app, job.id)).map(
      async (one) => (await accounts.call(orderEndpoints.getOrder, { params: { id: one.id } })).data,
    ),
  )
  const { data: rates } = await administrator.call(jobEndpoints.listJobRates, { params: { id: job.id } })
  return { job, client_id: where.client_id, orders, job_rate_id: rates[0]!.id }
}
const worked = (order: Order) => ({
  order,
  starts_at: at('07:00', order.work_date),
  finishes_at: at('15:00', order.work_date),
  entries: [],
})
const approve = (id: number) =>
  accounts.call(calls.approveDocket, { params: { id }, body: { override: { reason: 'As agreed' } } })
const draft = async (client_id: number, job_id: number) =>
  (await accounts.call(invoiceEndpoints.createInvoice, { body: { client_id, job_id } })).data.id
const claim = (id: number, job_rate_id: number, percent: number) =>
  accounts.call(invoiceEndpoints.addQuotedRates, {
    params: { id },
    body: { claims: [{ job_rate_id, percent }] },
  })
const bill = (...docket_ids: number[]) =>
  accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { docket_ids } })
const toBill = async (id: number) => {
  const { data } = await accounts.call(chainEndpoints.getToBill, { params: { id } })
  return data.lines.map(({ description, agreed, done, billed, left }) => [
    description,
    agreed?.cents,
    done.cents,
    billed.cents,
    left?.cents,
  ])
}

test('the price is offered before a docket charges it, and the first docket charges all of it once', async () => {
  const { job, orders } = await fixedJob()
  expect(await toBill(job.id)).toEqual([['Basement dig', 5000_00, 0, 0, 5000_00]])
  const dockets = []
  for (const order of orders) dockets.push(await signedDocket(app, worked(order)))
  const [first, second] = dockets
  expect(dockets.map(({ total_cents }) => total_cents ?? 0)).toEqual([5000_00, 0, 0])
  expect(second?.lines[0]?.explanation.steps).toContain(`Charged on ${first?.docket_no}: 1.`)
  for (const { id } of dockets) expect((await approve(id)).status).toBe(200)
  expect(await toBill(job.id)).toEqual([['Basement dig', 5000_00, 5000_00, 0, 5000_00]])
  expect((await bill(first!.id)).status).toBe(200)
  expect(await toBill(job.id)).toEqual([['Basement dig', 5000_00, 5000_00, 5000_00, 0]])
})

test('what a docket charges cannot be claimed as well', async () => {
  const { job, client_id, orders, job_rate_id } = await fixedJob()
  await signedDocket(app, worked(orders[0]!))
  const invoice = await draft(client_id, job.id)
  expect((await accounts.call(invoiceEndpoints.listQuotedRates, { params: { id: invoice } })).data).toEqual(
    [],
  )
  const refused = await claim(invoice, job_rate_id, 30)
  expect([refused.status, refused.message]).toEqual([
    409,
    'Basement dig: $5,000.00 agreed, $0.00 left to bill.',
  ])
})

test('on a job billed by progress dockets charge nothing of it, and claims come to the price', async () => {
  const { job, client_id, orders, job_rate_id } = await fixedJob('progress')
  const docket = await signedDocket(app, worked(orders[0]!))
  expect(docket.lines).toMatchObject([{ kind: 'hire', quantity_agreed: 0, is_billable: 0 }])
  expect(docket.lines[0]?.explanation.steps).toEqual([
    'One price for the whole work: billed from the job, not by docket.',
  ])
  expect((await approve(docket.id)).status).toBe(200)
  for (const [percent, left] of [
    [33.33, 3333_50],
    [66.67, 0],
  ] as const) {
    const claimed = await claim(await draft(client_id, job.id), job_rate_id, percent)
    expect(claimed.status, claimed.text).toBe(200)
    expect((await toBill(job.id))[0]?.at(-1)).toBe(left)
  }
  expect((await claim(await draft(client_id, job.id), job_rate_id, 1)).status).toBe(409)
})

test('once some of it is claimed, dockets leave the rest to the job', async () => {
  const { job, client_id, orders, job_rate_id } = await fixedJob()
  expect((await claim(await draft(client_id, job.id), job_rate_id, 30)).status).toBe(200)
  const docket = await signedDocket(app, worked(orders[0]!))
  expect(docket.total_cents ?? 0).toBe(0)
  expect((await approve(docket.id)).status).toBe(200)
  expect(await toBill(job.id)).toEqual([['Basement dig', 5000_00, 1500_00, 1500_00, 3500_00]])
})

test('of a docket and a claim at once the price is never charged twice', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 3; round++) {
    const { job, client_id, orders, job_rate_id } = await fixedJob()
    const invoice = await draft(client_id, job.id)
    const [docket, claimed] = await Promise.all([
      paperDocket(app, worked(orders[0]!)),
      claim(invoice, job_rate_id, 100),
    ])
    expect([docket.total_cents ?? 0, claimed.status]).toEqual(
      claimed.status === 200 ? [0, 200] : [5000_00, 409],
    )
  }
})
