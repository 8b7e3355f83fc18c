import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import type { PersonName } from '#test/people.ts'
import { driverFor, newJob, plainBooking, plainOrder, subcontractorFor } from '#test/jobs.ts'
import { jobFieldRights } from '../contract/job.ts'
import { jobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const subcontractor = await app.as('subcontractor')
const otherSubcontractor = await app.as('otherSubcontractor')
const driver_id = await driverFor(app, driver.user_id)
const otherDriverId = await driverFor(app, otherDriver.user_id)
const subcontractor_id = await subcontractorFor(app, subcontractor.user_id, '51824753556')
await subcontractorFor(app, otherSubcontractor.user_id, '53004085616')

const secrets = {
  po_limit_cents: 500_000,
  fixed_price_cents: 900_000,
  budget_cents: 700_000,
  retention_percent: 5,
  internal_notes: 'They pay late',
}

const seen = async (who: typeof driver, id: number) => {
  const { status } = await who.call(calls.getJob, { params: { id } })
  const { data, total } = await who.call(calls.listJobs, { query: {} })
  expect(total).toBe(data.length)
  return [status, data.some((job) => job.id === id)]
}

test('a driver sees a job while booked on it, and no other jobs', async () => {
  const { id } = await newJob(app)
  const order = await plainOrder(app, id, '2026-11-24')
  expect(await seen(driver, id)).toEqual([404, false])
  const booking = await plainBooking(app, order, { driver_id })
  expect(await seen(driver, id)).toEqual([200, true])
  expect(await seen(otherDriver, id)).toEqual([404, false])
  expect((await driver.call(calls.getJobSite, { params: { id } })).data.name).toBe('Quarry')
  expect((await otherDriver.call(calls.getJobSite, { params: { id } })).status).toBe(404)
  await booking.release()
  expect(await seen(driver, id)).toEqual([404, false])
  expect(await seen(otherDriver, id)).toEqual([404, false])
  expect(otherDriverId).not.toBe(driver_id)
})

test('a subcontractor sees the jobs of its drivers and plant', async () => {
  const byDriver = await newJob(app)
  const operator = await driverFor(app, null, subcontractor_id)
  await plainBooking(app, await plainOrder(app, byDriver.id, '2026-11-24'), { driver_id: operator })
  const byPlant = await newJob(app)
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into asset (fleet_no, asset_category_id, name, asset_owner, subcontractor_id)
     select 'BP-1', min(id), 'Barwon tipper', 'subcontractor', $1 from asset_category returning id::int`,
    [subcontractor_id],
  )
  await plainBooking(app, await plainOrder(app, byPlant.id, '2026-11-25'), { asset_id: rows[0]!.id })
  for (const { id } of [byDriver, byPlant]) {
    expect(await seen(subcontractor, id)).toEqual([200, true])
    expect(await seen(otherSubcontractor, id)).toEqual([404, false])
  }
})

/** The restricted fields that each of them sees. */
const shown: Record<string, { people: PersonName[]; hidden: (keyof typeof secrets)[]; holds: number }> = {
  'those who work with prices': {
    people: ['administrator', 'accounts', 'sales'],
    hidden: [],
    holds: 1,
  },
  'the allocator and the safety officer': {
    people: ['allocator', 'safety'],
    hidden: ['po_limit_cents', 'fixed_price_cents', 'budget_cents', 'retention_percent'],
    holds: 1,
  },
  'those who are booked': {
    people: ['driver', 'subcontractor'],
    hidden: ['po_limit_cents', 'fixed_price_cents', 'budget_cents', 'retention_percent', 'internal_notes'],
    holds: 0,
  },
}

test.each(Object.entries(shown))('%s see the fields meant for them', async (_, { people, hidden, holds }) => {
  const { id } = await newJob(app, { ...secrets, billing_method: 'fixed' })
  const administrator = await app.as('administrator')
  await administrator.call(calls.raiseJobHold, { params: { id }, body: { kind: 'swms' } })
  const order = await plainOrder(app, id, '2026-11-24')
  await plainBooking(app, order, { driver_id: await driverFor(app, driver.user_id) })
  await plainBooking(app, order, { driver_id: await driverFor(app, null, subcontractor_id) })
  for (const name of people) {
    const who = await app.as(name)
    const { data, text } = await who.call(calls.getJob, { params: { id } })
    for (const [field, value] of Object.entries(secrets)) {
      const isHidden = (hidden as string[]).includes(field)
      expect([name, field, data[field as keyof typeof secrets]]).toEqual([
        name,
        field,
        // Prices are absent, notes empty.
        isHidden ? (field in jobFieldRights ? undefined : null) : value,
      ])
      if (isHidden && typeof value === 'string') expect(text).not.toContain(value)
    }
    expect([name, data.holds.length]).toEqual([name, holds])
    const log = await who.request('GET', `/api/records/job/${id}/history`)
    expect([name, log.status]).toEqual([name, holds === 0 ? 403 : 200])
    if (hidden.length > 0) expect(log.text).not.toContain('500000')
  }
})

test('people booked on a job count their own orders, and the office counts all', async () => {
  const { id } = await newJob(app)
  const [mine, shared, others] = [
    await plainOrder(app, id, '2026-11-24'),
    await plainOrder(app, id, '2026-11-25'),
    await plainOrder(app, id, '2026-11-26'),
  ]
  const operator = await driverFor(app, null, subcontractor_id)
  await plainBooking(app, mine, { driver_id: await driverFor(app, driver.user_id) })
  await plainBooking(app, shared, { driver_id: operator })
  await plainBooking(app, others, { driver_id: operator })
  for (const [who, orders] of [
    [driver, 1],
    [subcontractor, 2],
    [await app.as('allocator'), 3],
  ] as const) {
    // None has its plant yet.
    const counts = { orders, unfilled_orders: orders }
    const { data } = await who.call(calls.getJob, { params: { id } })
    expect(data).toMatchObject({ ...counts, unfinished_orders: orders })
    const listed = await who.call(calls.listJobs, { query: {} })
    expect(listed.data.find((job) => job.id === id)).toMatchObject(counts)
  }
  // Plant for the driver's own order: finding it for others is not their concern.
  await app.database.pool.query(
    `with plant as (insert into asset (fleet_no, asset_category_id, name)
       select 'EX-77', min(id), 'Excavator' from asset_category returning id)
     insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at)
     select 'work', 'confirmed', plant.id, i.id, i.starts_at, i.ends_at from job_item i, plant where i.id = $1`,
    [mine],
  )
  const unfilledOf = async (who: typeof driver) =>
    (await who.call(calls.listJobs, { query: { unfilled: '1' } })).data.some((job) => job.id === id)
  expect([await unfilledOf(driver), await unfilledOf(subcontractor)]).toEqual([false, true])
})
