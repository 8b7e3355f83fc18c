import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { newJob } from '#test/jobs.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
const { administrator, approve } = await invoicing(app)

/** The job’s quote takes 5 % off. */
const discounted = (job_id: number) =>
  app.database.pool.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, subtotal_cents, discount_cents, total_cents, status, gst_rule)
       select 'Q-' || (900000 + $1::int), c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'percent', 5,
         200000, 10000, 190000, 'Converted', 'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [job_id],
  )

test('what is done is after the quote’s discount, as what is quoted and invoiced', async () => {
  const order = await workedOrder(app)
  await discounted(order.job_id)
  const { id, job_id, total_cents } = await approvedDocket(app, { order })
  const net = Math.round((total_cents ?? 0) * 0.95)
  const amounts = async () =>
    (await accounts.call(calls.getChain, { params: { record_type: 'job', record_id: job_id } })).data
  expect(await amounts()).toMatchObject({
    dockets: { done_cents: net, to_invoice_cents: net },
    money: { by_hand_cents: 0 },
  })
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { docket_ids: [id] } })
  const params = { id: made.data.ids[0] ?? 0 }
  const float = { description: 'Float in', unit: 'fixed', unit_price_cents: 880_00 } as const
  const rate = await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body: float })
  expect((await amounts()).dockets?.not_charged_cents).toBe(836_00)
  const added = await accounts.call(invoiceEndpoints.addQuotedRates, {
    params,
    body: { job_rate_ids: [rate.data.id] },
  })
  expect(added.status, added.text).toBe(200)
  const { money, dockets } = await amounts()
  expect(money?.by_hand_cents).toBe(836_00)
  // An invoice rounds its discount once, for all of its lines.
  const rounding = (money?.on_draft_cents ?? 0) - (dockets?.done_cents ?? 0) - 836_00
  expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
})

test('what is credited of a discounted invoice is left to bill at its full price', async () => {
  const { id: job_id, client_id } = await newJob(app)
  await discounted(job_id)
  const add = async (description: string, unit_price_cents: number) => {
    const body = { description, unit: 'each', quantity: 3, unit_price_cents } as const
    return (await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body })).data.id
  }
  const job_rate_ids = [await add('Toll', 33_33), await add('Permit', 100_00)]
  const { data } = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { job_rate_ids } })
  const invoice = await approve(data.ids[0] ?? 0)
  expect(invoice).toMatchObject({ client_id, subtotal_cents: 399_99, discount_cents: 20_00 })
  const [toll, permit] = invoice.lines
  const credit = (...lines: { invoice_line_id: number; quantity?: number; amount_cents?: number }[]) =>
    accounts.call(invoiceEndpoints.creditInvoice, {
      params: { id: invoice.id },
      body: { reason: 'Not used', lines },
    })
  const figures = async () =>
    (await accounts.call(calls.getToBill, { params: { id: job_id } })).data.lines.map(
      ({ description, billed, left }) => [description, billed.cents, left?.cents],
    )
  await credit(
    { invoice_line_id: toll?.id ?? 0, quantity: 1 },
    { invoice_line_id: permit?.id ?? 0, quantity: 3 },
  )
  expect(await figures()).toEqual([
    ['Toll', 66_66, 33_33],
    ['Permit', 0, 300_00],
  ])
  await credit({ invoice_line_id: toll?.id ?? 0, quantity: 2 })
  expect(await figures()).toEqual([
    ['Toll', 0, 99_99],
    ['Permit', 0, 300_00],
  ])
})
