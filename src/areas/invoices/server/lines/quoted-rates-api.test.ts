import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { testApp } from '#test/app.ts'
import { invoicing, lineAgain } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

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
  return { id, job_id, job_no, client_id }
}
const left = async (id: number) =>
  (await accounts.call(calls.listQuotedRates, { params: { id } })).data.map(
    ({ id: rate_id, description, quantity }) => ({ rate_id, words: `${description}, ${quantity}` }),
  )
const wordsOf = async (id: number) => (await left(id)).map(({ words }) => words)
const add = (id: number, ...job_rate_ids: number[]) =>
  accounts.call(calls.addQuotedRates, { params: { id }, body: { job_rate_ids } })
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
})
