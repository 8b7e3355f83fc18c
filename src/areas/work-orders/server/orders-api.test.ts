import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newJob, plainBooking } from '#test/jobs.ts'
import { makeOrders } from '#test/orders.ts'
import { newOrder, newRequirement, ordersOf } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../contract/endpoints.ts'
import { requirementEndpoints } from '../contract/requirement-endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { pool } = app.database
const week = { start_date: '2026-11-23', end_date: '2026-11-27' }

const edit = (id: number, body: object) =>
  allocator.call(requirementEndpoints.editRequirement, { params: { id }, body: { version: 1, ...body } })

test('an order’s own call refuses unknown fields, wrong times and the past', async () => {
  const { id, version } = await newOrder(app)
  const ask = (body: object) =>
    allocator.call(calls.editOrder, { params: { id }, body: { version, ...body } } as never)
  expect((await ask({ order_status: 'Confirmed' })).errors).toEqual({
    order_status: 'This field is not known.',
  })
  expect((await ask({ start_time: '07:00', end_time: '07:00' })).errors).toEqual({
    end_time: 'Finish time must be after start time.',
  })
  expect((await ask({ start_time: '07:00', end_time: '06:30' })).errors).toEqual({
    end_time: 'A shift cannot be longer than 16 hours.',
  })
  expect((await ask({ work_date: '2026-11-10' })).errors).toEqual({
    work_date: 'Date cannot be in the past.',
  })
  expect((await ask({ work_date: '2026-11-30', start_time: '22:00', end_time: '04:00' })).data).toMatchObject(
    {
      work_date: '2026-11-30',
      starts_at: '2026-11-30T11:00:00.000Z',
      ends_at: '2026-11-30T17:00:00.000Z',
      version: version + 1,
    },
  )
})

test('orders outside a job’s days extend it, and its history says so', async () => {
  const job = await newJob(app, week)
  await newRequirement(app, { job_id: job.id, start_date: '2026-11-20', end_date: '2026-12-01' })
  const { data } = await allocator.call(jobEndpoints.getJob, { params: { id: job.id } })
  expect(data).toMatchObject({ start_date: '2026-11-20', end_date: '2026-12-01' })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['reason', 'before', 'after'])
    .where('record_type', '=', 'job')
    .where('record_id', '=', job.id)
    .where('action', '=', 'widened')
    .execute()
  expect(log).toEqual([
    {
      reason: 'To include all its orders',
      before: { start_date: '2026-11-23', end_date: '2026-11-27' },
      after: { start_date: '2026-11-20', end_date: '2026-12-01' },
    },
  ])
})

test('an order that goes beyond its job’s days says to which day they were extended', async () => {
  const job = await newJob(app, week)
  await pool.query(`update job set status = 'In Progress' where id = $1`, [job.id])
  const [first, second] = await makeOrders(app, 2, { job_id: job.id, work_date: '2026-11-26' })
  const change = async (work_date: string) =>
    (
      await allocator.call(calls.editOrder, {
        params: { id: first!.id },
        body: { version: await versionOf(first!.id), work_date },
      })
    ).data.job_extended_to
  expect(await change('2026-11-27')).toBe(null)
  expect(await change('2026-11-30')).toBe('2026-11-30')
  const move = async (id: number, date: string) =>
    (await allocator.call(calls.moveOrder, { params: { id }, body: { date } })).data.job_extended_to
  expect(await move(first!.id, '2026-11-27')).toBe(null)
  expect(await move(second!.id, '2026-12-02')).toBe('2026-12-02')
})

const versionOf = async (id: number) =>
  (await allocator.call(calls.getOrder, { params: { id } })).data.version

test('a finished job accepts no new orders; its remaining ones are cancelled with it', async () => {
  const requirement = await newRequirement(app, { ...week, start_date: '2026-11-20', start_time: '05:30' })
  const [begun] = await ordersOf(app, requirement.job_id)
  await app.database.pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [begun!.id])
  const params = { id: requirement.job_id }
  await allocator.call(jobEndpoints.cancelJob, { params, body: { reason: 'Rain/wet site' } })
  const after = await ordersOf(app, requirement.job_id)
  expect(after.map(({ order_status, cancel_reason }) => [order_status, cancel_reason])).toEqual([
    ['Confirmed', null],
    ...Array.from({ length: 5 }, () => ['Cancelled', 'Rain/wet site']),
  ])
  const closed = 'This job is Cancelled and can no longer be changed.'
  expect((await edit(requirement.id, { ideal_asset_qty: 2 })).message).toBe(closed)
  expect(
    (
      await allocator.call(calls.duplicateOrder, {
        params: { id: begun!.id },
        body: { dates: ['2026-11-24'] },
      })
    ).message,
  ).toBe(closed)
  expect((await allocator.call(calls.confirmOrder, { params: { id: begun!.id }, body: {} })).status).toBe(409)
})

test('an order’s price is that of the category’s only product, or none', async () => {
  const category = await makeCategory(app, { default_min_hours: 4 })
  const none = await newRequirement(app, { asset_category_id: category.id })
  expect(none.rate_snapshot).toEqual({
    unit: 'hour',
    unit_price_cents: null,
    min_hours: 4,
    round_minutes: 15,
    source: 'none',
  })
  const accounts = await app.as('accounts')
  const product = (code: string, sold: 'hire' | 'cartage' = 'hire') =>
    accounts.call(productEndpoints.createProduct, {
      body: {
        code,
        name: 'Excavator, wet',
        category: sold,
        unit: 'hour',
        sell_price_cents: sold === 'hire' ? 14_550 : 17_800,
        min_quantity: 5,
        asset_category_id: category.id,
      },
    } as never)
  expect((await product('EX-CART', 'cartage')).status).toBe(200)
  const carted = await newRequirement(app, { asset_category_id: category.id })
  expect(carted.rate_snapshot).toMatchObject({ unit_price_cents: 17_800, source: 'Product EX-CART' })
  // Hire takes precedence over cartage.
  const made = await product('EX-WET')
  expect(made.status).toBe(200)
  const priced = await newRequirement(app, { asset_category_id: category.id })
  expect(priced.rate_snapshot).toMatchObject({
    unit_price_cents: 14_550,
    min_hours: 5,
    source: 'Product EX-WET',
  })
  const [order] = await ordersOf(app, priced.job_id)
  const whole = await accounts.call(calls.getOrder, { params: { id: order!.id } })
  expect(whole.data.rate_snapshot).toEqual(priced.rate_snapshot)
  await product('EX-DRY')
  const two = await newRequirement(app, { asset_category_id: category.id })
  expect(two.rate_snapshot).toMatchObject({ unit_price_cents: null, source: 'none' })
})

test('the list filters by day, status, job, category, text and missing bookings', async () => {
  const { job_id, asset_category_id } = await newRequirement(app, week)
  const all = await ordersOf(app, job_id)
  const { id: asset_id } = await makeAsset(app, { asset_category_id })
  await plainBooking(app, all[0]!.id, { asset_id })
  await app.database.pool.query('update job_item set needs_driver = false where id = $1', [all[0]!.id])
  await allocator.call(calls.cancelOrder, { params: { id: all[1]!.id }, body: { reason: 'No PO' } })
  const count = async (query: object) =>
    (await allocator.call(calls.listOrders, { query: { job_id, ...query } })).total
  expect(await count({})).toBe(5)
  expect(await count({ from: '2026-11-25' })).toBe(3)
  expect(await count({ to: '2026-11-25' })).toBe(3)
  expect(await count({ order_status: 'Cancelled' })).toBe(1)
  expect(await count({ order_status: 'Not Cancelled' })).toBe(4)
  expect(await count({ asset_category_id })).toBe(5)
  expect(await count({ asset_category_id: asset_category_id + 999_999 })).toBe(0)
  expect(await count({ unallocated: '1' })).toBe(3)
  expect(await count({ search: all[2]!.order_no })).toBe(1)
  expect(await count({ search: 'kestrel' })).toBe(5)
  const { data: sums } = await allocator.call(calls.sumOrders, { query: { job_id } })
  expect(sums, 'the cancelled one lacks nothing').toEqual({ without_asset: 3, without_driver: 3 })
  const last = await allocator.call(calls.listOrders, { query: { job_id, sort: '-work_date', page_size: 1 } })
  expect(last.data).toMatchObject([
    { work_date: '2026-11-27', client: 'Kestrel Homes', site_suburb: 'Epping' },
  ])
})

test('the histories of job and order name the category, and show no row ids', async () => {
  const category = await makeCategory(app, { name: 'Grader 14 ft' })
  const order = await newOrder(app, { asset_category_id: category.id })
  const historyOf = (record_type: string, record_id: number) =>
    allocator.call(activityLogEndpoints.recordHistory, { params: { record_type, record_id }, query: {} })
  const ofJob = await historyOf('job', order.job_id)
  const added = ofJob.data.entries.find(({ action }) => action === 'added')
  expect(added).toMatchObject({
    part: 'requirement Grader 14 ft',
    after: { asset_category_id: 'Grader 14 ft', ideal_asset_qty: 1 },
  })
  for (const field of ['job_id', 'quote_line_id', 'position']) expect(added?.after).not.toHaveProperty(field)
  const ofOrder = await historyOf('job_item', order.id)
  expect(ofOrder.data.entries.at(-1)?.after).toMatchObject({ asset_category_id: 'Grader 14 ft' })
  expect(ofOrder.text).not.toContain('job_requirement_id')
})

test('an order that ends in the repeated hour keeps its end when it starts earlier', async () => {
  const night = { start_date: '2027-04-03', start_time: '22:00', est_hours: 5.5 }
  const { id, version, ends_at } = await newOrder(app, night)
  const { data } = await allocator.call(calls.editOrder, {
    params: { id },
    body: { version, start_time: '21:00' },
  })
  expect([ends_at, data.starts_at, data.ends_at]).toEqual([
    '2027-04-03T16:30:00.000Z',
    '2027-04-03T10:00:00.000Z',
    '2027-04-03T16:30:00.000Z',
  ])
})
