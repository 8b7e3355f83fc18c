import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { at, docketBody } from '#test/dockets.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { makeAsset } from '#test/fleet.ts'
import { ordersOf } from '#test/work-orders.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const administrator = await app.as('administrator')
const { newDryJob, onHire, offHire, hiresOf } = await dryHiring(app)
type Job = Awaited<ReturnType<typeof newDryJob>>

/** The price agreed from now on, which a saved rate of the job passes on. */
async function agree(job: Job, unit_price_cents: number) {
  await owner.query(`update job_requirement set rate_snapshot = rate_snapshot || $2 where id = $1`, [
    job.requirement_id,
    { unit_price_cents },
  ])
  return administrator.call(jobEndpoints.createJobRate, {
    params: { id: job.job_id },
    body: { description: 'Delivery', unit: 'fixed', unit_price_cents: 100_00 },
  })
}
const priceOf = async (job: Job) => (await hiresOf(job.job_id, accounts))[0]?.lines?.[0]?.unit_price_cents

test('a price agreed while the hire is being billed does not change what it is billed at', async () => {
  const job = await newDryJob()
  const { data: hire } = await onHire(job)
  const draft = await accounts.call(invoiceEndpoints.createInvoice, {
    body: {
      client_id: job.client_id,
      lines: [{ description: 'Stake out', unit: 'each', quantity: 1, unit_price_cents: 1, gst_code: 'GST' }],
    },
  })
  const biller = await app.database.pool.connect()
  await biller.query('begin')
  await biller.query('select from dry_hire where id = $1 for no key update', [hire.id])
  await biller.query(
    `insert into invoice_line (invoice_id, position, description, unit, quantity, unit_price_cents, line_total_cents, dry_hire_id, dry_hire_line)
     values ($1, 2, 'Hire', 'day', 1, 32000, 32000, $2, 'hire')`,
    [draft.data.id, hire.id],
  )
  const agreed = agree(job, 300_00)
  await expect
    .poll(async () => {
      const { rows } = await owner.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count
    })
    .toBe(1)
  await biller.query('commit')
  biller.release()
  const { status, text } = await agreed
  expect(status, text).toBe(200)
  expect(await priceOf(job)).toBe(320_00)
  await expect(
    owner.query(
      `update dry_hire set rate_snapshot = rate_snapshot || '{"unit_price_cents": 1}' where id = $1`,
      [hire.id],
    ),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'dry_hire_price_stays' })
})

test('whatever comes first, a price and a bill at once agree with each other', async () => {
  for (let round = 0; round < 4; round++) {
    const job = await newDryJob()
    const { data: hire } = await onHire(job)
    const [billed] = await Promise.all([
      accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
        body: { dry_hire_lines: [{ dry_hire_id: hire.id, line: 'hire' }] },
      }),
      agree(job, 300_00),
    ])
    expect(billed.status, billed.text).toBe(200)
    const { data: invoice } = await accounts.call(invoiceEndpoints.getInvoice, {
      params: { id: billed.data.ids[0]! },
    })
    expect(invoice.lines[0]?.unit_price_cents).toBe(await priceOf(job))
  }
})

/** A job with a confirmed order of dry hire on 10 Nov, and a machine for it. */
async function confirmed() {
  const job = await newDryJob()
  await owner.query(
    `update job_item set order_status = 'Confirmed', work_date = '2026-11-10', starts_at = $2, ends_at = $3
     where job_id = $1`,
    [job.job_id, at('07:00', '2026-11-10'), at('15:00', '2026-11-10')],
  )
  const [order] = await ordersOf(app, job.job_id)
  const { id: asset_id, fleet_no } = await makeAsset(app)
  const body = await docketBody(app, order!, {
    asset_id,
    starts_at: at('07:00', '2026-11-10'),
    finishes_at: at('15:00', '2026-11-10'),
    entries: [],
  })
  const enter = () => allocator.call(docketEndpoints.createDocket, { body })
  return { job, order: order!, asset_id, fleet_no, enter }
}

test('a machine does not go on hire for days that a docket charges, nor is a hire corrected to them', async () => {
  const { job, asset_id, enter } = await confirmed()
  const { data: docket, status, text } = await enter()
  expect(status, text).toBe(200)
  const errors = {
    on_date: `Docket ${docket.docket_no} charges 10 Nov 2026 already. Void it first, or choose other days.`,
  }
  expect((await onHire(job, { asset_id })).errors).toEqual(errors)
  const { data: other } = await onHire(job)
  const corrected = await allocator.call(calls.correctDryHire, {
    params: { id: other.id },
    body: { asset_id, on_date: '2026-11-03', on_time: '07:00', reason: 'Wrong', version: other.version },
  })
  expect(corrected.errors).toEqual(errors)
  expect((await offHire(other)).status).toBe(200)
  await owner.query(`update docket set status = 'Void', void_reason = 'Twice' where id = $1`, [docket.id])
  expect((await onHire(job, { asset_id })).status).toBe(200)
})

test('of an on-hire and a docket for the same day at once exactly one wins, also past the rules', async () => {
  for (let round = 0; round < 4; round++) {
    const { job, asset_id, enter } = await confirmed()
    const replies = await Promise.all([onHire(job, { asset_id }), enter()])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
  const { job, asset_id, enter } = await confirmed()
  const { data: docket } = await enter()
  const { data: hire } = await onHire(job)
  await expect(
    owner.query(`update dry_hire set asset_id = $2 where id = $1`, [hire.id, asset_id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'dry_hire_without_dockets' })
  await expect(
    owner.query(`update docket set asset_id = $2 where id = $1`, [docket.id, hire.asset_id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'docket_not_of_hire' })
})
