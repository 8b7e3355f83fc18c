import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { makeAsset } from '#test/fleet.ts'
import { makeOrder } from '#test/orders.ts'
import { plainBooking } from '#test/jobs.ts'
import { ordersOf } from '#test/work-orders.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const { newDryJob, onHire, offHire, hiresOf } = await dryHiring(app)

/** A machine, a job that it can go out for, and an order of other work for it on 23 Nov. */
async function planned() {
  const job = await newDryJob()
  const asset = await makeAsset(app)
  const order = await makeOrder(app, { asset_category_id: asset.asset_category_id, needs_driver: 0 })
  return {
    job,
    order,
    asset_id: asset.id,
    fleet_no: asset.fleet_no,
    label: `${asset.fleet_no} ${asset.name}`,
  }
}
/** A machine that is out, and booked on the four orders that it is out for, from 19 to 22 Nov. */
async function bookedThroughout() {
  const job = await newDryJob({ ideal_asset_qty: 4 })
  const { id: asset_id } = await makeAsset(app)
  await owner.query(
    `update job_item i set work_date = n.day, starts_at = i.starts_at + (n.day - i.work_date) * interval '1 day',
       ends_at = i.ends_at + (n.day - i.work_date) * interval '1 day'
     from (select id, date '2026-11-18' + (row_number() over (order by id))::int as day from job_item where job_id = $1) n
     where n.id = i.id`,
    [job.job_id],
  )
  const { data: hire } = await onHire(job, { asset_id })
  const orders = await ordersOf(app, job.job_id)
  for (const { id } of orders) await plainBooking(app, id, { asset_id })
  await owner.query(`update job_item set order_status = 'Confirmed' where id = $1`, [orders[2]!.id])
  const out = (await hiresOf(job.job_id)).find(({ id }) => id === hire.id)!
  return { job, out, orders }
}
const book = (id: number, asset_id: number, certainty: 'confirmed' | 'pencilled' = 'confirmed') =>
  allocator.call(schedulerEndpoints.bookOrder, { params: { id }, body: { asset_id, certainty } })
const candidateOf = async (id: number, asset_id: number) =>
  (
    await allocator.call(schedulerEndpoints.availableAssets, { params: { id }, query: { limit: 100 } })
  ).data.find((one) => one.id === asset_id)
const clientOf = async (job_id: number) =>
  (
    await owner.query<{ name: string }>(
      'select c.name from job j join client c on c.id = j.client_id where j.id = $1',
      [job_id],
    )
  ).rows[0]!.name
const assetOf = async (id: number) =>
  (await allocator.call(resourceEndpoints.getAsset, { params: { id } })).data
const isListed = async (id: number, status: 'on_hire' | 'off_road') =>
  (await allocator.call(resourceEndpoints.listAssets, { query: { status, page_size: 200 } })).data.some(
    (one) => one.id === id,
  )

test('a machine that is out is not free, and says for whom and since when', async () => {
  const { job, order, asset_id, label } = await planned()
  const { data: out } = await onHire(job, { asset_id })
  const text = `${label} is on hire to ${await clientOf(job.job_id)} for ${job.job_no} since 3 Nov 2026 at 7:00 am, due back 23 Nov 2026.`
  expect(await candidateOf(order.id, asset_id)).toMatchObject({
    free: 0,
    reasons: [{ code: 'on_hire', text, blocks: 'hard' }],
  })
  expect(await book(order.id, asset_id)).toMatchObject({ status: 409, message: text })
  expect((await book(order.id, asset_id, 'pencilled')).status, 'until it is known to be back').toBe(200)
  await offHire(out)
  expect((await book(order.id, asset_id)).status).toBe(200)
})

test('from the day after it is due back someone must say why it is booked, and it is not hired longer then', async () => {
  const job = await newDryJob()
  const { id: asset_id, asset_category_id } = await makeAsset(app)
  await onHire(job, { asset_id })
  const order = await makeOrder(app, { asset_category_id, needs_driver: 0, work_date: '2026-11-30' })
  expect(await candidateOf(order.id, asset_id)).toMatchObject({
    free: 1,
    reasons: [{ code: 'on_hire', blocks: 'soft' }],
  })
  expect((await book(order.id, asset_id)).status).toBe(409)
  const booked = await allocator.call(schedulerEndpoints.bookOrder, {
    params: { id: order.id },
    body: { asset_id, certainty: 'confirmed', override: { reason: 'Back on Friday' } },
  })
  expect(booked.status, booked.text).toBe(200)
  await expect(
    owner.query(`update job_requirement set end_date = '2026-12-04' where id = $1`, [job.requirement_id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'dry_hire_extended' })
})

test('an off-hire before the last day lists the later orders of the machine, and releases it from those to come', async () => {
  const { job, out, orders } = await bookedThroughout()
  expect(out.booked.map(({ order_no, work_date }) => [order_no, work_date])).toEqual(
    orders.map(({ order_no, work_date }) => [order_no, work_date]),
  )
  const booked = async () =>
    (
      await owner.query<{ reason: string | null }>(
        `select b.release_reason as reason from booking b join job_item i on i.id = b.job_item_id
         where i.job_id = $1 order by i.work_date`,
        [job.job_id],
      )
    ).rows.map(({ reason }) => reason)
  const back = { off_date: '2026-11-17', smu_off: null }
  const { data, status, text } = await offHire(out, { ...back, release_orders: 1 })
  expect(status, text).toBe(200)
  expect(data.booked).toEqual([])
  // A confirmed order keeps its machine, so it is pending now.
  expect((await ordersOf(app, job.job_id)).map((order) => order.order_status)).toEqual(
    Array.from({ length: 4 }, () => 'Pending'),
  )
  // The order of yesterday stays as it was; that of today begins in an hour.
  expect(await booked()).toEqual([
    null,
    `Off-hired: ${data.off_hire_no}`,
    `Off-hired: ${data.off_hire_no}`,
    `Off-hired: ${data.off_hire_no}`,
  ])

  const kept = await bookedThroughout()
  expect((await offHire(kept.out, back)).status).toBe(200)
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int from booking b join job_item i on i.id = b.job_item_id
     where i.job_id = $1 and b.released_at is null`,
    [kept.job.job_id],
  )
  expect(rows[0]?.count, 'only where that was asked for').toBe(4)
})

test('the orders that it is out for book it', async () => {
  const job = await newDryJob()
  const { id: asset_id } = await makeAsset(app, { asset_category_id: job.category })
  const [own] = await ordersOf(app, job.job_id)
  await onHire(job, { asset_id })
  expect((await book(own!.id, asset_id)).status).toBe(200)
})

test('a machine that is booked elsewhere does not go out, nor is another dry hire corrected to it', async () => {
  const { job, order, asset_id, fleet_no } = await planned()
  await book(order.id, asset_id)
  const errors = {
    asset_id: `${fleet_no} is booked on ${order.order_no} on 23 Nov 2026. Release it there first.`,
  }
  expect((await onHire(job, { asset_id })).errors).toEqual(errors)
  const { data: out } = await onHire(job)
  const corrected = await allocator.call(calls.correctDryHire, {
    params: { id: out.id },
    body: { asset_id, on_date: '2026-11-03', on_time: '07:00', reason: 'Wrong', version: out.version },
  })
  expect(corrected.errors).toEqual(errors)
})

test('of an on-hire and a booking at once exactly one wins, also past the rules', async () => {
  for (let round = 0; round < 5; round++) {
    const { job, order, asset_id } = await planned()
    const replies = await Promise.all([onHire(job, { asset_id }), book(order.id, asset_id)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      replies.every(({ status }) => status < 500),
      replies.map(({ text }) => text).join(),
    ).toBe(true)
  }
  const { job, order, asset_id } = await planned()
  const { id: other } = await makeAsset(app)
  const { data: hire } = await onHire(job, { asset_id: other })
  const writes = [
    `insert into dry_hire (job_id, job_requirement_id, asset_id, rate_snapshot, on_hire_at)
     select job_id, job_requirement_id, ${asset_id}, rate_snapshot, on_hire_at from dry_hire where id = ${hire.id}`,
    `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at)
     select 'work', 'confirmed', ${asset_id}, id, starts_at, ends_at from job_item where id = ${order.id}`,
  ]
  const ends = await Promise.allSettled(
    writes.map(async (text) => {
      const client = await app.database.pool.connect()
      try {
        await client.query('begin')
        await client.query(text)
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
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'HY002',
      constraint: expect.stringMatching(/^(booking_not_on_hire|dry_hire_not_booked)$/),
    },
  })
})

/** Runs one statement in a transaction that stays open until `end`. */
async function inTransaction(text: string) {
  const client = await app.database.pool.connect()
  await client.query('begin')
  const ran = client.query(text).then(
    () => null,
    (error: unknown) => error,
  )
  const end = async (how: 'commit' | 'rollback') => {
    await ran
    await client.query(how)
    client.release()
  }
  return { ran, end }
}
const waiting = async () =>
  (
    await owner.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.count

test('of an extension and a booking beyond the day it is due back, the second waits and is refused', async () => {
  for (const first of ['extension', 'booking'] as const) {
    const job = await newDryJob()
    const { id: asset_id, asset_category_id } = await makeAsset(app)
    await onHire(job, { asset_id })
    const order = await makeOrder(app, { asset_category_id, needs_driver: 0, work_date: '2026-11-30' })
    const texts = {
      extension: `update job_requirement set end_date = '2026-12-04' where id = ${job.requirement_id}`,
      booking: `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at)
        select 'work', 'confirmed', ${asset_id}, id, starts_at, ends_at from job_item where id = ${order.id}`,
    }
    const one = await inTransaction(texts[first])
    expect(await one.ran, first).toBeNull()
    const other = await inTransaction(texts[first === 'extension' ? 'booking' : 'extension'])
    await expect.poll(waiting, { message: `the other waits for the ${first}` }).toBe(1)
    await one.end('commit')
    expect(await other.ran, first).toMatchObject({
      code: 'HY002',
      constraint: first === 'extension' ? 'booking_not_on_hire' : 'dry_hire_extended',
    })
    await other.end('rollback')
  }
})

test('the database itself moves neither a booking nor a dry hire over the other', async () => {
  const { job, order, asset_id } = await planned()
  const { data: hire } = await offHire((await onHire(job, { asset_id })).data)
  await plainBooking(app, order.id, { asset_id })
  await expect(
    owner.query(`update booking set starts_at = '2026-11-12T03:00:00Z' where job_item_id = $1`, [order.id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'booking_not_on_hire' })
  await expect(
    owner.query(`update dry_hire set off_hire_at = '2026-11-23T00:00:00Z' where id = $1`, [hire.id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'dry_hire_not_booked' })
})

test('off the road at its client’s it is both, and back on the road it is on hire still', async () => {
  const { job, asset_id } = await planned()
  const { data: out } = await onHire(job, { asset_id })
  const params = { id: asset_id }
  const act = async (action: 'takeOffRoad' | 'putBackOnRoad') => {
    const { version } = await assetOf(asset_id)
    const body = { version, ...(action === 'takeOffRoad' && { reason: 'Track' }) }
    return allocator.call(resourceEndpoints[action], { params, body: body as never })
  }
  expect((await act('takeOffRoad')).status).toBe(200)
  expect(await assetOf(asset_id)).toMatchObject({ status: 'off_road', is_on_hire: 1 })
  expect([await isListed(asset_id, 'on_hire'), await isListed(asset_id, 'off_road')]).toEqual([true, true])
  const administrator = await app.as('administrator')
  const { version } = await assetOf(asset_id)
  expect(
    await administrator.call(resourceEndpoints.sellAsset, {
      params,
      body: { version, sold_on: '2026-11-19' },
    }),
  ).toMatchObject({ status: 409, message: 'This machine is on hire.' })
  await expect(
    owner.query(`update asset set status = 'available', off_road_reason = null where id = $1`, [asset_id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'asset_is_on_hire' })
  expect((await act('putBackOnRoad')).status).toBe(200)
  expect(await assetOf(asset_id)).toMatchObject({ status: 'on_hire', is_on_hire: 1 })
  await act('takeOffRoad')
  await offHire(out)
  expect(await assetOf(asset_id)).toMatchObject({ status: 'off_road', is_on_hire: 0 })
  await act('putBackOnRoad')
  expect(await assetOf(asset_id)).toMatchObject({ status: 'available', is_on_hire: 0 })
})
