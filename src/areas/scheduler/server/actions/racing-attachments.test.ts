import { beforeEach, expect, test } from 'vitest'
import { type Reply, testApp } from '#test/app.ts'
import { makeAsset, makeAttachment, makeDriver } from '#test/fleet.ts'
import { makeOrder, makeOrders } from '#test/orders.ts'
import { count, figure } from '#test/proof.ts'
import { outcomeOf } from '#test/race-outcome.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { pool } = app.database

const rounds = count({ short: 2, full: 210 })
const callers = count({ short: 20, full: 50 })
const timeout = count({ short: 240_000, full: 14_400_000 })
const won = (what: string, times: number) =>
  figure('R3', `${what}: ${times} rounds of ${callers} callers, one wins each, all others are told so`)

const first = await makeOrder(app)
const asset = await makeAsset(app, { asset_category_id: first.asset_category_id })

const ordersAt = (count: number) =>
  makeOrders(app, count, { asset_category_id: first.asset_category_id, needs_driver: 0 })
const book = (id: number, body: Parameters<typeof allocator.call<typeof calls.bookOrder>>[1]['body']) =>
  allocator.call(calls.bookOrder, { params: { id }, body })
const releaseAll = () =>
  pool.query(`update booking set released_at = now(), release_reason = 'Round' where released_at is null`)
const releaseAttachment = (id: number) =>
  pool.query(
    `update booking set released_at = now(), release_reason = 'Round' where attachment_id = $1 and released_at is null`,
    [id],
  )

// A failed test leaves nothing booked for the next.
beforeEach(releaseAll)

/** Orders at one time, each with a pencilled machine, and an attachment that fits them all. */
async function ordersWithMachines(count = callers) {
  const orders = await ordersAt(count)
  for (const { id } of orders)
    expect((await book(id, { asset_id: asset.id, certainty: 'pencilled' })).status).toBe(200)
  const fits = { compatible_category_ids: [first.asset_category_id] }
  const attachment = await makeAttachment(app, fits)
  return { orders, attachment, name: `${attachment.code} ${attachment.name}` }
}

test('R3: of all simultaneous assignments of one attachment exactly one succeeds', { timeout }, async () => {
  const { orders, attachment, name } = await ordersWithMachines()
  for (let round = 0; round < rounds; round++) {
    const replies = await Promise.all(orders.map(({ id }) => book(id, { attachment_id: attachment.id })))
    const { lost, refusals, words } = outcomeOf(name)(replies, orders)
    expect([lost, refusals]).toEqual([callers - 1, words])
    await releaseAttachment(attachment.id)
  }
  won('one attachment', rounds)
})

test(
  'R3: of all simultaneous attempts to make a pencilled attachment firm exactly one succeeds',
  { timeout },
  async () => {
    const { orders, attachment, name } = await ordersWithMachines()
    const pencilled: number[] = []
    for (const { id } of orders) {
      const body = { attachment_id: attachment.id, certainty: 'pencilled' as const }
      const { data } = await allocator.call(calls.bookOrder, { params: { id }, body })
      pencilled.push(data.find(({ attachment_id }) => attachment_id !== null)!.id)
    }
    for (let round = 0; round < rounds; round++) {
      const replies = await Promise.all(
        pencilled.map((id) => allocator.call(calls.confirmBooking, { params: { id }, body: {} })),
      )
      const { winner, lost, refusals, words } = outcomeOf(name)(replies, orders)
      expect([lost, refusals]).toEqual([callers - 1, words])
      const params = { id: pencilled[winner] ?? 0 }
      expect((await allocator.call(calls.unconfirmBooking, { params, body: {} })).status).toBe(200)
    }
    won('pencilled attachment made firm', rounds)
  },
)

test(
  'R3: of all simultaneous bookings and workshop times of one attachment exactly one succeeds',
  { timeout },
  async () => {
    const { orders, attachment } = await ordersWithMachines(4)
    const workshop = () =>
      allocator.call(calls.createAbsence, {
        body: {
          kind: 'workshop',
          attachment_id: attachment.id,
          starts_at: '2026-11-22T13:00:00.000Z',
          ends_at: '2026-11-23T13:00:00.000Z',
        },
      })
    for (let round = 0; round < Math.min(rounds, 20); round++) {
      const replies: Reply<unknown>[] = await Promise.all([
        ...orders.map(({ id }) => book(id, { attachment_id: attachment.id })),
        ...orders.map(workshop),
      ])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 409),
      ])
      await releaseAttachment(attachment.id)
    }
  },
)

test('plain SQL can neither double-book an attachment nor book one without a machine', async () => {
  const { orders, attachment } = await ordersWithMachines(2)
  const insert = (job_item_id: number) =>
    pool.query(
      `insert into booking (kind, certainty, attachment_id, job_item_id, starts_at, ends_at)
       select 'work', 'confirmed', $2, id, starts_at, ends_at from job_item where id = $1`,
      [job_item_id, attachment.id],
    )
  await insert(orders[0]!.id)
  await expect(insert(orders[1]!.id)).rejects.toMatchObject({ code: '23P01' })
  await expect(
    pool.query(
      `update booking set released_at = now(), release_reason = 'Away' where job_item_id = $1 and asset_id = $2`,
      [orders[0]!.id, asset.id],
    ),
  ).rejects.toMatchObject({ constraint: 'booking_attachment_has_machine' })
  await releaseAll()
  const [unallocated] = await ordersAt(1)
  await expect(insert(unallocated!.id)).rejects.toMatchObject({
    constraint: 'booking_attachment_has_machine',
  })
})

/** Orders with a pencilled machine each, the first with the attachment, and their bookings. */
async function attachedBookings() {
  const { orders, attachment } = await ordersWithMachines(2)
  const [first, second] = [orders[0]!.id, orders[1]!.id]
  expect((await book(first, { attachment_id: attachment.id, certainty: 'pencilled' })).status).toBe(200)
  const bookingOf = async (job_item_id: number, column: 'asset_id' | 'attachment_id') => {
    const { rows } = await pool.query<{ id: number }>(
      `select id::int from booking where job_item_id = $1 and ${column} is not null and released_at is null`,
      [job_item_id],
    )
    return rows[0]!.id
  }
  const [machine, attached] = [await bookingOf(first, 'asset_id'), await bookingOf(first, 'attachment_id')]
  return { first, second, machine, attached, machineOfSecond: await bookingOf(second, 'asset_id') }
}
const withoutMachine = { constraint: 'booking_attachment_has_machine' }
const released = `released_at = now(), release_reason = 'Away'`

test('plain SQL leaves no attachment without a machine, whichever of the two bookings it changes', async () => {
  const { first, second, machine, attached, machineOfSecond } = await attachedBookings()
  const driver = await makeDriver(app)
  const update = (set: string, id: number, ...values: number[]) =>
    pool.query(`update booking set ${set} where id = $1`, [id, ...values])
  const [unallocated] = await ordersAt(1)
  await expect(update('job_item_id = $2', machine, unallocated!.id)).rejects.toMatchObject(withoutMachine)
  await expect(update('asset_id = null, driver_id = $2', machine, driver.id)).rejects.toMatchObject(
    withoutMachine,
  )
  await expect(update('job_item_id = $2', attached, unallocated!.id)).rejects.toMatchObject(withoutMachine)
  await expect(pool.query('delete from booking where id = $1', [machine])).rejects.toMatchObject({
    code: expect.stringMatching(/HY002|42501/),
  })
  // The attachment may go to the order with the other machine, and then the first machine may leave.
  await update('job_item_id = $2', attached, second)
  await update(released, machine)
  await expect(update(released, machineOfSecond)).rejects.toMatchObject(withoutMachine)
  await update(released, attached)
  await update(released, machineOfSecond)
  const back = 'released_at = null, released_by = null, release_reason = null'
  await expect(update(back, attached)).rejects.toMatchObject(withoutMachine)
  await expect(update(`${back}, job_item_id = $2`, attached, first)).rejects.toMatchObject(withoutMachine)
})

test('of an attachment taken back and its machine released at once, one is refused', async () => {
  const back = 'released_at = null, released_by = null, release_reason = null'
  for (let round = 0; round < 10; round++) {
    const { machine, attached } = await attachedBookings()
    await pool.query(`update booking set ${released} where id = $1`, [attached])
    const results = await Promise.allSettled([
      pool.query(`update booking set ${back} where id = $1`, [attached]),
      pool.query(`update booking set ${released} where id = $1`, [machine]),
    ])
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining(withoutMachine) }])
    await releaseAll()
  }
})
