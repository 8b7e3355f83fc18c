import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, orderAndAsset } from '#test/bookings.ts'
import { driverFor } from '#test/jobs.ts'
import { makeOrders } from '#test/orders.ts'
import { boardEndpoints as calls } from '../contract/endpoints.ts'
import { type ReadBoard, boardOf } from '../rules/board.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const driver = await app.as('driver')
const { pool } = app.database

const answerFor = async (who: typeof allocator, since?: string) => {
  const query = { from: '2026-11-23', days: '7' as const, ...(since !== undefined && { since }) }
  const { data, status, text } = await who.call(calls.getBoard, { query })
  expect(status, text).toBe(200)
  return data
}
const whole = async (): Promise<ReadBoard> => boardOf(await answerFor(allocator))!

const full = await makeBookedOrder(app, { work_date: '2026-11-23' })
const other = await makeBookedOrder(app, { work_date: '2026-11-24' })
const { order: empty, asset: free } = await orderAndAsset(app, { work_date: '2026-11-25' })
const bookingOf = async (job_item_id: number, key: 'asset_id' | 'driver_id') => {
  const { bookings } = await answerFor(allocator)
  return bookings.find((one) => one.job_item_id === job_item_id && one[key] !== null)!
}
const release = async (id: number) =>
  pool.query(`update booking set released_at = now(), release_reason = 'Rain' where id = $1`, [id])

const changes =
  (set: string, ...values: number[]) =>
  () =>
    pool.query(`update ${set}`, values)
const movesOrder = (id: number, days: number) =>
  changes(
    `job_item set work_date = work_date + $2::int, starts_at = starts_at + $2 * interval '1 day',
      ends_at = ends_at + $2 * interval '1 day' where id = $1`,
    id,
    days,
  )

test('an answer with the changes makes the same board as one in full, whatever has changed', async () => {
  let before = await whole()
  /** The board after a change, from the changes alone. */
  const changedBy = async (change: () => Promise<unknown>) => {
    await change()
    const answer = await answerFor(allocator, before.as_of)
    expect(answer.order_ids).not.toBeNull()
    const board = boardOf(answer, before)
    const again = await whole()
    expect(board).not.toBeNull()
    expect({ ...board, as_of: '' }).toEqual({ ...again, as_of: '' })
    before = again
    return { answer, board }
  }
  const book = () =>
    allocator.call(schedulerEndpoints.bookOrder, {
      params: { id: empty.id },
      body: { asset_id: free.id },
    })

  const { answer } = await changedBy(book)
  // Others’ open transactions make it send more than what has changed.
  expect(answer.orders.map(({ id }) => id)).toContain(empty.id)
  expect(answer.bookings.map(({ job_item_id }) => job_item_id)).toContain(empty.id)
  expect(await bookingOf(empty.id, 'asset_id')).toMatchObject({ asset_id: free.id })

  // Of an order that lacks another resource too: the order’s own row stays as it was.
  const ofDriver = await bookingOf(full.order.id, 'driver_id')
  await changedBy(async () => release((await bookingOf(full.order.id, 'asset_id')).id))
  const { board } = await changedBy(() => release(ofDriver.id))
  expect(board?.orders.find(({ id }) => id === full.order.id)).toMatchObject({
    needs_asset: 1,
    needs_driver: 1,
    is_to_fill: 1,
  })

  const { answer: onHold } = await changedBy(
    changes(`job set status = 'On Hold', status_before_hold = status, hold_reason = 'Rain'`),
  )
  expect(onHold.jobs.length).toBeGreaterThan(0)
  expect(onHold.jobs.filter(({ is_on_hold }) => is_on_hold !== 1)).toEqual([])
  await changedBy(changes(`job set status = 'Confirmed', status_before_hold = null, hold_reason = null`))
  await changedBy(changes(`client set name = name || ' Group', name_key = name_key || 'x'`))
  await changedBy(() => makeOrders(app, 2, { work_date: '2026-11-29' }))
  await changedBy(
    changes(`job_item set order_status = 'Cancelled', cancel_reason = 'Rain' where id = $1`, empty.id),
  )
  await changedBy(
    changes(`booking set released_at = now(), release_reason = 'Rain' where job_item_id = $1`, empty.id),
  )
  await changedBy(movesOrder(full.order.id, 31))
  await changedBy(changes(`asset set archived_at = now() where id = $1`, free.id))
  // Worked on these days from the day before, and then no longer.
  await changedBy(movesOrder(other.order.id, -2))
  await changedBy(movesOrder(other.order.id, 1))
  await changedBy(() => Promise.resolve())
  // Once they have ended, nothing.
  const sent = async () => {
    const { orders, bookings } = await answerFor(allocator, (await whole()).as_of)
    return [...orders, ...bookings]
  }
  await expect.poll(sent).toEqual([])
})

test('it is answered in full to those who see only their own, and where nobody knows what they have', async () => {
  const { as_of } = await whole()
  await driverFor(app, driver.user_id)
  expect((await answerFor(driver, as_of)).order_ids).toBeNull()
  const [started = '', transaction] = as_of.split(' ')
  for (const unknown of ['soon', `${Number(started) - 1} ${transaction}`, `${started} 99999999`])
    expect([unknown, (await answerFor(allocator, unknown)).order_ids]).toEqual([unknown, null])
})

test('what is being changed while the board is read is read with the changes since', async () => {
  const { order } = await makeBookedOrder(app, { work_date: '2026-11-26' })
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`update job_item set order_notes = 'Gate 3', version = version + 1 where id = $1`, [
      order.id,
    ])
    const before = await whole()
    await client.query('commit')
    const answer = await answerFor(allocator, before.as_of)
    expect(answer.orders.map(({ id }) => id)).toContain(order.id)
    const { as_of: _as_of, ...board } = boardOf(answer, before)!
    expect(await whole()).toMatchObject(board)
  } finally {
    // Where it was committed there is nothing left to roll back.
    await client.query('rollback')
    client.release()
  }
})
