import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { beforeAll, expect, test } from 'vitest'
import type { LogEntry } from '#areas/activity-log/contract/log-entry.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
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

const newsFor = async (name: PersonName, id = docket.client_id) =>
  (await app.as(name)).call(calls.getClientNews, { params: { id } })
const toldTo = async (name: PersonName) =>
  (await newsFor(name)).data.entries.map(({ action, record_type }) => `${record_type} ${action}`)

const historyOf = async (name: PersonName, { record_type, record_id }: LogEntry) => {
  const who = await app.as(name)
  const params = { record_type, record_id }
  return (await who.call(activityLogEndpoints.recordHistory, { params, query: {} })).data.entries
}

test('drivers and subcontractors are refused, and a missing client is not found', async () => {
  for (const name of ['driver', 'subcontractor'] as const)
    expect((await newsFor(name)).status, name).toBe(403)
  expect((await newsFor('administrator', 999_999)).status).toBe(404)
})

test('what was done to a client’s job, docket and invoice is its news, the latest first', async () => {
  const { data } = await newsFor('accounts')
  expect(data.entries[0]).toMatchObject({ record_type: 'invoice', action: 'approved' })
  expect(new Set(data.entries.map(({ record_type }) => record_type))).toContain('docket')
  const times = data.entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(data.entries.length).toBeLessThanOrEqual(8)
})

test('each sees no more of it than in the history of each record', async () => {
  expect((await toldTo('sales')).filter((one) => /^(?:docket|invoice)/.test(one))).toEqual([])
  const { data } = await newsFor('allocator')
  expect(data.entries.length).toBeGreaterThan(3)
  for (const entry of data.entries) expect(await historyOf('allocator', entry)).toContainEqual(entry)

  const { user_id } = await app.as('sales')
  await app.database.pool.query('update client set account_manager_id = $2 where id = $1', [
    docket.client_id,
    user_id,
  ])
  const own = await toldTo('sales')
  expect(own).toContain('invoice approved')
  // Dockets of an own client are read, their history is the office's.
  expect(own.filter((one) => one.startsWith('docket'))).toEqual([])
})

test('another client’s records are not among it', async () => {
  const { data: other } = await accounts.call(clientEndpoints.createClient, {
    body: { name: 'Quiet Civil', client_type: 'civil', email: 'office@example.com' },
  })
  const { entries } = (await newsFor('accounts', other.id)).data
  expect(entries.map(({ action, record_type }) => `${record_type} ${action}`)).toEqual(['client created'])
})
