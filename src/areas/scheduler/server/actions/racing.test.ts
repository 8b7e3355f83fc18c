import { beforeEach, expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { addDays } from '#shared/local-date.ts'
import { type Reply, testApp } from '#test/app.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { type MadeOrder, addRequiredDocuments, makeOrder, makeOrders } from '#test/orders.ts'
import { count, figure } from '#test/proof.ts'
import { outcomeOf } from '#test/race-outcome.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { pool } = app.database

/** For each of assign, confirm and reschedule: half of the latter change the day, half the time of day. */
const rounds = count({ short: 2, full: 210 })
const callers = count({ short: 20, full: 50 })
/** Over ten thousand calls per test, on two shared cores. */
const timeout = count({ short: 240_000, full: 14_400_000 })
const won = (what: string, times: number) =>
  figure('R3', `${what}: ${times} rounds of ${callers} callers, one wins each, all others are told so`)

const first = await makeOrder(app)
const asset = await makeAsset(app, { asset_category_id: first.asset_category_id })
const label = `${asset.fleet_no} ${asset.name}`

const ordersAt = (start_time: string, count = callers) =>
  makeOrders(app, count, { asset_category_id: first.asset_category_id, start_time, needs_driver: 0 })
const outcome = outcomeOf(label)
const book = (id: number, body: { asset_id: number } | { driver_id: number }) =>
  allocator.call(calls.bookOrder, { params: { id }, body })
const assign = (id: number) => book(id, { asset_id: asset.id })
const pencil = (id: number) =>
  allocator.call(calls.bookOrder, { params: { id }, body: { asset_id: asset.id, certainty: 'pencilled' } })
const confirmOrder = (id: number) => allocator.call(orderEndpoints.confirmOrder, { params: { id }, body: {} })
const unconfirmOrder = (id: number) =>
  allocator.call(orderEndpoints.unconfirmOrder, { params: { id }, body: {} })
const releaseAll = () =>
  pool.query(`update booking set released_at = now(), release_reason = 'Round' where released_at is null`)

// A failed test leaves nothing booked for the next.
beforeEach(releaseAll)

test('R3: of all simultaneous assignments of one asset exactly one succeeds', { timeout }, async () => {
  const orders = await ordersAt('07:00')
  for (let round = 0; round < rounds; round++) {
    const { lost, refusals, words } = outcome(await Promise.all(orders.map(({ id }) => assign(id))), orders)
    expect([lost, refusals]).toEqual([callers - 1, words])
    await releaseAll()
  }
  won('one asset', rounds)
})

test('R3: of all simultaneous assignments of one driver exactly one succeeds', { timeout }, async () => {
  const orders = await ordersAt('07:00')
  const driver = await makeDriver(app)
  await addRequiredDocuments(app, 'driver', driver.id)
  for (let round = 0; round < rounds; round++) {
    const replies = await Promise.all(orders.map(({ id }) => book(id, { driver_id: driver.id })))
    const { lost, refusals, words } = outcome(replies, orders, { name: driver.name })
    expect([lost, refusals]).toEqual([callers - 1, words])
    await releaseAll()
  }
  won('one driver', rounds)
})

test(
  'R3: of all simultaneous attempts to make a pencilled booking firm exactly one succeeds',
  { timeout },
  async () => {
    const orders = await ordersAt('07:00')
    const pencilled: number[] = []
    for (const { id } of orders) pencilled.push((await pencil(id)).data[0]!.id)
    for (let round = 0; round < rounds; round++) {
      const replies = await Promise.all(
        pencilled.map((id) => allocator.call(calls.confirmBooking, { params: { id }, body: {} })),
      )
      const { winner, lost, refusals, words } = outcome(replies, orders)
      expect([lost, refusals]).toEqual([callers - 1, words])
      const params = { id: pencilled[winner] ?? 0 }
      expect((await allocator.call(calls.unconfirmBooking, { params, body: {} })).status).toBe(200)
    }
    won('pencilled made firm', rounds)
    await releaseAll()
  },
)

test(
  'R3: of many orders confirmed at once with one pencilled asset exactly one succeeds',
  { timeout },
  async () => {
    const orders = await ordersAt('07:00')
    for (const { id } of orders) expect((await pencil(id)).status).toBe(200)
    for (let round = 0; round < rounds; round++) {
      const replies = await Promise.all(orders.map(({ id }) => confirmOrder(id)))
      const { winner, lost, refusals, words } = outcome(replies, orders)
      expect([lost, refusals]).toEqual([callers - 1, words])
      expect((await unconfirmOrder(orders[winner]!.id)).status).toBe(200)
    }
    won('confirmed', rounds)
    await releaseAll()
  },
)

test('R3: of many orders moved to one day at once exactly one succeeds', { timeout }, async () => {
  const orders: MadeOrder[] = []
  for (let at = 0; at < callers; at++) {
    const work_date = addDays('2026-12-01', at)
    const order = await makeOrder(app, {
      asset_category_id: first.asset_category_id,
      work_date,
      needs_driver: 0,
    })
    expect((await assign(order.id)).status).toBe(200)
    orders.push(order)
  }
  for (let round = 0; round < rounds / 2; round++) {
    const body = { date: addDays('2027-03-01', round) }
    const replies = await Promise.all(
      orders.map(({ id }) => allocator.call(orderEndpoints.changeOrderDate, { params: { id }, body })),
    )
    const { lost, refusals, words } = outcome(replies, orders)
    expect([lost, refusals]).toEqual([callers - 1, words])
  }
  won('another day', rounds / 2)
  await releaseAll()
})

/** The ten minutes of a day that follow on so many others. */
function tenMinutes(at: number): { from: string; to: string } {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { from: clock(at * 10), to: clock(at * 10 + 10) }
}
async function putAt({ id }: MadeOrder, at: number) {
  const { from, to } = tenMinutes(at)
  const { version } = await app.platform.db
    .selectFrom('job_item')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { version, start_time: from, end_time: to }
  return allocator.call(orderEndpoints.editOrder, { params: { id }, body })
}

test('R3: of many orders of a day moved to one time at once exactly one succeeds', { timeout }, async () => {
  const orders = await ordersAt('07:00')
  for (const [at, order] of orders.entries()) {
    expect((await putAt(order, at)).status).toBe(200)
    expect((await assign(order.id)).status).toBe(200)
  }
  // As many as there are free ten-minute slots in a day, before the last ones.
  const times = Math.min(rounds / 2, 143 - callers)
  for (let round = 0; round < times; round++) {
    const at = callers + round
    const replies = await Promise.all(orders.map((order) => putAt(order, at)))
    const { lost, refusals, words } = outcome(replies, orders, tenMinutes(at))
    expect([lost, refusals]).toEqual([callers - 1, words])
  }
  won('another time', times)
  await releaseAll()
})

test('adjacent times both win, however close together they are requested', { timeout }, async () => {
  const [before, after] = await ordersAt('07:00', 2)
  const both = async (ask: (order: MadeOrder, at: number) => Promise<Reply<unknown>>) => {
    const replies = await Promise.all([before, after].map((order, at) => ask(order!, at)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  }
  await both(putAt)
  const adjacent = Math.min(rounds, 70)
  for (let round = 0; round < adjacent; round++) {
    await both(({ id }) => assign(id))
    // Neither moves where the other still is, so the order of arrival does not matter.
    await both((order, at) => putAt(order, 2 * (round + 1) + at))
    await both(({ id }) => confirmOrder(id))
    await both(({ id }) => unconfirmOrder(id))
    await releaseAll()
  }
  figure('R3', `adjacent times: ${adjacent} rounds of four races, both win each`)
})

test('the reverse: many assets for one order, and one is booked', { timeout }, async () => {
  const order = await makeOrder(app, { asset_category_id: first.asset_category_id })
  const assets: { id: number }[] = []
  for (let at = 0; at < 10; at++)
    assets.push(await makeAsset(app, { asset_category_id: first.asset_category_id }))
  const replies = await Promise.all(
    Array.from({ length: callers }, (_, at) =>
      allocator.call(calls.bookOrder, { params: { id: order.id }, body: { asset_id: assets[at % 10]!.id } }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { rows } = await pool.query('select from booking where job_item_id = $1 and released_at is null', [
    order.id,
  ])
  expect(rows).toHaveLength(1)
  await releaseAll()
})

const rowOf = (id: number, certainty = 'confirmed') =>
  pool.query<{ id: number }>(
    `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at)
     select 'work', $3, $2, id, starts_at, ends_at from job_item where id = $1 returning id`,
    [id, asset.id, certainty],
  )

test('plain SQL with the application’s rights cannot double-book either', async () => {
  const [one, two] = await ordersAt('07:00', 2)
  await rowOf(one!.id)
  const excluded = { code: '23P01' }
  await expect(rowOf(two!.id)).rejects.toMatchObject(excluded)
  const pencilled = (await rowOf(two!.id, 'pencilled')).rows[0]!.id
  const change = (set: string) => pool.query(`update booking set ${set} where id = $1`, [pencilled])
  await expect(change(`certainty = 'confirmed'`)).rejects.toMatchObject(excluded)
  await change(`released_at = now(), release_reason = 'Away', certainty = 'confirmed'`)
  await expect(change(`released_at = null, release_reason = null`)).rejects.toMatchObject(excluded)
  await change(`starts_at = ends_at, ends_at = ends_at + interval '1 hour'`)
  await change(`released_at = null, release_reason = null`)
  await expect(change(`starts_at = starts_at - interval '1 minute'`)).rejects.toMatchObject(excluded)
  await expect(change(`buffer_before_minutes = 1`)).rejects.toMatchObject(excluded)
  // The range follows the times, whatever is written to it.
  await change(`during = 'empty'`)
  const { rows } = await pool.query('select isempty(during) as lost from booking where id = $1', [pencilled])
  expect(rows).toEqual([{ lost: 0 }])
  await expect(pool.query('delete from booking where id = $1', [pencilled])).rejects.toMatchObject({
    code: 'HY002',
  })
  await expect(pool.query('truncate booking')).rejects.toMatchObject({ code: '42501' })
  await releaseAll()
})

test('a booking written without the locks is refused by the constraint in the same words', async () => {
  const [one, two] = await ordersAt('07:00', 2)
  const stranger = await app.database.owner()
  await stranger.query('begin')
  await stranger.query(
    `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at)
     select 'work', 'confirmed', $2, id, starts_at, ends_at from job_item where id = $1`,
    [one!.id, asset.id],
  )
  const waiting = assign(two!.id)
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count
    })
    .toBe(1)
  await stranger.query('commit')
  expect(await waiting).toMatchObject({
    status: 409,
    message: `${label} is already booked on ${one!.order_no} from 7:00 am to 3:00 pm.`,
  })
  await releaseAll()
})
