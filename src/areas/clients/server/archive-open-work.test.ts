import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { quoting } from '#test/quotes.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const {
  administrator,
  accounts,
  approve,
  create: draft,
  newClient,
  pay,
  sent: sentInvoice,
} = await invoicing(app)
const { sales, sent, create } = await quoting(app)
const reason = 'Closed down'
const archive = (id: number) => administrator.call(calls.archiveClients, { body: { ids: [id], reason } })
/** Why a client is not archived; its name comes first. */
const refusal = async (id: number) => {
  const { status, message } = await archive(id)
  expect(status).toBe(409)
  return message.replace(/^[^:]+: /, '')
}
const isArchived = async (id: number) =>
  (await administrator.call(calls.getClient, { params: { id } })).data.archived_at !== null
const completed = (id: number) =>
  app.database.pool.query(`update job set status = 'Completed' where id = $1`, [id])

test('a client with an open quote stays; drafts and declined quotes do not matter', async () => {
  const { client_id } = await newClientWithSite(app, { name: 'Banksia Homes' })
  const about = { client_id, prospect_name: null }
  await create(about)
  const { id, version } = await sent(about)
  const words = 'This client has 1 open quote. Settle it first.'
  expect(await refusal(client_id)).toBe(words)
  const other = await newClientWithSite(app, { name: 'Wattle Civil' })
  const ids = [other.client_id, client_id]
  expect(await administrator.call(calls.archiveClients, { body: { ids, reason } })).toMatchObject({
    status: 409,
    message: `Banksia Homes: ${words}`,
  })
  expect(await isArchived(other.client_id), 'all or none').toBe(false)

  await sales.call(quoteEndpoints.declineQuote, { params: { id }, body: { version, reason: 'Too dear' } })
  expect((await archive(client_id)).status).toBe(200)
  expect(await isArchived(client_id)).toBe(true)
})

test('a client with unfinished or unbilled work stays until the last of it', async () => {
  const { client_id, job_site_id } = await newClientWithSite(app, { name: 'Kestrel Homes' })
  const { id } = await newJob(app, { client_id, job_site_id })
  expect(await refusal(client_id)).toBe('This client has 1 open job. Settle it first.')
  await completed(id)
  expect((await archive(client_id)).status).toBe(200)

  const docket = await approvedDocket(app)
  const { data: job } = await administrator.call(jobEndpoints.getJob, { params: { id: docket.job_id } })
  expect(await refusal(job.client_id)).toBe(
    'This client has 1 open job and 1 docket to invoice. Settle them first.',
  )
  await completed(job.id)
  expect(await refusal(job.client_id)).toBe('This client has 1 docket to invoice. Settle it first.')
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  expect(await refusal(job.client_id)).toBe(
    'This client has 1 docket to invoice and 1 draft invoice. Settle them first.',
  )
  const { id: invoice_id, total_cents } = await approve(made.data.ids[0] ?? 0)
  expect(await refusal(job.client_id)).toBe('This client has 1 unpaid invoice. Settle it first.')
  await pay(invoice_id, total_cents ?? 0, { client_id: job.client_id })
  expect((await archive(job.client_id)).status).toBe(200)
})

test('a client we owe stays until its credit is refunded', async () => {
  const { id: client_id } = await newClient({ name: 'Surplus Civil' })
  const { id, lines, total_cents } = await sentInvoice({ client_id })
  await pay(id, total_cents ?? 0, { client_id })
  const { data: note } = await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
  })
  const words = 'This client has unused credit. Settle it first.'
  expect(await refusal(client_id)).toBe(words)
  expect(await isArchived(client_id)).toBe(false)
  await accounts.call(invoiceEndpoints.refundCredit, {
    body: { client_id, amount_cents: note.total_cents, used_on: '2026-11-20', refund_method: 'eft' },
  })
  expect((await archive(client_id)).status).toBe(200)
})

test('a client with a draft invoice stays; of simultaneous archiving and approval one is refused', async () => {
  const { id: client_id } = await newClient({ name: 'Draft Civil' })
  const { id } = await draft({ client_id })
  expect(await refusal(client_id)).toBe('This client has 1 draft invoice. Settle it first.')
  // Archived by a way that does not check.
  await app.database.pool.query(`update client set archived_at = now() where id = $1`, [client_id])
  const late = await accounts.call(invoiceEndpoints.approveInvoice, { params: { id }, body: {} })
  expect(late).toMatchObject({ status: 409, message: 'This client is archived. Restore it first.' })
  await app.database.pool.query(`update client set archived_at = null where id = $1`, [client_id])

  const both = await Promise.all([
    archive(client_id),
    accounts.call(invoiceEndpoints.approveInvoice, { params: { id }, body: {} }),
  ])
  expect(both.map(({ status }) => status)).toEqual([409, 200])
  expect(await refusal(client_id)).toBe('This client has 1 unpaid invoice. Settle it first.')
})
