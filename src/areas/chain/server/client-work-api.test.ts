import { beforeAll, expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import type { PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
const pool = app.database.pool

let docket: Awaited<ReturnType<typeof approvedDocket>>
beforeAll(async () => {
  await invoicing(app)
  docket = await approvedDocket(app, { order: await workedOrder(app) })
})

const workFor = async (name: PersonName, id = docket.client_id) =>
  (await app.as(name)).call(calls.getClientWork, { params: { id } })

test('drivers and subcontractors are refused, and a missing client is not found', async () => {
  for (const name of ['driver', 'subcontractor'] as const)
    expect((await workFor(name)).status, name).toBe(403)
  expect((await workFor('administrator', 999_999)).status).toBe(404)
})

test('the allocator sees the work and no amount', async () => {
  await addQuote('Q-009001', 'Sent', 'quote_valid')
  const { data } = await workFor('allocator')
  expect(data).toMatchObject({ jobs: { count: 1, open: 1 }, money: null })
  expect(data.quotes?.rows.length).toBeGreaterThan(0)
  expect(moneyKeysIn(data)).toEqual([])
})

test('sales see what is owing and the dockets of their own clients only', async () => {
  expect((await workFor('sales')).data).toMatchObject({ quotes: { open: 1 }, invoices: null, money: null })
  const { user_id } = await app.as('sales')
  await pool.query('update client set account_manager_id = $2 where id = $1', [docket.client_id, user_id])
  expect((await workFor('sales')).data).toMatchObject({ invoices: { count: 0 }, money: { owing_cents: 0 } })
})

test('what is approved waits to be invoiced; issued it is owing', async () => {
  expect((await workFor('accounts')).data.money).toMatchObject({
    owing_cents: 0,
    days_to_pay: null,
  })
  expect((await workFor('accounts')).data.to_invoice).toEqual({
    count: 1,
    total_cents: docket.total_cents,
    dry_hires: 0,
    dry_hire_cents: 0,
  })
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  const [invoice_id = 0] = made.data.ids
  expect((await workFor('accounts')).data.money, 'with a draft').toMatchObject({
    owing_cents: 0,
    drafts: 1,
    draft_cents: Math.round(Number(docket.total_cents) * 1.1),
  })
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, {
    params: { id: invoice_id },
    body: {},
  })
  expect(approved.status, approved.text).toBe(200)
  const { data } = await workFor('accounts')
  expect(data.money).toMatchObject({ owing_cents: approved.data.total_cents })
  expect(data.to_invoice).toMatchObject({ count: 0, total_cents: 0, dry_hires: 0 })
  expect(data.invoices).toMatchObject({
    count: 1,
    open: 1,
    overdue: 0,
    rows: [{ id: invoice_id, owing_cents: approved.data.total_cents }],
  })
  expect(data.money?.disputed_cents).toBe(0)
  await pool.query("update invoice set status = 'Sent', sent_at = approved_at where id = $1", [invoice_id])
  const { status, text } = await accounts.call(invoiceEndpoints.disputeInvoice, {
    params: { id: invoice_id },
    body: { reason: 'Hours' },
  })
  expect(status, text).toBe(200)
  const { data: disputed } = await workFor('accounts')
  expect(disputed.money).toMatchObject({ overdue_cents: 0, disputed_cents: approved.data.total_cents })
})

test('an answered quote is not open, and the soonest to end comes first', async () => {
  await addQuote('Q-009002', 'Draft', 'quote_later')
  await addQuote('Q-009003', 'Declined', 'quote_later')
  const { quotes } = (await workFor('accounts')).data
  expect(quotes).toMatchObject({ count: 3, open: 2, open_cents: 22_000, waiting: 1, waiting_cents: 11_000 })
  expect(quotes?.rows.map(({ quote_no }) => quote_no)).toEqual(['Q-009001', 'Q-009002'])
})

test('a job counts in the year it starts, also while its start is ahead', async () => {
  const startsOn = (date: string) =>
    pool.query('update job set start_date = $2, end_date = $2 where client_id = $1', [docket.client_id, date])
  const { rows } = await pool.query('select start_date, end_date from job where client_id = $1', [
    docket.client_id,
  ])
  await startsOn('2026-12-30')
  expect((await workFor('accounts')).data.jobs).toMatchObject({ this_year: 1, last_year: 0 })
  await startsOn('2025-12-30')
  expect((await workFor('accounts')).data.jobs).toMatchObject({ this_year: 0, last_year: 1 })
  await pool.query('update job set start_date = $2, end_date = $3 where client_id = $1', [
    docket.client_id,
    rows[0].start_date,
    rows[0].end_date,
  ])
})

test('jobs count in the month they start, cancelled ones in none', async () => {
  const { jobs } = (await workFor('accounts')).data
  expect(jobs?.by_month).toHaveLength(12)
  const begun = jobs?.by_month.reduce((sum, month) => sum + month, 0)
  await pool.query("update job set status = 'Cancelled', cancel_reason = 'Rain' where client_id = $1", [
    docket.client_id,
  ])
  const after = (await workFor('accounts')).data.jobs
  expect(begun).toBe(1)
  expect(after).toMatchObject({
    count: 1,
    open: 0,
    this_year: 0,
    by_month: Array.from({ length: 12 }, () => 0),
  })
})

const ends = { quote_valid: '2026-12-01', quote_later: '2026-12-20' } as const

/** A quote of $110 for the client, in a state. */
const addQuote = (quote_no: string, status: string, until: keyof typeof ends) =>
  pool.query(
    `insert into quote (quote_no, company_id, title, client_id, quote_date, valid_until, job_type, status,
       gst_rule, subtotal_cents, gst_cents, total_cents, decline_reason)
     select $1, c.id, 'Works', $2, '2026-11-01', $3, 'Machine Hire', $4::quote_status, 'total_invoice', 10000, 1000, 11000,
       case when $4::quote_status = 'Declined' then 'Too dear' end
     from company c`,
    [quote_no, docket.client_id, ends[until], status],
  )
