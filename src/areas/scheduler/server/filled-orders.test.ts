import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { makeAsset } from '#test/fleet.ts'
import { type MadeOrder, makeOrders } from '#test/orders.ts'

const app = await testApp()
const { pool } = app.database
const rounds = 5
const orders = await makeOrders(app, rounds + 1, { needs_driver: 1 })
const asset = await makeAsset(app, { asset_category_id: orders[0]!.asset_category_id })
const driver = await qualifiedDriver(app)

const book = (who: { asset_id: number } | { driver_id: number }) =>
  `insert into booking (kind, certainty, ${Object.keys(who)[0]}, job_item_id, starts_at, ends_at)
   select 'work', 'pencilled', ${Object.values(who)[0]}, id, starts_at, ends_at from job_item where id = $1`
const plant = book({ asset_id: asset.id })
const operator = book({ driver_id: driver.id })

const isFilled = async ({ id }: MadeOrder) =>
  (await pool.query('select is_filled, is_unfilled from job_item where id = $1', [id])).rows[0]
const filled = { is_filled: 1, is_unfilled: 0 }
const unfilled = { is_filled: 0, is_unfilled: 1 }

test('an order is filled while it has its plant and the driver it needs', async () => {
  const order = orders[rounds]!
  const { rows } = await pool.query('select version from job_item where id = $1', [order.id])
  const steps: [string, object][] = [
    [plant, unfilled],
    [operator, filled],
    [
      `update booking set released_at = now(), release_reason = 'Sick' where job_item_id = $1 and driver_id is not null`,
      unfilled,
    ],
    ['update job_item set needs_driver = false where id = $1', filled],
    ['update job_item set needs_driver = true where id = $1', unfilled],
    [
      `update job_item set order_status = 'Cancelled', cancel_reason = 'Rain' where id = $1`,
      {
        is_filled: 0,
        is_unfilled: 0,
      },
    ],
  ]
  for (const [step, state] of steps) {
    await pool.query(step, [order.id])
    expect(await isFilled(order), step).toEqual(state)
  }
  // What is booked does not make an open form of the order stale: only its own three changes do.
  const after = await pool.query('select version from job_item where id = $1', [order.id])
  expect(after.rows[0].version).toBe(rows[0].version + 3)
})

test('plant and driver booked at the same moment fill the order', async () => {
  for (const order of orders.slice(0, rounds)) {
    const [one, other] = [await pool.connect(), await pool.connect()]
    try {
      await Promise.all([one.query('begin'), other.query('begin')])
      await one.query(plant, [order.id])
      // Waits for the first.
      const second = other.query(operator, [order.id])
      await one.query('commit')
      await second
      await other.query('commit')
    } finally {
      one.release()
      other.release()
    }
    expect(await isFilled(order)).toEqual(filled)
  }
})

test('an order moved to another by its booking leaves the first unfilled', async () => {
  const [from, to] = [orders[0]!, orders[1]!]
  await pool.query(`update booking set released_at = now(), release_reason = 'Test' where job_item_id = $1`, [
    to.id,
  ])
  expect(await isFilled(to)).toEqual(unfilled)
  await pool.query('update booking set job_item_id = $2 where job_item_id = $1', [from.id, to.id])
  expect([await isFilled(from), await isFilled(to)]).toEqual([unfilled, filled])
})
