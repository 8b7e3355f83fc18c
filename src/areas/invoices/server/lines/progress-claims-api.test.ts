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
const { accounts, administrator, approve } = await invoicing(app)
const where = await newClientWithSite(app)

const works = {
  description: 'Bulk earthworks, lot 12',
  unit: 'fixed',
  quantity: 1,
  unit_price_cents: 50_000_00,
} as const

async function agreed(body: JobRateInput = works) {
  const { id: job_id } = await newJob(app, where)
  const { data } = await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body })
  return { job_id, job_rate_id: data.id }
}
type Part = { percent: number } | { amount_cents: number }
/** A new draft with a claim alone. */
const claim = (job_rate_id: number, part: Part, reason?: string) =>
  accounts.call(calls.createInvoicesFromDockets, {
    body: { claims: [{ job_rate_id, ...part }], ...(reason && { override: { reason } }) },
  })
const onlyLeft = (left: string) => ({
  status: 409,
  message: `Bulk earthworks, lot 12: $50,000.00 agreed, ${left} left to bill.`,
  errors: { override: 'This can be overridden with a reason.' },
})
const rest = (job_rate_id: number) =>
  accounts.call(calls.createInvoicesFromDockets, { body: { job_rate_ids: [job_rate_id] } })
const made = async (reply: Awaited<ReturnType<typeof claim>>) => {
  expect(reply.status, reply.text).toBe(200)
  const { data } = await accounts.call(calls.getInvoice, { params: { id: reply.data.ids[0]! } })
  return data
}
const words = async (reply: Awaited<ReturnType<typeof claim>>) => {
  const { lines, subtotal_cents } = await made(reply)
  return [lines.at(-1)?.description, subtotal_cents]
}

test('a claim of what is no fixed price, of nothing, of both, and above the whole is refused', async () => {
  const { job_rate_id } = await agreed()
  const hours = await agreed({ description: 'Labour', unit: 'hour', quantity: 8, unit_price_cents: 90_00 })
  const before = await fingerprint(owner)
  expect((await claim(hours.job_rate_id, { percent: 30 })).errors).toEqual({
    claims: 'Labour is not a fixed price. Bill it by quantity.',
  })
  expect((await claim(job_rate_id, { percent: 0 })).errors).toEqual({
    'claims.0.percent': 'Enter a percentage or an amount.',
  })
  const both = { claims: [{ job_rate_id, percent: 10, amount_cents: 10_00 }] }
  expect((await accounts.call(calls.createInvoicesFromDockets, { body: both })).errors).toEqual({
    'claims.0.percent': 'Enter a percentage or an amount, not both.',
  })
  expect(await claim(job_rate_id, { amount_cents: 50_000_01 })).toMatchObject(onlyLeft('$50,000.00'))
  expect(await fingerprint(owner)).toEqual(before)
})

test('those who do not see rates, or whose job it is not, claim nothing', async () => {
  const { job_rate_id } = await agreed()
  for (const name of ['sales', 'allocator', 'driver'] as const) {
    const who = await app.as(name)
    const body = { job_rate_ids: [job_rate_id] }
    expect((await who.call(calls.createInvoicesFromDockets, { body })).status, name).toBe(403)
  }
  const other = await newJob(app, where)
  const { data: draft } = await accounts.call(calls.createInvoice, {
    body: { client_id: where.client_id, job_id: other.id },
  })
  const claims = [{ job_rate_id, percent: 30 }]
  expect(
    (await accounts.call(calls.addQuotedRates, { params: { id: draft.id }, body: { claims } })).status,
  ).toBe(409)
})

test('claims in percent and in amounts come to the fixed price to the cent, and say how', async () => {
  const { job_rate_id } = await agreed()
  const name = 'Bulk earthworks, lot 12. Progress claim'
  expect(await words(await claim(job_rate_id, { percent: 30 }))).toEqual([
    `${name} 1: 30% of $50,000.00`,
    15_000_00,
  ])
  expect(await words(await claim(job_rate_id, { amount_cents: 12_345_67 }))).toEqual([
    `${name} 2: $12,345.67 of $50,000.00`,
    12_345_67,
  ])
  expect(await claim(job_rate_id, { percent: 50 })).toMatchObject(onlyLeft('$22,654.33'))
  expect(await words(await rest(job_rate_id))).toEqual([`${name} 3: $22,654.33 of $50,000.00`, 22_654_33])
  expect((await rest(job_rate_id)).status).toBe(409)
  const over = await made(await claim(job_rate_id, { percent: 10 }, 'Variation agreed on site'))
  expect(over.lines[0]).toMatchObject({ over_reason: 'Variation agreed on site', line_total_cents: 5_000_00 })
})

test('of two claims of 60% at once one wins, and the other is told what is left', async () => {
  for (let round = 0; round < 3; round++) {
    const { job_rate_id } = await agreed()
    const replies = await Promise.all([1, 2].map(() => claim(job_rate_id, { percent: 60 })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject(onlyLeft('$20,000.00'))
  }
})

test('a claim on a draft keeps its amount, and what is credited of it can be claimed again', async () => {
  const { job_rate_id } = await agreed()
  const draft = await made(await claim(job_rate_id, { percent: 40 }))
  const [line] = draft.lines.map(lineAgain)
  const edited = await accounts.call(calls.editInvoice, {
    params: { id: draft.id },
    body: { version: draft.version, lines: [{ ...line!, unit_price_cents: 100_00 }] },
  })
  expect(edited.errors).toEqual({
    'lines.0.unit_price_cents': 'Take this progress claim off and add it again with another amount.',
  })
  const [stored] = (await approve(draft.id)).lines
  await accounts.call(calls.creditInvoice, {
    params: { id: draft.id },
    body: { reason: 'Not all done', lines: [{ invoice_line_id: stored!.id, amount_cents: 5_000_00 }] },
  })
  expect((await claim(job_rate_id, { percent: 70.01 })).status).toBe(409)
  expect(await words(await rest(job_rate_id))).toEqual([
    'Bulk earthworks, lot 12. Progress claim 2: 70% of $50,000.00',
    35_000_00,
  ])
})
