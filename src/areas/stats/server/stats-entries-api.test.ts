import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { crediting } from '#test/credits.ts'
import { approvedDocket, at, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeDriver } from '#test/fleet.ts'
import { invoiceLine } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'

const app = await testApp()
app.clock.set(at('06:00', '2026-11-24'))
const { accounts, administrator, approve, approved, creditOf } = await crediting(app)
const { pool } = app.database

interface Entry {
  day: string
  approved_cents: number
  invoiced_cents: number
  worked_minutes: number
  loads: number
  kilograms: number
  job_id: number | null
  driver_id: number | null
}
const entriesOf = async (column: 'docket_id' | 'invoice_id', id: number): Promise<Entry[]> =>
  (
    await pool.query<Entry>(
      `select day::text, approved_cents::int8, invoiced_cents::int8, worked_minutes, loads, kilograms, job_id::int, driver_id::int
       from stats_entry where ${column} = $1 order by invoiced_cents desc, id`,
      [id],
    )
  ).rows
const moneyOf = async (id: number) =>
  (await entriesOf('invoice_id', id)).map(({ invoiced_cents }) => Number(invoiced_cents))

/** Seven and a half hours at $185.00, and two loads of which one was weighed. */
const monday = {
  loads: [
    { material: 'Clean Fill', loaded_at: at('08:00'), net_t: 12.345 },
    { material: 'Clean Fill', loaded_at: at('10:00'), volume_m3: 8 },
  ],
}

test('a docket counts from its approval until it is reopened', async () => {
  const signed = await signedDocket(app, monday)
  expect(await entriesOf('docket_id', signed.id)).toEqual([])
  const params = { id: signed.id }
  const body = { override: { reason: 'Agreed with the client' } }
  const answer = await administrator.call(docketEndpoints.approveDocket, { params, body })
  expect(answer.status, answer.text).toBe(200)
  const [entry, ...more] = await entriesOf('docket_id', signed.id)
  expect(more).toEqual([])
  const charged = answer.data.lines
    .filter(({ is_billable }) => is_billable)
    .reduce((sum, line) => sum + Math.round(line.quantity_agreed * (line.unit_price_cents ?? 0)), 0)
  expect(charged).toBeGreaterThanOrEqual(7.5 * 185_00)
  expect(entry).toMatchObject({
    day: '2026-11-23',
    approved_cents: charged,
    invoiced_cents: 0,
    worked_minutes: 450,
    loads: 2,
    kilograms: 12_345,
    driver_id: signed.driver_id,
  })
  const reopened = await administrator.call(docketEndpoints.reopenDocket, {
    params,
    body: { reason: 'Wrong hours' },
  })
  expect(reopened.status, reopened.text).toBe(200)
  expect(await entriesOf('docket_id', signed.id)).toEqual([])
})

test('of several who approve or reopen a docket at once it is counted once or not at all', async () => {
  const { id } = await signedDocket(app)
  const approveIt = () => administrator.call(docketEndpoints.approveDocket, { params: { id }, body: {} })
  const replies = await Promise.all([approveIt(), approveIt(), approveIt()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await entriesOf('docket_id', id)).toHaveLength(1)
  await Promise.all([
    administrator.call(docketEndpoints.reopenDocket, { params: { id }, body: { reason: 'Wrong hours' } }),
    approveIt(),
    approveIt(),
  ])
  const { data } = await accounts.call(docketEndpoints.getDocket, { params: { id } })
  expect(await entriesOf('docket_id', id)).toHaveLength(data.status === 'Approved' ? 1 : 0)
})

test('an invoice counts for the job, machine and driver of its dockets, less what is credited', async () => {
  const order = await workedOrder(app)
  const [first, second] = [await makeDriver(app), await makeDriver(app)]
  const one = await approvedDocket(app, { order, driver_id: first.id })
  const other = await signedDocket(app, { order, driver_id: second.id })
  const both = await administrator.call(docketEndpoints.approveDocket, {
    params: { id: other.id },
    body: { override: { reason: 'Two drivers shared the day' } },
  })
  expect(both.status, both.text).toBe(200)
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [one.id, other.id] },
  })
  expect(made.status, made.text).toBe(200)
  const id = made.data.ids[0]!
  expect(await entriesOf('invoice_id', id)).toEqual([])
  await approve(id)
  const of = { job_id: order.job_id, invoiced_cents: 7.5 * 185_00, approved_cents: 0, worked_minutes: 0 }
  expect(await entriesOf('invoice_id', id)).toMatchObject([
    { ...of, driver_id: first.id },
    { ...of, driver_id: second.id },
  ])
  // A credit of $185.00 of the first line.
  const credited = await creditOf(id, { amount_cents: 185_00 })
  expect(credited.status, credited.text).toBe(200)
  expect(await moneyOf(id)).toEqual([7.5 * 185_00, 6.5 * 185_00])
})

test('a job’s discount is taken off that job alone', async () => {
  const where = await newClientWithSite(app, { one_invoice_per: 'month' })
  const agreed = async () => {
    const { id: job_id } = await newJob(app, where)
    const { data } = await administrator.call(jobEndpoints.createJobRate, {
      params: { id: job_id },
      body: { description: 'Stockpile', unit: 'fixed', quantity: 1, unit_price_cents: 1000_00 },
    })
    return { job_id, rate_id: data.id }
  }
  const [one, other] = [await agreed(), await agreed()]
  await pool.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, status, gst_rule)
       select 'Q-009999', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'percent', 10, 'Converted',
         'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [one.job_id],
  )
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { job_rate_ids: [one.rate_id, other.rate_id] },
  })
  expect(made.status, made.text).toBe(200)
  expect(made.data.ids).toHaveLength(1)
  const { id } = await approve(made.data.ids[0]!)
  expect(await entriesOf('invoice_id', id)).toMatchObject([
    { job_id: other.job_id, invoiced_cents: 1000_00 },
    { job_id: one.job_id, invoiced_cents: 900_00 },
  ])
})

test('a credit counts before GST, as its note says', async () => {
  const line = (gst_code: 'GST' | 'GST_FREE') =>
    invoiceLine({ description: `Fill, ${gst_code}`, quantity: 1, unit_price_cents: 1000_00, gst_code })
  const { id, lines, total_cents } = await approved({ lines: [line('GST'), line('GST_FREE')] })
  expect(total_cents).toBe(2100_00)
  const free = lines.find(({ gst_code }) => gst_code === 'GST_FREE')!
  const credited = await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id },
    body: { reason: 'Not delivered', lines: [{ invoice_line_id: free.id, quantity: 1 }] },
  })
  expect(credited.status, credited.text).toBe(200)
  // Left is the line with GST: $1,100.00 with it, $1,000.00 before.
  expect(await moneyOf(id)).toEqual([1000_00])
})

test('a void invoice counts for nothing, and one by hand for its client alone', async () => {
  const { id } = await approved()
  expect(await entriesOf('invoice_id', id)).toMatchObject([
    { invoiced_cents: 1480_00, job_id: null, driver_id: null },
  ])
  const gone = await accounts.call(invoiceEndpoints.voidInvoice, {
    params: { id },
    body: { reason: 'Wrong client' },
  })
  expect(gone.status, gone.text).toBe(200)
  expect(await moneyOf(id)).toEqual([])
})

test('the parts of an invoice add up to it, whatever its discount', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select i.id from invoice i left join (select invoice_id, sum(invoiced_cents) as cents from stats_entry group by 1) e on e.invoice_id = i.id
     where i.status not in ('Draft', 'Void', 'Deleted') and coalesce(e.cents, 0) <> net_of_invoice(i)`,
  )
  expect(rows).toEqual([])
  const { rows: twice } = await pool.query(
    'select docket_id from stats_entry where docket_id is not null group by 1 having count(*) > 1',
  )
  expect(twice).toEqual([])
})

test('the database keeps one entry of a docket, and none without a source', async () => {
  const owner = await app.database.owner()
  const { id } = await approvedDocket(app)
  const add = (columns: string, values: string) =>
    owner.query(`insert into stats_entry (${columns}, day, client_id) values (${values}, current_date, 1)`)
  await expect(add('docket_id', String(id))).rejects.toThrow(/stats_entry_docket/)
  await expect(add('job_id', '1')).rejects.toThrow(/stats_entry_source/)
})
