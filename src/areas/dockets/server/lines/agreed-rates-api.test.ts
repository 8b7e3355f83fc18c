import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketing, signedDocket } from '#test/dockets.ts'
import { makeCategory } from '#test/fleet.ts'
import { invoiceLine } from '#test/invoices.ts'
import { newJob } from '#test/jobs.ts'
import { newOrder } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, accounts } = await docketing()
const administrator = await app.as('administrator')
const excavator = await makeCategory(app, { default_min_hours: 4 })
const { data: product } = await administrator.call(productEndpoints.createProduct, {
  body: {
    code: 'WH-EX20',
    name: 'Excavator 20T/22T, wet hire',
    category: 'hire',
    unit: 'hour',
    sell_price_cents: 175_00,
    min_quantity: 5,
    asset_category_id: excavator.id,
  },
})
// The orders are on days before the product was created.
const owner = await app.database.owner()
await owner.query(`update product_price set valid_from = '2026-01-01' where product_id = $1`, [product.id])
const hire: JobRateInput = {
  product_id: product.id,
  description: 'Excavator 20T/22T, wet hire',
  unit: 'hour',
  unit_price_cents: 199_00,
}
const travel: JobRateInput = {
  description: 'Travel to and from site',
  unit: 'each',
  quantity: 1,
  unit_price_cents: 85_00,
}
const travelled = [{ kind: 'travel' as const, started_at: at('06:15'), ended_at: at('07:00') }]

async function addRate(job_id: number, body: JobRateInput) {
  const { data, status, text } = await administrator.call(jobEndpoints.createJobRate, {
    params: { id: job_id },
    body,
  })
  if (status !== 200) throw new Error(text)
  return data
}
/** A confirmed order for the excavator, on a job with these agreed rates. */
async function ordered(...rates: JobRateInput[]) {
  const { id: job_id } = await newJob(app)
  for (const rate of rates) await addRate(job_id, rate)
  return newOrder(app, { job_id, asset_category_id: excavator.id, status: 'Confirmed' })
}
const worked = (order: Awaited<ReturnType<typeof ordered>>, entries: typeof travelled = []) =>
  signedDocket(app, { order, starts_at: at('07:00'), finishes_at: at('15:00'), entries })
const hireOf = ({ lines }: Pick<Docket, 'lines'>) => {
  const { unit, unit_price_cents, price_source } = lines.find(({ kind }) => kind === 'hire')!
  return { unit, unit_price_cents, price_source }
}
const rateOf = async (id: number) =>
  (await accounts.call(orderEndpoints.getOrder, { params: { id } })).data.rate_snapshot
const flags = async (id: number) =>
  (await accounts.call(calls.getDocket, { params: { id } })).data.variance
    .filter(({ code }) => code === 'quoted' || code === 'uncharged' || code === 'other_rate')
    .map(({ text }) => text)
const approve = (id: number) => accounts.call(calls.approveDocket, { params: { id }, body: {} })

test('the job’s rate for the order’s product is charged, not the price list', async () => {
  const order = await ordered(hire)
  const source = `Rate of job ${order.job_no}`
  expect(order.rate_snapshot).toMatchObject({ unit: 'hour', unit_price_cents: 199_00, min_hours: 5, source })
  const docket = await worked(order)
  expect(hireOf(docket)).toEqual({ unit: 'hour', unit_price_cents: 199_00, price_source: source })
  expect(docket.lines[0]).toMatchObject({ product_id: product.id })
  expect(await flags(docket.id)).toEqual([])
  expect((await approve(docket.id)).status).toBe(200)
})

test('a rate with the product’s wording applies to it, one for travel or stand-by does not', async () => {
  const { product_id: _product, ...inWords } = hire
  expect((await ordered(inWords)).rate_snapshot).toMatchObject({ unit_price_cents: 199_00 })
  const standby = { ...hire, description: 'Excavator, stand-by', unit_price_cents: 90_00 }
  expect((await ordered(standby)).rate_snapshot).toMatchObject({
    unit_price_cents: 175_00,
    source: 'Product WH-EX20',
  })
})

test('between two rates for one product nothing is assumed', async () => {
  const order = await ordered(hire, { ...hire, description: 'Excavator, Saturday', unit_price_cents: 250_00 })
  expect(order.rate_snapshot).toMatchObject({ unit: 'hour', unit_price_cents: null, source: 'none' })
  const { status, message } = await approve((await worked(order)).id)
  expect([status, message]).toEqual([409, expect.stringMatching(/has no price\. Set it first\.$/)])
})

/** What each of these dockets has besides. */
const withoutBreak = 'More than 5 hours without a break.'

test('orders follow job rates added, changed and removed after them', async () => {
  const order = await ordered()
  const price = async () => (await rateOf(order.id))?.unit_price_cents
  expect(await price()).toBe(175_00)
  const { id: rate_id } = await addRate(order.job_id, hire)
  expect(await rateOf(order.id)).toMatchObject({
    unit_price_cents: 199_00,
    source: `Rate of job ${order.job_no}`,
  })
  const params = { id: order.job_id, rate_id }
  await administrator.call(jobEndpoints.editJobRate, {
    params,
    body: { version: 1, unit_price_cents: 205_00 },
  })
  expect(await price()).toBe(205_00)
  await administrator.call(jobEndpoints.removeJobRate, { params, body: { version: 2 } })
  expect(await rateOf(order.id)).toMatchObject({ unit_price_cents: 175_00, source: 'Product WH-EX20' })
})

test('a docket charged at list price is flagged once the job has a rate for it', async () => {
  const order = await ordered()
  const { id, docket_no } = await worked(order)
  expect(await flags(id)).toEqual([])
  await addRate(order.job_id, hire)
  const words = 'Charged at the price list’s $175.00 per hour (WH-EX20); the job’s rate is $199.00.'
  expect(await flags(id)).toEqual([words])
  // It is charged, so the list does not call it "Not charged".
  const { data: list } = await accounts.call(calls.listDockets, { query: { job_id: order.job_id } })
  expect(list.map(({ variance }) => variance)).toEqual([
    [
      { code: 'break', text: withoutBreak },
      { code: 'other_rate', text: words },
    ],
  ])
  const refused = await approve(id)
  expect([refused.status, refused.message]).toEqual([409, `${docket_no}: ${withoutBreak} ${words}`])
})

test.each([
  ['each', travel],
  ['fixed', { ...travel, unit: 'fixed' }],
  ['each, of which nobody said how many', { ...travel, quantity: null }],
] as const)('travel by the visit (%s) is flagged where no docket charges it', async (_how, agreed) => {
  const { id, docket_no, job_id, client_id } = await worked(await ordered(hire, agreed))
  const words = 'Agreed but not charged yet: Travel to and from site.'
  expect(await flags(id)).toEqual([words])
  const { data: list } = await accounts.call(calls.listDockets, { query: { job_id } })
  expect(list[0]?.variance).toContainEqual({ code: 'quoted', text: words })
  const refused = await approve(id)
  expect([refused.status, refused.message]).toEqual([409, `${docket_no}: ${withoutBreak} ${words}`])
  const { description, unit, unit_price_cents } = agreed
  const lines = [invoiceLine({ description, unit, unit_price_cents, quantity: 1 })]
  await accounts.call(invoiceEndpoints.createInvoice, { body: { client_id, job_id, lines } })
  expect(await flags(id)).toEqual([])
})

test('travel for visits still to come is not demanded', async () => {
  const { id } = await worked(await ordered(hire, { ...travel, quantity: 5 }), travelled)
  expect(await flags(id)).toEqual([])
})

test.each([
  ['fixed', 'Float in'],
  ['each', 'Delivery'],
] as const)('rates agreed by hand, without a number (%s), are flagged', async (unit, description) => {
  const { id } = await worked(await ordered({ description, unit, unit_price_cents: 450_00 }))
  expect(await flags(id)).toEqual([`Agreed but not charged yet: ${description}.`])
})

test('hours of the hire itself are not also reported as quoted', async () => {
  const { id } = await worked(await ordered({ ...hire, quantity: 40 }))
  expect(await flags(id)).toEqual([])
})
