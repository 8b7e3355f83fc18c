import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { listenToNotices } from '#test/live.ts'
import { ordersOf } from '#test/work-orders.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { accounts, administrator, approve } = await invoicing(app)
// After the Monday of the orders: a job is completed when they have ended.
app.clock.set('2026-11-24T06:00:00+11:00')

/** A completed job with a draft invoice for each of its two orders. */
async function twoBills() {
  const first = await workedOrder(app, {}, { ideal_asset_qty: 2 })
  const params = { id: first.job_id }
  const orders = await ordersOf(app, first.job_id)
  await app.database.pool.query(
    `update job_item set order_status = 'Confirmed',
      rate_snapshot = (select rate_snapshot from job_item where id = $1) where job_id = $2`,
    [first.id, first.job_id],
  )
  const ids: number[] = []
  for (const order of orders) {
    const docket = await approvedDocket(app, { order: { ...first, id: order.id } })
    const { data } = await accounts.call(calls.createInvoicesFromDockets, {
      body: { docket_ids: [docket.id] },
    })
    ids.push(...data.ids)
  }
  await administrator.call(jobEndpoints.confirmJob, { params, body: {} })
  const { data } = await administrator.call(jobEndpoints.completeJob, { params, body: {} })
  expect([data.status, ids.length]).toEqual(['Completed', 2])
  const [one = 0, two = 0] = ids
  return { job_id: first.job_id, one, two }
}
const jobStatus = async (id: number) =>
  (await administrator.call(jobEndpoints.getJob, { params: { id } })).data.status
const loggedActions = async (id: number) => {
  const { rows } = await app.database.pool.query<{ action: string }>(
    `select action from activity_log where record_type = 'job' and record_id = $1
       and action in ('invoiced', 'reopened') order by id`,
    [id],
  )
  return rows.map(({ action }) => action)
}

test('a job is invoiced with the last of its orders, and completed again when an invoice is voided', async () => {
  const { job_id, one, two } = await twoBills()
  await approve(one)
  expect([await jobStatus(job_id), await loggedActions(job_id)]).toEqual(['Completed', []])
  const { heard, stop } = await listenToNotices(app)
  await approve(two)
  expect([await jobStatus(job_id), await loggedActions(job_id)]).toEqual(['Invoiced', ['invoiced']])
  await expect.poll(() => heard.map(({ topic, id }) => `${topic} ${id}`)).toContain(`job ${job_id}`)
  await stop()
  await accounts.call(calls.voidInvoice, { params: { id: one }, body: { reason: 'Wrong order number' } })
  expect([await jobStatus(job_id), await loggedActions(job_id)]).toEqual([
    'Completed',
    ['invoiced', 'reopened'],
  ])
})

test(
  'of two simultaneous invoices for the last two orders one makes the job invoiced',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 5; round++) {
      const { job_id, one, two } = await twoBills()
      await Promise.all([approve(one), approve(two)])
      expect([await jobStatus(job_id), await loggedActions(job_id)]).toEqual(['Invoiced', ['invoiced']])
    }
  },
)
