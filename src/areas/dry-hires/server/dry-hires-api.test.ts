import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { requirementEndpoints } from '#areas/work-orders/contract/requirement-endpoints.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { at, docketBody } from '#test/dockets.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { makeAsset } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrder } from '#test/orders.ts'
import { newRequirement, ordersOf } from '#test/work-orders.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const { newDryJob, onHire, offHire, hiresOf } = await dryHiring(app)
const job = await newDryJob()

const assetOf = async (id: number) =>
  (await allocator.call(resourceEndpoints.getAsset, { params: { id } })).data

test('people without the right record nothing, and those booked on jobs see nothing', async () => {
  for (const name of ['accounts', 'sales', 'safety', 'driver', 'subcontractor'] as const)
    expect((await onHire(job, {}, await app.as(name))).status, name).toBe(403)
  const params = { id: job.job_id }
  for (const name of ['driver', 'subcontractor'] as const)
    expect((await (await app.as(name)).call(calls.listDryHires, { params })).status, name).toBe(403)
})

test('what cannot be is refused on its field', async () => {
  const wrong = async (fields: object) => (await onHire(job, fields)).errors
  expect(await wrong({ on_date: '2026-11-21' })).toEqual({ on_date: 'Date cannot be in the future.' })
  expect(await wrong({ on_date: '2026-11-20', on_time: '06:01' })).toEqual({
    on_time: 'Time cannot be in the future.',
  })
  expect(await wrong({ smu_on: -1 })).toEqual({
    smu_on: 'Hour meter at on-hire must be a number from 0 to 9,999,999.',
  })
  expect(await wrong({ asset_id: 9_999_999 })).toEqual({ asset_id: 'Machine is not one of the choices.' })
  const { id: wet } = await newRequirement(app, { job_id: job.job_id })
  expect(await wrong({ job_requirement_id: wet })).toEqual({
    job_requirement_id: 'Hired for is not one of the choices.',
  })
  const { id: parked, fleet_no } = await makeAsset(app)
  await owner.query(`update asset set status = 'off_road', off_road_reason = 'Track' where id = $1`, [parked])
  expect(await wrong({ asset_id: parked })).toEqual({ asset_id: `${fleet_no} is off road.` })
  const { id: read } = await makeAsset(app, { smu_current: 1300 })
  await owner.query(`update asset set meters_read_at = '2026-11-01' where id = $1`, [read])
  expect(await wrong({ asset_id: read })).toEqual({
    smu_on: 'Hours are lower than the last reading (1,300 h).',
  })
  const pending = await newDryJob()
  await owner.query(`update job set status = 'Pending' where id = $1`, [pending.job_id])
  expect(await onHire(pending)).toMatchObject({
    status: 409,
    message: 'This job is Pending. Machines go on hire for confirmed jobs.',
  })
})

test('a machine goes out and comes back, and its job and meter follow', async () => {
  const its = await newDryJob()
  const { id: asset_id, fleet_no } = await makeAsset(app)
  const { data: out, status, text } = await onHire(its, { asset_id, notes: 'Keys at the gate' })
  expect(status, text).toBe(200)
  expect(out).toMatchObject({ fleet_no, off_hire_no: null, flags: [], notes: 'Keys at the gate' })
  expect(out).not.toHaveProperty('lines')
  expect(await assetOf(asset_id)).toMatchObject({ status: 'on_hire', smu_current: 1204 })
  expect((await allocator.call(calls.getAssetOnHire, { params: { id: asset_id } })).data).toMatchObject({
    job_no: its.job_no,
    on_hire_at: '2026-11-02T20:00:00.000Z',
  })
  const { data: begun } = await allocator.call(jobEndpoints.getJob, { params: { id: its.job_id } })
  expect(begun.status).toBe('In Progress')
  expect(await hiresOf(its.job_id, accounts)).toMatchObject([
    { lines: [{ line: 'hire', quantity: 18, amount_cents: 5760_00, billed_cents: 0 }] },
  ])

  expect((await offHire(out, { off_date: '2026-11-02' })).errors).toEqual({
    off_date: 'Off-hire date must be on or after the on-hire date.',
  })
  expect((await offHire(out, { off_date: '2026-11-03', off_time: '07:00' })).errors).toEqual({
    off_time: 'Off-hire time must be after the on-hire time.',
  })
  expect((await offHire(out, { smu_off: 1203.9 })).errors).toEqual({
    smu_off: 'Finish hours must not be less than start hours (1,204).',
  })
  const { data: back } = await offHire(out)
  expect(back.off_hire_no).toMatch(/^OH-\d{6}$/)
  expect(await assetOf(asset_id)).toMatchObject({ status: 'available', smu_current: 1310 })
  expect((await allocator.call(calls.getAssetOnHire, { params: { id: asset_id } })).data).toBeNull()
  expect(await hiresOf(its.job_id, accounts)).toMatchObject([
    {
      lines: [
        { line: 'hire', quantity: 10, unit_price_cents: 320_00, amount_cents: 3200_00 },
        { line: 'excess_hours', quantity: 26, unit_price_cents: 45_00, amount_cents: 1170_00 },
      ],
    },
  ])
  expect(await offHire(back)).toMatchObject({
    status: 409,
    message: `This machine is off-hired already (${back.off_hire_no}).`,
  })
  const { rows } = await owner.query<{ action: string }>(
    `select action from activity_log where record_type = 'job' and record_id = $1 order by id`,
    [its.job_id],
  )
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['on-hire recorded', 'begun', 'off-hire recorded']),
  )
})

test('a machine is out once at a time, also when two put it on hire at once', async () => {
  const { id: asset_id, fleet_no } = await makeAsset(app)
  const replies = await Promise.all([1, 2, 3].map(() => onHire(job, { asset_id })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(replies.find(({ status }) => status === 422)?.errors).toEqual({
    asset_id: `${fleet_no} is on hire for ${job.job_no} since 3 Nov 2026 at 7:00 am.`,
  })
  const { data } = replies.find(({ status }) => status === 200)!
  await expect(
    owner.query(
      `insert into dry_hire (job_id, job_requirement_id, asset_id, rate_snapshot, on_hire_at)
       select job_id, job_requirement_id, asset_id, rate_snapshot, on_hire_at - interval '1 day' from dry_hire where id = $1`,
      [data.id],
    ),
  ).rejects.toMatchObject({ code: '23P01', constraint: 'dry_hire_out_once' })
  await offHire(data)
  expect(
    (await onHire(job, { asset_id, on_date: '2026-11-12', on_time: '14:00', smu_on: null })).errors,
  ).toEqual({
    asset_id: `${fleet_no} was on hire for ${job.job_no} from 3 Nov 2026 at 7:00 am to 12 Nov 2026 at 3:00 pm.`,
  })
  expect(
    (await onHire(job, { asset_id, on_date: '2026-11-12', on_time: '15:00', smu_on: 1310 })).status,
  ).toBe(200)
})

test('a correction needs a reason and the version that was seen, and moves the machine', async () => {
  const its = await newDryJob()
  const { data: out } = await onHire(its)
  const { id: other } = await makeAsset(app)
  const correct = (fields: object) =>
    allocator.call(calls.correctDryHire, {
      params: { id: out.id },
      body: {
        asset_id: other,
        on_date: '2026-11-04',
        on_time: '08:00',
        smu_on: 88,
        reason: 'Wrong machine',
        version: out.version,
        ...fields,
      },
    })
  expect((await correct({ reason: '' })).errors).toEqual({ reason: 'Reason is required.' })
  expect((await correct({ off_date: '2026-11-05' })).errors).toEqual({
    off_date: 'Record the off-hire first.',
  })
  expect((await correct({})).data).toMatchObject({
    asset_id: other,
    smu_on: 88,
    on_hire_at: '2026-11-03T21:00:00.000Z',
  })
  expect((await assetOf(out.asset_id)).status).toBe('available')
  expect((await assetOf(other)).status).toBe('on_hire')
  expect((await correct({ smu_on: 89 })).status).toBe(409)
})

test('an off-hired one whose machine was booked since is corrected as far as it takes no more time', async () => {
  const its = await newDryJob()
  const { id: asset_id, fleet_no } = await makeAsset(app)
  const { data: back } = await offHire((await onHire(its, { asset_id })).data)
  const order = await makeOrder(app, { needs_driver: 0 })
  await owner.query(
    `update job_item set work_date = '2026-11-13', starts_at = $2, ends_at = $3 where id = $1`,
    [order.id, at('07:00', '2026-11-13'), at('15:00', '2026-11-13')],
  )
  await plainBooking(app, order.id, { asset_id })
  const correct = (version: number, fields: object) =>
    allocator.call(calls.correctDryHire, {
      params: { id: back.id },
      body: {
        asset_id,
        on_date: '2026-11-03',
        on_time: '07:00',
        smu_on: 1204,
        off_date: '2026-11-12',
        off_time: '15:00',
        smu_off: 1310,
        reason: 'As on the delivery docket',
        version,
        ...fields,
      },
    })
  expect((await correct(back.version, { off_date: '2026-11-13' })).errors).toEqual({
    asset_id: `${fleet_no} is booked on ${order.order_no} on 13 Nov 2026. Release it there first.`,
  })
  const read = await correct(back.version, { smu_off: 1312 })
  expect(read.status, read.text).toBe(200)
  const earlier = await correct(read.data.version, { off_time: '11:00', smu_off: 1312 })
  expect(earlier.data).toMatchObject({ smu_off: 1312, off_hire_at: at('11:00', '2026-11-12') })

  // A booking that stands within it already, from before it was out so long, holds up no correction either.
  await owner.query(`alter table booking disable trigger moved_not_on_hire`)
  await owner.query(`update booking set starts_at = $2, ends_at = $3 where job_item_id = $1`, [
    order.id,
    at('07:00', '2026-11-10'),
    at('15:00', '2026-11-10'),
  ])
  await owner.query(`alter table booking enable trigger moved_not_on_hire`)
  const beside = await correct(earlier.data.version, { off_time: '10:00', smu_off: 1309 })
  expect(beside.data, beside.text).toMatchObject({ smu_off: 1309, off_hire_at: at('10:00', '2026-11-12') })
})

test('one that never was is removed, and its requirement stays dry as long as there is one', async () => {
  const its = await newDryJob()
  const { data: out } = await onHire(its)
  const { data: needs } = await allocator.call(requirementEndpoints.listJobRequirements, {
    query: { job_id: its.job_id },
  })
  const toWet = await allocator.call(requirementEndpoints.editRequirement, {
    params: { id: its.requirement_id },
    body: { needs_driver: 1, version: needs[0]!.version },
  })
  expect(toWet.errors).toEqual({
    needs_driver: 'Machines were on dry hire for this requirement, so it stays. Add another one.',
  })
  const removed = await allocator.call(calls.removeDryHire, {
    params: { id: out.id },
    body: { reason: 'It never left', version: out.version },
  })
  expect(removed.status, removed.text).toBe(200)
  expect((await assetOf(out.asset_id)).status).toBe('available')
  expect(await hiresOf(its.job_id)).toEqual([])
})

test('what is not charged is flagged, and a price agreed later applies until something is billed', async () => {
  const its = await newDryJob({ unit: 'hour' })
  const { data } = await onHire(its, { smu_on: null })
  expect(data.flags).toEqual(['Dry hire is charged by the day or week, not an hour: not charged.'])
  const day = await newDryJob({ unit_price_cents: null })
  const { data: unpriced } = await onHire(day, { smu_on: null })
  expect(unpriced.flags).toEqual([
    expect.stringMatching(/^“.+” has no price\.$/),
    'No on-hire meter reading, so excess hours aren’t charged.',
  ])
  await owner.query(
    `update job_requirement set rate_snapshot = rate_snapshot || '{"unit_price_cents": 30000}' where id = $1`,
    [day.requirement_id],
  )
  const administrator = await app.as('administrator')
  await administrator.call(jobEndpoints.createJobRate, {
    params: { id: day.job_id },
    body: { description: 'Delivery', unit: 'fixed', unit_price_cents: 100_00 },
  })
  expect(await hiresOf(day.job_id, accounts)).toMatchObject([{ lines: [{ unit_price_cents: 300_00 }] }])
})

test('the machines booked on its orders are offered first', async () => {
  const { data } = await allocator.call(calls.listDryRequirements, { params: { id: job.job_id } })
  expect(data).toMatchObject([{ id: job.requirement_id, booked: [], start_date: '2026-11-23' }])
})

test('an order whose machine went on dry hire takes no docket', async () => {
  const its = await newDryJob()
  const { id: asset_id } = await makeAsset(app)
  await onHire(its, { asset_id })
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [its.job_id])
  const [order] = await ordersOf(app, its.job_id)
  const body = await docketBody(app, order!, { asset_id })
  expect(await allocator.call(docketEndpoints.createDocket, { body })).toMatchObject({
    status: 409,
    message: `Order ${order!.order_no} is dry hire, which is billed from its on-hire and off-hire.`,
  })
})
