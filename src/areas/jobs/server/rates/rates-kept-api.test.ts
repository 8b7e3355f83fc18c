import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'
import { jobFieldRights } from '../../contract/job.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const prices = {
  po_limit_cents: 5_000_00,
  fixed_price_cents: 1_200_00,
  budget_cents: 900_00,
  retention_percent: 5,
}

/** The only amount that everyone sees: the insurance a subcontractor must have. */
const cover = ['min_pl_cover_cents']

test('a job that the allocator saves keeps its prices, which no answer shows them', async () => {
  const job = await newJob(app, { ...prices, billing_method: 'fixed' })
  const params = { id: job.id }
  const rate = { description: 'Tip fee', unit: 'tonne', unit_price_cents: 1450 } as const
  await administrator.call(calls.createJobRate, { params, body: rate })
  const body = {
    version: job.version,
    title: 'Dig deeper',
    end_date: '2026-11-29',
    billing_method: 'fixed',
  } as const
  const saved = await allocator.call(calls.editJob, { params, body })
  expect([saved.status, saved.data.title]).toEqual([200, 'Dig deeper'])
  expect(moneyKeysIn(saved.data)).toEqual(cover)
  // The version is out of date now: neither does the refusal show them.
  const late = await allocator.call(calls.editJob, { params, body: { ...body, title: 'Dig wider' } })
  expect([late.status, moneyKeysIn(late.data)]).toEqual([409, cover])

  expect((await administrator.call(calls.getJob, { params })).data).toMatchObject({
    title: 'Dig deeper',
    ...prices,
  })
  expect((await administrator.call(calls.listJobRates, { params })).data).toMatchObject([rate])
})

test('the allocator makes a job without prices, and may set none', async () => {
  const { client_id, job_site_id } = await newClientWithSite(app)
  const body = {
    client_id,
    job_site_id,
    title: 'Trench',
    job_type: 'Machine Hire',
    start_date: '2026-11-23',
    end_date: '2026-11-27',
  }
  const made = await allocator.call(calls.createJob, { body })
  expect([made.status, moneyKeysIn(made.data)]).toEqual([200, cover])
  const params = { id: made.data.id }
  for (const field of Object.keys(jobFieldRights)) {
    expect((await allocator.call(calls.createJob, { body: { ...body, [field]: 5 } })).status, field).toBe(403)
    const patch = { version: 1, [field]: 5 }
    expect((await allocator.call(calls.editJob, { params, body: patch })).status, field).toBe(403)
  }
})
