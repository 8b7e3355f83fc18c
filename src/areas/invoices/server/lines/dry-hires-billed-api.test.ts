import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { makeAsset } from '#test/fleet.ts'
import { invoicing, lineAgain } from '#test/invoices.ts'
import { plainBooking } from '#test/jobs.ts'
import { ordersOf } from '#test/work-orders.ts'
import { fingerprint } from '#test/writes.ts'
import type { DryHireToBill } from '../../contract/dry-hire-to-bill.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const { accounts, administrator, approve, read } = await invoicing(app)
const { newDryJob, onHire, offHire } = await dryHiring(app)

const bill = (dry_hire_id: number, ...lines: DryHireToBill['line'][]) =>
  accounts.call(calls.createInvoicesFromDockets, {
    body: { dry_hire_lines: lines.map((line) => ({ dry_hire_id, line })) },
  })
const leftOf = async (job_id: number) =>
  (await accounts.call(chainEndpoints.listLeftToBill, { query: { job_id } })).data
const toBillOf = async (job_id: number) =>
  (await accounts.call(chainEndpoints.getToBill, { params: { id: job_id } })).data
const noLongerLeft = {
  status: 409,
  message: 'This dry hire was billed or corrected meanwhile. Check the lines.',
}

/** A machine out since 3 Nov, and on request back on 12 Nov. */
async function hired({
  isBack = true,
  ...price
}: Parameters<typeof newDryJob>[0] & { isBack?: boolean } = {}) {
  const job = await newDryJob(price)
  const out = (await onHire(job)).data
  return { job, hire: isBack ? (await offHire(out)).data : out }
}

test('what is not left, has no price or may not be seen is refused, and nothing is written', async () => {
  const out = await hired({ isBack: false })
  const unpriced = await hired({ unit_price_cents: null })
  const before = await fingerprint(owner)
  expect(await bill(out.hire.id, 'excess_hours')).toMatchObject(noLongerLeft)
  expect(await bill(9_999_999, 'hire')).toMatchObject(noLongerLeft)
  expect((await bill(unpriced.hire.id, 'hire')).message).toMatch(/^“.+” has no price\.$/)
  const reply = await allocator.call(calls.createInvoicesFromDockets, {
    body: { dry_hire_lines: [{ dry_hire_id: out.hire.id, line: 'hire' }] },
  })
  expect(reply.status).toBe(403)
  expect(await fingerprint(owner)).toEqual(before)
})

test('a dry hire that is back is billed in full, each line with its explanation', async () => {
  const { job, hire } = await hired()
  expect(await leftOf(job.job_id)).toMatchObject([
    { key: `dry-hire-${hire.id}-hire`, is_done: 1, unit: 'day', left: { quantity: 10, cents: 3200_00 } },
    { key: `dry-hire-${hire.id}-excess_hours`, unit: 'hour', left: { quantity: 26, cents: 1170_00 } },
  ])
  const { data, text } = await bill(hire.id, 'hire', 'excess_hours')
  expect(data.ids, text).toHaveLength(1)
  const invoice = await read(data.ids[0]!)
  expect(invoice).toMatchObject({ job_id: job.job_id, subtotal_cents: 4370_00 })
  expect(invoice.lines.map(({ description }) => description.replace(/^.+?, T-\d+/, ''))).toEqual([
    `. On hire 3 Nov to 12 Nov 2026, 10 days. Off-hire ${hire.off_hire_no}.`,
    `, hours over those included. Meter 1,204 h to 1,310 h: 106 h, of which 80 h are included (10 days at 8 h). Off-hire ${hire.off_hire_no}.`,
  ])
  expect(await leftOf(job.job_id)).toEqual([])
  expect(await bill(hire.id, 'hire')).toMatchObject(noLongerLeft)
  const toBill = await toBillOf(job.job_id)
  expect(toBill).toMatchObject({ done_cents: 4370_00, billed_cents: 4370_00, to_invoice_cents: 0 })
  expect(toBill.lines).toMatchObject([
    {
      description: `Dry hire of ${hire.fleet_no} at $320.00 a day`,
      done: { quantity: 10 },
      billed: { cents: 3200_00 },
      dry_hires: 1,
    },
    { description: `Dry hire of ${hire.fleet_no}, hours over those included at $45.00 an hour` },
  ])
})

test('while it is out, the days until today are billed, and then only later ones', async () => {
  const { job, hire } = await hired({ isBack: false })
  const { data } = await bill(hire.id, 'hire')
  expect((await read(data.ids[0]!)).lines).toMatchObject([{ quantity: 18, line_total_cents: 5760_00 }])
  expect(await bill(hire.id, 'hire')).toMatchObject(noLongerLeft)
  expect(await offHire(hire)).toMatchObject({
    status: 409,
    message: '18 days are billed already, and it would come to 10 days. Credit the invoice first.',
  })
  app.clock.set('2026-11-22T06:00:00+11:00')
  const { data: later } = await bill(hire.id, 'hire')
  const [line] = (await read(later.ids[0]!)).lines
  expect(line).toMatchObject({ quantity: 2, unit_price_cents: 320_00 })
  expect(line!.description).toMatch(
    /On hire 3 Nov to 22 Nov 2026, 20 days\. 18 days of 20 days billed before\.$/,
  )
  expect(await toBillOf(job.job_id)).toMatchObject({ done_cents: 6400_00, to_invoice_cents: 0 })
  app.clock.set('2026-11-20T06:00:00+11:00')
})

test('of three invoices for the same days at once exactly one wins', async () => {
  for (let round = 0; round < 3; round++) {
    const { hire } = await hired()
    const replies = await Promise.all([1, 2, 3].map(() => bill(hire.id, 'hire')))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  }
})

test('the database itself refuses days twice, also from two transactions at once, and a hire below what is billed', async () => {
  const { job, hire } = await hired()
  const thrown = { code: 'HY002', constraint: 'invoice_line_of_dry_hire' }
  const draft = await accounts.call(calls.createInvoice, {
    body: {
      client_id: job.client_id,
      lines: [{ description: 'Stake out', unit: 'each', quantity: 1, unit_price_cents: 1, gst_code: 'GST' }],
    },
  })
  const insert = (client: { query: typeof owner.query }, position: number, quantity: number) =>
    client.query(
      `insert into invoice_line (invoice_id, position, description, unit, quantity, unit_price_cents, line_total_cents, dry_hire_id, dry_hire_line)
       values ($1, $2, 'Hire', 'day', $3::numeric, 32000, 32000 * $3::numeric, $4, 'hire')`,
      [draft.data.id, position, quantity, hire.id],
    )
  await expect(insert(owner, 2, 11)).rejects.toMatchObject(thrown)
  const ends = await Promise.allSettled(
    [2, 3].map(async (position) => {
      const client = await app.database.pool.connect()
      try {
        await client.query('begin')
        await insert(client, position, 6)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    }),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: thrown })
  await expect(
    owner.query(`update invoice_line set quantity = 10.5 where dry_hire_id = $1`, [hire.id]),
  ).rejects.toMatchObject(thrown)
  const stays = { code: 'HY002', constraint: 'dry_hire_stays_billed' }
  for (const change of [`off_hire_at = '2026-11-07'`, 'archived_at = now()'])
    await expect(owner.query(`update dry_hire set ${change} where id = $1`, [hire.id])).rejects.toMatchObject(
      stays,
    )
})

test('a line keeps its days, may have another price, and comes off', async () => {
  const { job, hire } = await hired()
  const { data } = await bill(hire.id, 'hire')
  const params = { id: data.ids[0]! }
  const { version, lines } = await read(params.id)
  const save = (fields: object) =>
    accounts.call(calls.editInvoice, {
      params,
      body: { version, lines: [{ ...lineAgain(lines[0]!), ...fields }] },
    })
  expect((await save({ quantity: 9 })).errors).toEqual({
    'lines.0.quantity': 'This comes from a dry hire. Correct it on the job, or take the line off.',
  })
  const cheaper = await save({ unit_price_cents: 300_00 })
  expect(cheaper.data).toMatchObject({ subtotal_cents: 3000_00 })
  await accounts.call(calls.editInvoice, { params, body: { version: cheaper.data.version, lines: [] } })
  expect((await leftOf(job.job_id)).map(({ left }) => left.quantity)).toEqual([10, 26])
})

test('credit notes, voids and deleted drafts give the days back', async () => {
  const { job, hire } = await hired()
  const first = (await bill(hire.id, 'hire')).data.ids[0]!
  const [line] = (await approve(first)).lines
  const params = { id: first }
  const credit = await accounts.call(calls.creditInvoice, {
    params,
    body: { reason: 'Broken down', lines: [{ invoice_line_id: line!.id, quantity: 2 }] },
  })
  expect(credit.status, credit.text).toBe(200)
  const left = async () => (await leftOf(job.job_id)).find(({ unit }) => unit === 'day')?.left.quantity
  expect(await left()).toBe(2)
  const second = (await bill(hire.id, 'hire')).data.ids[0]!
  expect(await left()).toBeUndefined()
  await accounts.call(calls.deleteInvoice, { params: { id: second }, body: { reason: 'Wrong' } })
  expect(await left()).toBe(2)
  await accounts.call(calls.voidInvoice, { params, body: { reason: 'Wrong order number' } })
  expect(await left()).toBe(10)
})

test('billed in full, its orders and then its job are invoiced without a docket, until it is void', async () => {
  const { job, hire } = await hired()
  const [order] = await ordersOf(app, job.job_id)
  await owner.query(
    `update job_item set order_status = 'Confirmed', work_date = '2026-11-10', starts_at = '2026-11-09T20:00:00Z',
      ends_at = '2026-11-10T04:00:00Z' where id = $1`,
    [order!.id],
  )
  const status = async () => (await ordersOf(app, job.job_id))[0]?.order_status
  await approve((await bill(hire.id, 'hire')).data.ids[0]!)
  expect(await status()).toBe('Confirmed')
  const id = (await bill(hire.id, 'excess_hours')).data.ids[0]!
  await approve(id)
  expect(await status()).toBe('Invoiced')
  const { data } = await allocator.call(jobEndpoints.getJob, { params: { id: job.job_id } })
  await allocator.call(jobEndpoints.completeJob, {
    params: { id: job.job_id },
    body: { version: data.version },
  })
  const { data: done } = await allocator.call(jobEndpoints.getJob, { params: { id: job.job_id } })
  expect(done.status).toBe('Invoiced')
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong meter' } })
  expect(await status()).toBe('Confirmed')
})

test('cancelled orders stay cancelled, and those whose machine did not go out stay open', async () => {
  const job = await newDryJob({ ideal_asset_qty: 4 })
  const orders = await ordersOf(app, job.job_id)
  const [went, stayed, cancelled, unbooked] = orders.map(({ id }) => id)
  await owner.query(
    `update job_item set work_date = '2026-11-10', starts_at = '2026-11-09T20:00:00Z', ends_at = '2026-11-10T04:00:00Z',
      order_status = 'Confirmed' where job_id = $1`,
    [job.job_id],
  )
  await owner.query(`update job_item set order_status = 'Cancelled', cancel_reason = 'Rain' where id = $1`, [
    cancelled,
  ])
  const { id: asset_id } = await makeAsset(app)
  await plainBooking(app, went!, { asset_id })
  await plainBooking(app, stayed!, { asset_id: (await makeAsset(app)).id })
  const { data: hire } = await offHire((await onHire(job, { asset_id })).data)
  const id = (await bill(hire.id, 'hire', 'excess_hours')).data.ids[0]!
  await approve(id)
  const statuses = async () => {
    const now = new Map((await ordersOf(app, job.job_id)).map((order) => [order.id, order.order_status]))
    return [went, stayed, cancelled, unbooked].map((one) => now.get(one!))
  }
  expect(await statuses()).toEqual(['Invoiced', 'Confirmed', 'Cancelled', 'Confirmed'])
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong meter' } })
  expect(await statuses()).toEqual(['Confirmed', 'Confirmed', 'Cancelled', 'Confirmed'])
})

test.each(['Cancelled', 'Cancelled by Office', 'Invoiced'])(
  'what is not billed of the dry hire of a job that is %s is still offered',
  async (status) => {
    const { job, hire } = await hired()
    await administrator.call(jobEndpoints.createJobRate, {
      params: { id: job.job_id },
      body: { description: 'Delivery', unit: 'fixed', quantity: 1, unit_price_cents: 100_00 },
    })
    await owner.query(
      `update job set status = $2::text::job_status, cancel_reason = case when $2::text like 'Cancelled%' then 'Rain' end
       where id = $1`,
      [job.job_id, status],
    )
    const keysOf = (rows: { key: string; job_id: number }[]) =>
      rows.filter(({ job_id, key }) => job_id === job.job_id && key.startsWith('dry')).map(({ key }) => key)
    const hireKeys = [`dry-hire-${hire.id}-hire`, `dry-hire-${hire.id}-excess_hours`]
    const everyones = await accounts.call(chainEndpoints.listLeftToBill, { query: {} })
    expect(keysOf(everyones.data)).toEqual(hireKeys)
    const own = await leftOf(job.job_id)
    expect(keysOf(own)).toEqual(hireKeys)
    expect(own.length, 'rates of cancelled work are not').toBe(status === 'Invoiced' ? 3 : 2)
    const { data, text } = await bill(hire.id, 'hire', 'excess_hours')
    expect(data.ids, text).toHaveLength(1)
    expect(keysOf(await leftOf(job.job_id))).toEqual([])
  },
)

test('by the week, a week is billed once it is over, or the machine is back', async () => {
  const { job, hire } = await hired({ unit: 'week', isBack: false })
  expect((await leftOf(job.job_id)).map(({ left }) => left.quantity)).toEqual([2])
  await offHire(hire, { off_date: '2026-11-18', smu_off: 1340 })
  expect((await leftOf(job.job_id)).map(({ unit, left }) => [unit, left.quantity])).toEqual([
    ['week', 3],
    ['hour', 16],
  ])
})
