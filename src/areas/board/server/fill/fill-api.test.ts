import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { makeAsset } from '#test/fleet.ts'
import { newJob, plainBooking } from '#test/jobs.ts'
import { makeOrder, makeOrders } from '#test/orders.ts'
import { fillEndpoints as calls, type FillInput } from '../../contract/fill/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const { pool } = app.database

/** A job with orders of one category on 23 Nov, machines of it, and drivers. */
async function planned(count = 2) {
  const { id: job_id } = await newJob(app)
  const orders = await makeOrders(app, count, { job_id })
  const { asset_category_id } = orders[0]!
  const assets = await Promise.all(orders.map(() => makeAsset(app, { asset_category_id })))
  const drivers = await Promise.all(orders.map(() => qualifiedDriver(app)))
  return { job_id, orders, assets, drivers }
}
type Planned = Awaited<ReturnType<typeof planned>>

const sheetOf = async (job_id: number) =>
  (await allocator.call(calls.getFillSheet, { params: { id: job_id } })).data
const fill = (
  job_id: number,
  cells: FillInput['cells'],
  certainty: 'confirmed' | 'pencilled' = 'confirmed',
) => allocator.call(calls.fillJob, { params: { id: job_id }, body: { certainty, cells } })
/** Each order with its own machine and driver. */
async function cellsOf({ job_id, assets, drivers }: Planned): Promise<FillInput['cells']> {
  const { orders } = await sheetOf(job_id)
  return orders.map(({ id, version }, at) => ({
    job_item_id: id,
    version,
    asset_id: assets[at]!.id,
    driver_id: drivers[at]!.id,
  }))
}
const bookedOn = async (job_id: number) =>
  (await sheetOf(job_id)).orders.map(({ asset, driver }) => [asset?.id ?? null, driver?.id ?? null])

test('it needs the right to book, orders of the job, and something to book', async () => {
  const { job_id, orders } = await planned()
  const params = { id: job_id }
  expect((await sales.call(calls.getFillSheet, { params })).status).toBe(403)
  expect((await allocator.call(calls.getFillSheet, { params: { id: 9_999_999 } })).status).toBe(404)
  const query = { kind: 'asset', order_ids: String(orders[0]!.id) } as const
  expect((await sales.call(calls.listRowCandidates, { params, query: query as never })).status).toBe(403)
  const ask = async (order_ids: string) =>
    (await allocator.call(calls.listRowCandidates, { params, query: { kind: 'asset', order_ids } as never }))
      .status
  const stranger = await makeOrder(app)
  expect([await ask('x'), await ask(''), await ask(String(stranger.id))]).toEqual([422, 200, 404])
  expect((await fill(job_id, [])).errors).toEqual({ cells: 'Choose a machine or a driver first.' })
  const cell = { job_item_id: stranger.id, version: 1, asset_id: 1 }
  expect((await fill(job_id, [cell])).errors).toEqual({
    cells: 'Someone else changed these orders. Reload the page.',
  })
  const own = { ...cell, job_item_id: orders[0]!.id }
  expect((await fill(job_id, [own, own])).errors).toEqual({ cells: 'An order is here twice.' })
})

test('machines and drivers are ranked for a row, with what is against each on every order', async () => {
  const { job_id, orders, assets, drivers } = await planned()
  const [busy, free] = assets
  const elsewhere = await makeOrder(app)
  await plainBooking(app, elsewhere.id, { asset_id: busy!.id })
  const ask = async (kind: 'asset' | 'driver', asset_id?: number) =>
    (
      await allocator.call(calls.listRowCandidates, {
        params: { id: job_id },
        query: { kind, order_ids: orders.map(({ id }) => id).join(','), asset_id } as never,
      })
    ).data
  const machines = await ask('asset')
  expect(machines[0]).toMatchObject({ id: free!.id, orders: [{ reasons: [] }, { reasons: [] }] })
  expect(machines.find(({ id }) => id === busy!.id)?.orders.map(({ reasons }) => reasons[0]?.code)).toEqual([
    'booked',
    'booked',
  ])
  await pool.query(`update asset set min_licence_class = 'MC' where id = $1`, [free!.id])
  const people = await ask('driver', free!.id)
  expect(people.find(({ id }) => id === drivers[0]!.id)?.orders[0]?.reasons).toMatchObject([
    { code: 'licence', blocks: 'soft' },
  ])
})

test('all are booked at once, firm or pencilled', async () => {
  const job = await planned(3)
  const { status, text } = await fill(job.job_id, await cellsOf(job))
  expect(status, text).toBe(200)
  expect(await bookedOn(job.job_id)).toEqual(job.assets.map(({ id }, at) => [id, job.drivers[at]!.id]))
  const other = await planned(1)
  await fill(other.job_id, await cellsOf(other), 'pencilled')
  expect(await bookedOn(other.job_id)).toEqual([[other.assets[0]!.id, other.drivers[0]!.id]])
})

test('none is booked where one refuses, and each that does says why', async () => {
  const job = await planned(3)
  const cells = await cellsOf(job)
  const elsewhere = await makeOrder(app)
  await plainBooking(app, elsewhere.id, { asset_id: job.assets[1]!.id })
  cells[2] = { ...cells[2]!, version: 99 }
  const refused = await fill(job.job_id, cells)
  expect(refused.status).toBe(422)
  expect(refused.errors).toEqual({
    'cells.1': expect.stringContaining(`is already booked on ${elsewhere.order_no}`),
    'cells.2': expect.stringContaining('changed this record'),
  })
  expect(await bookedOn(job.job_id)).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('a machine chosen for two orders at a time is refused on the second', async () => {
  const job = await planned()
  const [one, two] = await cellsOf(job)
  const { errors } = await fill(job.job_id, [one!, { ...two!, asset_id: one!.asset_id! }])
  expect(errors).toEqual({
    'cells.1': expect.stringContaining(`is already booked on ${job.orders[0]!.order_no}`),
  })
})

test('a soft reason is overridden with a reason of its own', async () => {
  const job = await planned(1)
  await pool.query(`update asset set rego_expires_on = '2026-11-01' where id = $1`, [job.assets[0]!.id])
  const [cell] = await cellsOf(job)
  expect((await fill(job.job_id, [cell!])).errors).toEqual({
    'cells.0': expect.stringContaining('Registration expired'),
  })
  expect((await fill(job.job_id, [{ ...cell!, override: { reason: 'Renewed today' } }])).status).toBe(200)
})

test('of two who fill two jobs with the same machines at once one wins, and nothing is half done', async () => {
  for (let round = 0; round < 3; round++) {
    const job = await planned(3)
    const { asset_category_id } = job.orders[0]!
    const { id: other_id } = await newJob(app)
    await makeOrders(app, 3, { job_id: other_id, asset_category_id })
    const mine = await cellsOf(job)
    const theirs = await cellsOf({
      ...job,
      job_id: other_id,
      assets: job.assets.toReversed(),
      drivers: job.drivers.toReversed(),
    })
    const replies = await Promise.all([fill(job.job_id, mine), fill(other_id, theirs)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const filled = [await bookedOn(job.job_id), await bookedOn(other_id)].map((of) =>
      of.map(([asset_id]) => asset_id !== null),
    )
    expect(filled.map((of) => new Set(of).size)).toEqual([1, 1])
  }
})

test('what is booked says whether it is pencilled, and what speaks against it', async () => {
  const job = await planned(1)
  await fill(job.job_id, await cellsOf(job), 'pencilled')
  const elsewhere = await makeOrder(app)
  await plainBooking(app, elsewhere.id, { asset_id: job.assets[0]!.id })
  await pool.query(`update driver set licence_expires_on = '2026-11-01' where id = $1`, [job.drivers[0]!.id])
  const [order] = (await sheetOf(job.job_id)).orders
  expect(order).toMatchObject({
    asset: {
      certainty: 'pencilled',
      reasons: [{ code: 'booked', blocks: 'hard', text: expect.stringContaining(elsewhere.order_no) }],
    },
    driver: { certainty: 'pencilled', reasons: [{ code: 'document', blocks: 'soft' }] },
  })
})
