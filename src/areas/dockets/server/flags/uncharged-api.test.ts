import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { approvedDocket, at, docketing, signedDocket, workedOrder } from '#test/dockets.ts'
import { invoiceLine } from '#test/invoices.ts'
import { fingerprint } from '#test/writes.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
const administrator = await app.as('administrator')

const travel = [{ kind: 'travel' as const, started_at: at('06:15'), ended_at: at('07:00') }]
const travelWords = 'Travel of 45 min is not charged: no rate was agreed.'
const override = { reason: 'Travel is in the hourly rate.' }

async function addRate(job_id: number, body: JobRateInput) {
  const { status, text } = await administrator.call(jobEndpoints.createJobRate, {
    params: { id: job_id },
    body,
  })
  if (status !== 200) throw new Error(text)
}
const { data: float } = await administrator.call(productEndpoints.createProduct, {
  body: { code: 'FLOAT', name: 'Float', category: 'float', unit: 'each', sell_price_cents: 450_00 } as never,
})
/** 8 hours on a job whose quote has a float in, a float out, which are one product, and two tolls. */
async function quoted() {
  const order = await workedOrder(app)
  for (const [description, quantity, unit_price_cents] of [
    ['Float in', 1, 450_00],
    ['Float out', 1, 450_00],
    ['Toll', 2, 21_10],
  ] as const)
    await addRate(order.job_id, {
      description,
      unit: 'each',
      quantity,
      unit_price_cents,
      product_id: description === 'Toll' ? null : float.id,
    })
  return signedDocket(app, { order, entries: [] })
}
const quotedFlag = {
  code: 'quoted',
  text: 'Agreed but not charged yet: Float in; Float out; 2 × Toll.',
}
const read = async (id: number) => (await allocator.call(calls.getDocket, { params: { id } })).data
/** All of a docket's flags, as approving it asks about them. */
const asked = async (id: number) => {
  const { docket_no, variance } = await read(id)
  expect(variance.map(({ text }) => text)).toContain(travelWords)
  return `${docket_no}: ${variance.map(({ text }) => text).join(' ')}`
}

test('approving uncharged work requires a reason, which is saved and logged', async () => {
  const { id, variance } = await signedDocket(app, { entries: travel })
  expect(variance).toContainEqual({ code: 'uncharged', text: travelWords })
  const words = await asked(id)
  const before = await fingerprint(owner)
  const refused = await allocator.call(calls.approveDocket, { params: { id }, body: {} })
  expect([refused.status, refused.message, refused.errors]).toEqual([
    409,
    words,
    { override: 'Enter the reason for approving anyway.' },
  ])
  expect(await fingerprint(owner)).toEqual(before)
  const { data } = await allocator.call(calls.approveDocket, { params: { id }, body: { override } })
  expect(data).toMatchObject({ status: 'Approved', override_reason: override.reason })
  const { rows } = await owner.query(
    `select reason from activity_log where record_type = 'docket' and record_id = $1 and action = 'approved'`,
    [id],
  )
  expect(rows).toEqual([override])
  const reopened = await accounts.call(calls.reopenDocket, {
    params: { id },
    body: { reason: 'Travel was agreed' },
  })
  expect(reopened.data.override_reason).toBeNull()
})

test('a reason nothing requires is not saved', async () => {
  const { id } = await signedDocket(app)
  const { data } = await allocator.call(calls.approveDocket, { params: { id }, body: { override } })
  expect(data).toMatchObject({ status: 'Approved', override_reason: null })
})

test('with several dockets each flagged one is named, and gets the reason', async () => {
  const [one, two, plain] = [
    await signedDocket(app, { entries: travel }),
    await signedDocket(app, { entries: travel }),
    await signedDocket(app),
  ]
  const ids = [one.id, two.id, plain.id]
  const refused = await allocator.call(calls.approveDockets, { body: { ids } })
  expect([refused.status, refused.message]).toEqual([409, `${await asked(one.id)}\n${await asked(two.id)}`])
  await allocator.call(calls.approveDockets, { body: { ids, override } })
  const after = await Promise.all(ids.map(read))
  expect(after.map(({ status, override_reason }) => [status, override_reason])).toEqual([
    ['Approved', override.reason],
    ['Approved', override.reason],
    ['Approved', null],
  ])
})

test('a load without a weight is flagged', async () => {
  const order = await workedOrder(app)
  await addRate(order.job_id, { description: 'Clean Fill', unit: 'tonne', unit_price_cents: 18_50 })
  const load = { material: 'Clean Fill', loaded_at: at('08:00') }
  const { variance } = await signedDocket(app, { order, loads: [load] as never })
  expect(variance).toContainEqual({ code: 'uncharged', text: 'Load 1: no weight, not charged.' })
})

test('quoted items on no docket or invoice are flagged on docket, list and job until billed', async () => {
  const docket = await quoted()
  expect(docket.variance).toContainEqual(quotedFlag)
  const { data: list } = await allocator.call(calls.listDockets, { query: { job_id: docket.job_id } })
  expect(list[0]?.variance).toContainEqual(quotedFlag)
  const refused = await allocator.call(calls.approveDocket, { params: { id: docket.id }, body: {} })
  expect([refused.status, refused.errors]).toEqual([409, { override: expect.any(String) }])
  const bill = async (...billed: [description: string, quantity: number][]) => {
    const lines = billed.map(([description, quantity]) =>
      invoiceLine({
        description,
        unit: 'each',
        quantity,
        product_id: description === 'Toll' ? null : float.id,
      }),
    )
    const { status, data } = await accounts.call(invoiceEndpoints.createInvoice, {
      body: { client_id: docket.client_id, job_id: docket.job_id, lines },
    })
    expect(status).toBe(200)
    return data.id
  }
  const flagged = async () =>
    (await read(docket.id)).variance.filter(({ code }) => code === 'quoted').map(({ text }) => text)
  const first = await bill(['Float in', 1], ['Toll', 1])
  expect(await flagged()).toEqual(['Agreed but not charged yet: Float out; Toll.'])
  await bill(['Float back to the depot', 1], ['Toll', 1])
  expect(await flagged()).toEqual([])
  await accounts.call(invoiceEndpoints.deleteInvoice, { params: { id: first }, body: { reason: 'Not yet' } })
  expect(await flagged()).toEqual(['Agreed but not charged yet: Float out; Toll.'])
})

test('charges are hidden from people who see no prices', async () => {
  const docket = await quoted()
  const { rows } = await owner.query<{ driver_id: number }>('select driver_id from docket where id = $1', [
    docket.id,
  ])
  const driver = await app.as('driver')
  await owner.query('update app_user set driver_id = $2 where id = $1', [driver.user_id, rows[0]!.driver_id])
  const { data } = await driver.call(calls.getDocket, { params: { id: docket.id } })
  expect(data.docket_no).toBe(docket.docket_no)
  expect(data.variance.map(({ code }) => code)).not.toContain('quoted')
})

test('charged work needs no reason', async () => {
  expect((await approvedDocket(app)).status).toBe('Approved')
})
