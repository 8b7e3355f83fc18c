import { beforeAll, expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import type { PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()

let docket: Awaited<ReturnType<typeof approvedDocket>>
beforeAll(async () => {
  await invoicing(app)
  docket = await approvedDocket(app, { order: await workedOrder(app) })
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  const [id = 0] = made.data.ids
  await accounts.call(invoiceEndpoints.approveInvoice, { params: { id }, body: {} })
})

const newsFor = async (name: PersonName, id = docket.job_id) =>
  (await app.as(name)).call(calls.getJobNews, { params: { id } })
const typesFor = async (name: PersonName) =>
  new Set((await newsFor(name)).data.entries.map(({ record_type }) => record_type))

test('a missing job, and one that a driver is not on, are not found', async () => {
  expect((await newsFor('administrator', 999_999)).status).toBe(404)
  expect((await newsFor('otherDriver')).status).toBe(404)
})

test('what happened to a job goes on to its docket and invoice, the latest first', async () => {
  const { data } = await newsFor('accounts')
  expect(data.entries[0]).toMatchObject({ record_type: 'invoice', action: 'approved' })
  expect(await typesFor('accounts')).toContain('docket')
  const times = data.entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('each sees only the records that they read', async () => {
  const sales = await typesFor('sales')
  expect(sales).not.toContain('invoice')
  expect(sales).not.toContain('docket')
})
