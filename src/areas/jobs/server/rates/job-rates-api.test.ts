import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { newJob } from '#test/jobs.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const tip = { description: 'Tip fee, clean fill', unit: 'tonne', unit_price_cents: 1450.25 } as const

test('rates are hidden from allocators and safety, and closed to accounts or on a finished job', async () => {
  const { id } = await newJob(app)
  const params = { id }
  for (const who of [allocator, safety])
    expect((await who.call(calls.listJobRates, { params })).status).toBe(403)
  expect((await allocator.call(calls.createJobRate, { params, body: tip })).status).toBe(403)
  expect((await accounts.call(calls.createJobRate, { params, body: tip })).status).toBe(403)
  expect((await sales.call(calls.createJobRate, { params: { id: 9_999_999 }, body: tip })).status).toBe(404)
  await allocator.call(calls.cancelJob, { params, body: { reason: 'No PO' } })
  expect(await sales.call(calls.createJobRate, { params, body: tip })).toMatchObject({
    status: 409,
    message: 'This job is Cancelled and can no longer be changed.',
  })
  expect((await accounts.call(calls.listJobRates, { params })).data).toEqual([])
})

test('someone who may write jobs but not see rates changes none', async () => {
  const { id } = await newJob(app)
  await app.database.pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'jobs:rates', 'none' from user_role where is_system and user_type = 4`,
  )
  const other = await app.as('otherSales')
  expect((await other.call(calls.createJobRate, { params: { id }, body: tip })).status).toBe(403)
  expect(
    (await other.call(calls.editJob, { params: { id }, body: { version: 1, budget_cents: 5 } })).status,
  ).toBe(403)
  expect(
    (await other.call(calls.editJob, { params: { id }, body: { version: 1, title: 'Dig deeper' } })).status,
  ).toBe(200)
  await app.database.pool.query(`delete from role_permission where permission = 'jobs:rates'`)
})

test('quantities and prices are within limits', async () => {
  const { id } = await newJob(app)
  const refused = async (fields: object) =>
    (await sales.call(calls.createJobRate, { params: { id }, body: { ...tip, ...fields } })).errors
  expect(await refused({ quantity: 0 })).toEqual({ quantity: 'Quantity must be more than 0.' })
  expect(await refused({ unit_price_cents: -1 })).toEqual({
    unit_price_cents: 'Price cannot be negative for Machine Hire.',
  })
  expect(await refused({ unit_price_cents: 1.005 })).toEqual({
    unit_price_cents: 'Enter a price like 14.25 or 14.2575.',
  })
  expect(await refused({ unit: 'bucket', description: '' })).toEqual({
    unit: 'Unit is not one of the choices.',
    description: 'Description is required.',
  })
})

test('what we buy back may have a negative price', async () => {
  const { id } = await newJob(app, { job_type: 'Buy Back' })
  const { data } = await sales.call(calls.createJobRate, {
    params: { id },
    body: { ...tip, unit_price_cents: -900 },
  })
  expect(data.unit_price_cents).toBe(-900)
})

test('a rate is added, changed by one of two, and removed', async () => {
  const { id } = await newJob(app)
  const { data: rate } = await sales.call(calls.createJobRate, {
    params: { id },
    body: { ...tip, quantity: 12.5 },
  })
  expect(rate).toMatchObject({ ...tip, quantity: 12.5, gst_code: 'GST', version: 1 })
  const params = { id, rate_id: rate.id }
  await sales.call(calls.editJobRate, { params, body: { version: 1, quantity: 14 } })
  expect(
    await administrator.call(calls.editJobRate, { params, body: { version: 1, quantity: 15 } }),
  ).toMatchObject({ status: 409, data: { current: { quantity: 14 } } })
  const other = await newJob(app)
  expect(
    (await sales.call(calls.removeJobRate, { params: { id: other.id, rate_id: rate.id }, body: {} })).status,
  ).toBe(404)
  await sales.call(calls.removeJobRate, { params, body: { version: 2 } })
  expect((await sales.call(calls.listJobRates, { params: { id } })).data).toEqual([])
  const { rows } = await app.database.pool.query(
    `select action, part from activity_log where record_type = 'job' and record_id = $1 and action like 'rate%' order by id`,
    [id],
  )
  expect(rows).toEqual(
    ['rate added', 'rate changed', 'rate removed'].map((action) => ({ action, part: tip.description })),
  )
})
