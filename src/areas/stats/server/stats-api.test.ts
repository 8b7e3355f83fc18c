import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket, at, workedOrder } from '#test/dockets.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { exported } from '#test/exports.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { invoicing } from '#test/invoices.ts'
import { quote, quoting } from '#test/quotes.ts'
import { statsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
app.clock.set(at('06:00', '2026-11-24'))
const { accounts, client_id, approved, pay } = await invoicing(app)
const { sent } = await quoting(app)
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const category = await makeCategory(app, { name: 'Excavator of the test' })
const order = await workedOrder(app, {}, { asset_category_id: category.id })
/** A machine that the business has had for long. */
const oldMachine = async (fields: Parameters<typeof makeAsset>[1] = {}) => {
  const made = await makeAsset(app, fields)
  await app.database.pool.query(`update asset set purchased_on = '2025-03-03' where id = $1`, [made.id])
  return made
}
const asset = await oldMachine({ asset_category_id: category.id })
const docket = await approvedDocket(app, { order, asset_id: asset.id })
const november = { from: '2026-11-01', to: '2026-11-30' }

const read = async (query: object = {}, who = accounts) => {
  const { data, status, text } = await who.call(calls.getStats, { query })
  expect(status, text).toBe(200)
  return data
}

test('people outside the office are refused, and so is a wrong filter', async () => {
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  for (const name of ['driver', 'subcontractor', 'waiting'] as const) {
    const caller = await app.as(name)
    expect(await caller.call(calls.getStats, { query: {} }), name).toMatchObject(refused)
    expect(await caller.call(calls.listJobReport, { query: {} }), name).toMatchObject(refused)
    expect(await caller.call(calls.sumJobReport, { query: {} }), name).toMatchObject(refused)
  }
  expect(await sales.call(calls.exportStats, { query: { format: 'csv' } })).toMatchObject(refused)
  expect(
    await accounts.call(calls.getStats, { query: { from: '31 Feb', by: 'moon' } as never }),
  ).toMatchObject({
    status: 422,
    errors: { from: 'Enter a date like 20 Nov 2026.' },
  })
})

test('without money no amount leaves the server, nor an order by amounts', async () => {
  for (const who of [allocator, safety, sales]) {
    const { now, before, rows } = await read({ by: 'client', measure: 'approved', ...november }, who)
    for (const figures of [now, before, ...rows.flatMap((row) => [row.now, row.before])]) {
      expect(figures).not.toHaveProperty('approved_cents')
      expect(figures).not.toHaveProperty('invoiced_cents')
      expect(figures).not.toHaveProperty('paid_cents')
    }
    expect(now.worked_minutes).toBe(450)
  }
  expect((await read({}, allocator)).now).not.toHaveProperty('quotes_ended')
  expect((await read({}, sales)).now).toHaveProperty('quotes_ended')
  const { headings } = await exported(allocator, '/api/stats/export', '')
  expect(headings).not.toContain('Approved ex GST')
  expect(headings).toContain('Hours')
  expect((await exported(accounts, '/api/stats/export', '')).headings).toContain('Approved ex GST')
})

test('by month it is twelve months until this one, with the same days before', async () => {
  const { days, days_before, rows, now, row_count } = await read()
  expect(days).toEqual({ from: '2025-12-01', to: '2026-11-24' })
  expect(days_before).toEqual({ from: '2024-12-01', to: '2025-11-24' })
  expect(row_count).toBe(12)
  expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Dec 2025', 'Jan 2026', 'Nov 2026']))
  const last = rows.at(-1)!
  expect(last).toMatchObject({ days: { from: '2026-11-01', to: '2026-11-24' }, id: null })
  expect(last.now).toMatchObject({ worked_minutes: 450, approved_cents: 7.5 * 185_00 })
  expect(now).toMatchObject({ worked_minutes: 450, approved_cents: 7.5 * 185_00, loads: 0, kilograms: 0 })
})

test('it is divided by client, category, driver and job type, each adding up to the same', async () => {
  for (const by of ['client', 'category', 'driver', 'job_type'] as const) {
    const { rows, now } = await read({ by, ...november })
    expect(
      rows.reduce((sum, row) => sum + row.now.worked_minutes, 0),
      by,
    ).toBe(now.worked_minutes)
    expect(
      rows.reduce((sum, row) => sum + row.now.approved_cents!, 0),
      by,
    ).toBe(now.approved_cents)
    expect(now.worked_minutes, by).toBe(450)
  }
  const rowOf = async (by: string, id: number) =>
    (await read({ by, ...november })).rows.find((row) => row.id === id)?.now.worked_minutes
  expect(await rowOf('client', docket.client_id)).toBe(450)
  expect(await rowOf('category', category.id)).toBe(450)
  expect(await rowOf('driver', docket.driver_id!)).toBe(450)
})

test('filters narrow it, and another month has nothing', async () => {
  const minutes = async (query: object) => (await read({ ...november, ...query })).now.worked_minutes
  expect(await minutes({ client_id: docket.client_id })).toBe(450)
  expect(await minutes({ client_id: docket.client_id + 999 })).toBe(0)
  expect(await minutes({ asset_category_id: category.id, driver_id: docket.driver_id })).toBe(450)
  expect(await minutes({ asset_category_id: category.id + 999 })).toBe(0)
  expect(await minutes({ job_type: 'No such type' })).toBe(0)
  const december = await read({ from: '2026-12-01', to: '2026-12-31' })
  expect(december.now.worked_minutes).toBe(0)
  // December is compared with November.
  expect(december.before.worked_minutes).toBe(450)
})

test('utilisation is hours worked of eight hours on each working day of a machine', async () => {
  // On Monday, the 23rd, the machine worked seven and a half hours of eight; on the Sunday before nothing was available.
  const { now, rows } = await read({
    by: 'category',
    from: '2026-11-22',
    to: '2026-11-23',
    asset_category_id: category.id,
  })
  expect(now.utilisation).toBe(7.5 / 8)
  expect(rows).toMatchObject([{ id: category.id, now: { utilisation: 7.5 / 8 }, before: { utilisation: 0 } }])
  expect((await read({ client_id: docket.client_id })).now.utilisation).toBeNull()
  const sold = await oldMachine({ asset_category_id: category.id })
  await app.database.pool.query(`update asset set status = 'sold', sold_on = '2026-11-20' where id = $1`, [
    sold.id,
  ])
  const query = { by: 'category', from: '2026-11-20', to: '2026-11-23', asset_category_id: category.id }
  // Two machines on Friday, one on Monday: 24 hours.
  expect((await read(query)).now.utilisation).toBe(7.5 / 24)
})

test('a machine of which nobody knows since when it is there counts from the day it was added', async () => {
  const { asset_category_id } = await makeAsset(app)
  const on = async (day: string) =>
    (await read({ by: 'category', from: day, to: day, asset_category_id })).now.utilisation
  expect(await on('2026-11-23')).toBeNull()
  expect(await on('2026-11-24')).toBe(0)
})

test('a machine added after its first dockets counts from the day it worked first', async () => {
  const late = await makeCategory(app, { name: 'Added after it worked' })
  const machine = await makeAsset(app, { asset_category_id: late.id })
  const worked = await workedOrder(app, {}, { asset_category_id: late.id })
  await approvedDocket(app, { order: worked, asset_id: machine.id })
  await app.database.pool.query(`update asset set created_at = '2026-11-27 06:00+11' where id = $1`, [
    machine.id,
  ])
  // 7.5 hours on Monday the 23rd, of 8 hours on that day and the next.
  const days = { from: '2026-11-16', to: '2026-11-24' }
  expect((await read({ by: 'category', ...days, asset_category_id: late.id })).now.utilisation).toBe(7.5 / 16)
})

test('a known day stands, whatever the machine did before', async () => {
  const bought = await makeCategory(app, { name: 'Worked before it was bought' })
  const machine = await makeAsset(app, { asset_category_id: bought.id })
  const worked = await workedOrder(app, {}, { asset_category_id: bought.id })
  await approvedDocket(app, { order: worked, asset_id: machine.id })
  await app.database.pool.query(`update asset set purchased_on = '2026-11-24' where id = $1`, [machine.id])
  const monday = { from: '2026-11-23', to: '2026-11-23' }
  expect((await read({ by: 'category', ...monday, asset_category_id: bought.id })).now.utilisation).toBeNull()
})

test('a machine that comes back and goes out again on a day was out for that day once', async () => {
  const { newDryJob, onHire, offHire } = await dryHiring(app)
  const job = await newDryJob({ ideal_asset_qty: 2 })
  const { id: asset_id, asset_category_id } = await oldMachine()
  const out = async (fields: object) => {
    const hired = await onHire(job, { asset_id, on_date: '2026-11-16', ...fields })
    expect(hired.status, hired.text).toBe(200)
    return hired.data
  }
  const first = await out({ on_time: '07:00' })
  const back = await offHire(first, { off_date: '2026-11-16', off_time: '10:00', smu_off: 1206 })
  expect(back.status, back.text).toBe(200)
  await out({ on_time: '12:00', smu_on: 1206 })
  const day = { from: '2026-11-16', to: '2026-11-16' }
  expect((await read({ by: 'category', ...day, asset_category_id })).now.utilisation).toBe(1)
})

test('what is invoiced and paid counts by its own day, and a reversed payment not at all', async () => {
  const { id } = await approved()
  const before = (await read(november)).now
  const paid = await pay(id, 500_00, { received_on: '2026-11-20' })
  expect(paid.status, paid.text).toBe(200)
  const after = await read({ ...november, by: 'client' })
  expect(after.now.paid_cents! - before.paid_cents!).toBe(500_00)
  expect(after.rows.find((row) => row.id === client_id)?.now).toMatchObject({
    invoiced_cents: 1480_00,
    paid_cents: 500_00,
  })
  expect((await read({ ...november, by: 'driver' })).now.paid_cents).toBeNull()
  const reversed = await accounts.call(invoiceEndpoints.reversePayment, {
    params: { id: paid.data.id },
    body: { reason: 'Bounced' },
  })
  expect(reversed.status, reversed.text).toBe(200)
  expect((await read(november)).now.paid_cents).toBe(before.paid_cents)
})

test('quotes are won of those that ended, by the day on which they did', async () => {
  const { now: before } = await read(november)
  const [won, lost] = [await sent(quote()), await sent(quote())]
  const accepted = await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: won.id },
    body: { name: 'Jo Nguyen', evidence_note: 'By phone on Monday' },
  })
  expect(accepted.status, accepted.text).toBe(200)
  await app.database.pool.query(
    `update quote set status = 'Declined', declined_at = '2026-11-24 05:00+11', decline_reason = 'Too dear' where id = $1`,
    [lost.id],
  )
  const { now } = await read(november)
  expect([now.quotes_won! - before.quotes_won!, now.quotes_ended! - before.quotes_ended!]).toEqual([1, 2])
  expect((await read({ ...november, by: 'category' })).now.quotes_ended).toBeNull()
})
