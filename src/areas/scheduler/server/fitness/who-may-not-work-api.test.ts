import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver, makeSubcontractor } from '#test/fleet.ts'
import { addRequiredDocuments } from '#test/orders.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { office } from '#test/driver-jobs.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { listStoppedBookings } from './stopped-bookings.ts'
import { whoMayNotWork } from './who-may-not-work.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { db } = app.platform
const { pool } = app.database
const day = '2026-11-23'

const document = (record_type: string, record_id: number, type: string, fields: Record<string, unknown>) =>
  pool.query(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, expires_on)
     select $1, $2, id, is_reviewed, name, $4, $5 from document_type where record_type = $1 and name = $3`,
    [record_type, record_id, type, fields.status ?? 'approved', fields.expires_on ?? null],
  )

/** Those of some records that may not work, with why. */
async function found(viewer = office): Promise<Record<string, string[]>> {
  const { rows, count } = await whoMayNotWork(db, viewer, { from: day, to: day }, 500)
  expect(rows).toHaveLength(count)
  return Object.fromEntries(rows.map(({ name, reasons }) => [name, reasons]))
}

test('whoever booking objects to whatever the work is found, with its reason, and nobody else', async () => {
  const before = Object.keys(await found())
  const driver = async (name: string, fields: Parameters<typeof makeDriver>[1] = {}, complete = true) => {
    const { id } = await makeDriver(app, { name, ...fields })
    if (complete) await addRequiredDocuments(app, 'driver', id)
    return id
  }
  const asset = async (fleet_no: string, fields: Parameters<typeof makeAsset>[1] = {}) =>
    (await makeAsset(app, { fleet_no, name: 'Digger', ...fields })).id

  await driver('Good')
  await driver('Bare', {}, false)
  await driver('Own date', { licence_expires_on: '2026-11-22' })
  await driver('Last day', { licence_expires_on: day })
  await driver('Left', { licence_expires_on: '2026-11-01', end_date: '2026-11-22' })
  const expired = await driver('Ticket')
  await document('driver', expired, 'High risk work licence', { expires_on: '2026-11-22' })
  const renewed = await driver('Medical')
  await document('driver', renewed, 'Medical', { expires_on: '2026-11-22' }) // does not stop work
  const pending = await driver('Waiting', {}, false)
  await document('driver', pending, 'Driver licence', { status: 'pending', expires_on: '2028-01-01' })
  await document('driver', pending, 'White card', {})

  await asset('OK-1')
  await asset('RE-1', { rego_expires_on: '2026-11-22' })
  const inspected = await asset('IN-1')
  await document('asset', inspected, 'Annual inspection', { expires_on: '2026-11-01' })
  const replaced = await asset('IN-2')
  await document('asset', replaced, 'Annual inspection', { status: 'superseded', expires_on: '2026-11-01' })
  await document('asset', replaced, 'Annual inspection', { expires_on: '2027-11-01' })

  const { id: subcontractor_id } = await makeSubcontractor(app, { name: 'Acme', abn: '51824753556' })
  await pool.query(`update subcontractor set status = 'suspended', suspended_reason = 'Late' where id = $1`, [
    subcontractor_id,
  ])
  await asset('SU-1', { asset_owner: 'subcontractor', subcontractor_id })
  const now = await found()
  for (const name of before) delete now[name]
  expect(now).toEqual({
    Bare: ['Driver licence is missing', 'White card is missing'],
    'Own date': ['Driver licence is expired'],
    Ticket: ['High risk work licence is expired'],
    Waiting: ['Driver licence is not approved'],
    'RE-1 Digger': ['Registration expired on 22 Nov 2026'],
    'IN-1 Digger': ['Annual inspection is expired'],
    'SU-1 Digger': [
      'Acme is suspended',
      'Acme: Public liability is missing',
      'Acme: WorkCover or income protection is missing',
      'Acme: Motor vehicle or plant insurance is missing',
    ],
  })
  // None without a reason: the query finds only what the rules object to.
  expect(Object.values(await found()).every((reasons) => reasons.length > 0)).toBe(true)
})

test('those booked soonest come first, with the booking, and a limit does not change how many there are', async () => {
  const { order, driver } = await makeBookedOrder(app, { work_date: day })
  await pool.query(`update driver set licence_expires_on = '2026-11-01' where id = $1`, [driver.id])
  const all = await whoMayNotWork(db, office, { from: day, to: day }, 500)
  const { rows, count } = await whoMayNotWork(db, office, { from: day, to: day }, 1)
  expect(count).toBe(all.count)
  const { rows: clients } = await pool.query<{ name: string }>(
    'select c.name from job_item i join job j on j.id = i.job_id join client c on c.id = j.client_id where i.id = $1',
    [order.id],
  )
  expect(rows).toMatchObject([
    {
      record_type: 'driver',
      order_no: order.order_no,
      starts_at: '2026-11-22T20:00:00.000Z',
      client: clients[0]?.name,
    },
  ])
})

test('people who see only their own drivers and assets see none', async () => {
  expect(await found({ ...office, grants: effectiveGrants(7) })).toEqual({})
})

test('over several days the booking at risk is the first that a document does not cover', async () => {
  const today = '2026-11-20'
  const { order, driver } = await makeBookedOrder(app, { work_date: today })
  const { order: next } = await makeBookedOrder(app, { work_date: day })
  await pool.query('update booking set driver_id = $1 where job_item_id = $2 and driver_id is not null', [
    driver.id,
    next.id,
  ])
  const atRisk = async (expires_on: string) => {
    await pool.query('update driver set licence_expires_on = $2 where id = $1', [driver.id, expires_on])
    const days = { from: today, to: day }
    const { rows } = await whoMayNotWork(db, office, days, 500)
    const stopped = (await listStoppedBookings(db, days)).filter(({ record_id }) => record_id === driver.id)
    const row = rows.find((one) => one.record_type === 'driver' && one.record_id === driver.id)
    return [row?.order_no, stopped.map(({ order_no, reasons }) => [order_no, reasons])]
  }
  const expired = ['Driver licence is expired']
  expect(await atRisk('2026-11-19')).toEqual([
    order.order_no,
    [
      [order.order_no, expired],
      [next.order_no, expired],
    ],
  ])
  expect(await atRisk(today)).toEqual([next.order_no, [[next.order_no, expired]]])
  expect(await atRisk('2026-12-24')).toEqual([undefined, []])
})

test('a booking that was allowed with a reason is not stopped by what was allowed', async () => {
  const { order, driver } = await makeBookedOrder(app, { work_date: '2026-12-01' })
  await pool.query(`update driver set licence_expires_on = '2026-11-01' where id = $1`, [driver.id])
  const days = { from: '2026-12-01', to: '2026-12-01' }
  const stopped = async () => (await listStoppedBookings(db, days)).map(({ order_no }) => order_no)
  expect(await stopped()).toEqual([order.order_no])
  await pool.query(`update booking set overrides = $2 where job_item_id = $1 and driver_id is not null`, [
    order.id,
    JSON.stringify([
      { code: 'document', text: `${driver.name}: Driver licence is expired.`, reason: 'Renewed', by: 'Al' },
    ]),
  ])
  expect(await stopped()).toEqual([])
})
