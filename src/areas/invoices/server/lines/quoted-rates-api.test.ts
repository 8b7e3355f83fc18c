import { expect, onTestFinished, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket, workedOrder } from '#test/dockets.ts'
import { invoicing, lineAgain } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { InvoicePatch } from '../../contract/invoice.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, administrator, approve, create, read } = await invoicing(app)

const float = { description: 'Float in', unit: 'fixed', unit_price_cents: 450_00 } as const
const toll = { description: 'Toll', unit: 'each', quantity: 2, unit_price_cents: 12_50 } as const

/** A draft of a job with rates agreed for it. */
async function drafted(...rates: JobRateInput[]) {
  const where = await newClientWithSite(app)
  const { id: job_id, job_no } = await newJob(app, where)
  for (const body of rates) {
    const { status, text } = await administrator.call(jobEndpoints.createJobRate, {
      params: { id: job_id },
      body,
    })
    expect(status, text).toBe(200)
  }
  const { client_id } = where
  const { id } = await create({ client_id, job_id })
  return { id, job_id, job_no, ...where }
}
const left = async (id: number) =>
  (await accounts.call(calls.listQuotedRates, { params: { id } })).data.map(
    ({ id: rate_id, description, quantity }) => ({ rate_id, words: `${description}, ${quantity}` }),
  )
const wordsOf = async (id: number) => (await left(id)).map(({ words }) => words)
const add = (id: number, ...job_rate_ids: number[]) =>
  accounts.call(calls.addQuotedRates, { params: { id }, body: { job_rate_ids } })
const charge = async (id: number) => {
  const [rate] = await left(id)
  const { data, status, text } = await add(id, rate!.rate_id)
  expect(status, text).toBe(200)
  return { ...data, rate_id: rate!.rate_id }
}
const edit = (id: number, body: InvoicePatch) => accounts.call(calls.editInvoice, { params: { id }, body })
const refusal = 'This is charged already, or no longer agreed for the job. Check the lines.'

test('those who do not write invoices are refused, and a missing invoice is not found', async () => {
  const { id } = await drafted(float)
  for (const name of ['allocator', 'sales', 'driver'] as const) {
    const who = await app.as(name)
    expect((await who.call(calls.listQuotedRates, { params: { id } })).status, name).toBe(403)
    const body = { job_rate_ids: [1] }
    expect((await who.call(calls.addQuotedRates, { params: { id }, body })).status, name).toBe(403)
  }
  expect((await accounts.call(calls.listQuotedRates, { params: { id: 999_999 } })).status).toBe(404)
  expect((await add(999_999, 1)).status).toBe(404)
})

test('a role that does not see rates is neither shown nor allowed to add them', async () => {
  const { id } = await drafted(float)
  const [rate] = await left(id)
  await owner.query(
    `with own as (insert into user_role (name, user_type, is_system) values ('Invoice clerk', 2, false) returning id),
       less as (insert into role_permission (user_role_id, permission, scope)
         select own.id, 'jobs:rates', 'none' from own)
     update app_user set user_role_id = own.id from own where app_user.id = $1`,
    [accounts.user_id],
  )
  onTestFinished(async () => {
    await owner.query('update app_user set user_role_id = null where id = $1', [accounts.user_id])
  })
  const before = await fingerprint(owner)
  expect((await accounts.call(calls.listQuotedRates, { params: { id } })).status).toBe(403)
  expect((await add(id, rate!.rate_id)).status).toBe(403)
  expect(await fingerprint(owner)).toEqual(before)
})

test('nothing of another job, and nothing once approved, is added', async () => {
  const one = await drafted(float)
  const other = await drafted(toll)
  const [theirs] = await left(other.id)
  const before = await fingerprint(owner)
  expect(await add(one.id, theirs!.rate_id)).toMatchObject({ status: 409, message: refusal })
  expect(await fingerprint(owner)).toEqual(before)
  const [own] = await left(one.id)
  await approve(one.id)
  expect(await wordsOf(one.id)).toEqual([])
  expect((await add(one.id, own!.rate_id)).status).toBe(409)
  const unrelated = await create()
  expect(await wordsOf(unrelated.id)).toEqual([])
  expect((await add(unrelated.id, own!.rate_id)).status).toBe(409)
})

test('what is left of a quote is added as it was quoted, and never twice', async () => {
  const { id, job_no } = await drafted(float, toll)
  const [first, second] = await left(id)
  expect([first?.words, second?.words]).toEqual(['Float in, 1', 'Toll, 2'])
  const before = await read(id)
  const added = await add(id, second!.rate_id, second!.rate_id)
  expect(added.data.lines.at(-1)).toMatchObject({
    ...toll,
    line_total_cents: 25_00,
    price_source: `Rate of job ${job_no}`,
  })
  expect(added.data.lines).toHaveLength(before.lines.length + 1)
  expect(added.data.subtotal_cents).toBe((before.subtotal_cents ?? 0) + 25_00)
  expect(await wordsOf(id)).toEqual(['Float in, 1'])
  expect(await add(id, first!.rate_id, second!.rate_id)).toMatchObject({ status: 409, message: refusal })
  expect((await add(id, first!.rate_id)).status).toBe(200)
  expect(await wordsOf(id)).toEqual([])
})

test('of two drafts of a job that add the same one succeeds; deleting it leaves it to be charged', async () => {
  const { id, job_id, client_id } = await drafted(float)
  const other = await create({ client_id, job_id })
  const [rate] = await left(id)
  const replies = await Promise.all([add(id, rate!.rate_id), add(other.id, rate!.rate_id)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const winner = replies.find(({ status }) => status === 200)!.data.id
  expect([await wordsOf(id), await wordsOf(other.id)]).toEqual([[], []])
  await accounts.call(calls.deleteInvoice, { params: { id: winner }, body: { reason: 'Made twice' } })
  expect(await wordsOf(winner === id ? other.id : id)).toEqual(['Float in, 1'])
})

test('a rate on a draft stays its job’s when a docket of another job is added, and is not charged twice', async () => {
  const { id, job_id, client_id, job_site_id } = await drafted(float)
  await owner.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, status, gst_rule)
       select 'Q-009999', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'percent', 10, 'Converted',
         'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [job_id],
  )
  const { rate_id } = await charge(id)
  const second = await newJob(app, { client_id, job_site_id })
  const order = await workedOrder(app, {}, { job_id: second.id })
  const docket = await approvedDocket(app, { order })
  const added = await accounts.call(calls.addDockets, { params: { id }, body: { docket_ids: [docket.id] } })
  expect(added.status, added.text).toBe(200)
  expect(added.data).toMatchObject({ job_id: null, discount_cents: 45_00 })
  expect(added.data.lines.find(({ description }) => description === 'Float in')).toMatchObject({ job_id })
  const other = await create({ client_id, job_id })
  expect(await wordsOf(other.id)).toEqual([])
  expect(await add(other.id, rate_id)).toMatchObject({ status: 409, message: refusal })
  const { data } = await accounts.call(calls.listInvoices, { query: { job_id } })
  expect(data.map((row) => row.id)).toContain(id)
})

test('a rate on a draft that loses its job is not charged twice, nor by two at once', async () => {
  const { id, job_id, client_id } = await drafted(float, toll)
  const { rate_id, version } = await charge(id)
  const moved = await edit(id, { version, job_id: null })
  expect(moved.data.job_id).toBe(null)
  expect(moved.data.lines.map((line) => line.job_id)).toEqual([null, job_id])
  const [one, two] = [await create({ client_id, job_id }), await create({ client_id, job_id })]
  const [rest] = await left(one.id)
  expect([await wordsOf(one.id), await wordsOf(two.id)]).toEqual([['Toll, 2'], ['Toll, 2']])
  expect(await add(one.id, rate_id)).toMatchObject({ status: 409, message: refusal })
  const replies = await Promise.all([add(one.id, rest!.rate_id), add(two.id, rest!.rate_id)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('what is taken off, voided, credited or made other work can be charged again', async () => {
  const { id, job_id, client_id } = await drafted(toll)
  const other = await create({ client_id, job_id })
  const inOther = () => wordsOf(other.id)
  const added = await charge(id)
  const [typed, ofRate] = added.lines.map(lineAgain)
  const changed = async (version: number, changes: object) =>
    (await edit(id, { version, lines: [typed!, { ...ofRate!, ...changes }] })).data
  const part = await changed(added.version, { quantity: 0.5, description: 'EastLink' })
  expect(await inOther()).toEqual(['Toll, 1.5'])
  const otherWork = await changed(part.version, { unit: 'hour' })
  expect(await inOther()).toEqual(['Toll, 2'])
  const { data: without } = await edit(id, { version: otherWork.version, lines: [typed!] })
  expect(without.lines).toHaveLength(1)
  const again = await charge(id)
  expect(await inOther()).toEqual([])
  await approve(id)
  const lines = [{ invoice_line_id: again.lines[1]!.id, quantity: 1, unit_price_cents: 12_50 }]
  const credit = await accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'One was not used', lines },
  })
  expect(credit.status, credit.text).toBe(200)
  expect(await inOther()).toEqual(['Toll, 1'])
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong order number' } })
  expect(await inOther()).toEqual(['Toll, 2'])
})

test('the client stays while a rate of its job is charged', async () => {
  const { id, job_no } = await drafted(float)
  const { version } = await charge(id)
  const { client_id } = await newClientWithSite(app)
  expect((await edit(id, { version, client_id })).errors).toEqual({
    client_id: `A rate of job ${job_no} of another client is on this invoice.`,
  })
})

test('where its price comes from stays until another is typed', async () => {
  const { id, job_no } = await drafted(float)
  const [rate] = await left(id)
  const { data: added } = await add(id, rate!.rate_id)
  const save = async (version: number, changes: object) => {
    const lines = added.lines.map((line) => ({
      ...lineAgain(line),
      ...(line.description === 'Float in' && changes),
    }))
    return (await accounts.call(calls.editInvoice, { params: { id }, body: { version, lines } })).data
  }
  const renamed = await save(added.version, { quantity: 2 })
  expect(renamed.lines.at(-1)?.price_source).toBe(`Rate of job ${job_no}`)
  const repriced = await save(renamed.version, { unit_price_cents: 400_00 })
  expect(repriced.lines.at(-1)?.price_source).toBe(null)
  expect(await wordsOf(id), 'still charged').toEqual([])
})

test('a line changed to other work at the same price has no source', async () => {
  const { id } = await drafted(float)
  const added = await charge(id)
  const lines = added.lines.map((line) => ({
    ...lineAgain(line),
    ...(line.description === 'Float in' && { unit: 'hour' as const }),
  }))
  const { data } = await edit(id, { version: added.version, lines })
  expect(data.lines.at(-1)).toMatchObject({ unit: 'hour', price_source: null, job_rate_id: null })
})
