import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset } from '#test/fleet.ts'
import { addRequiredDocuments } from '#test/orders.ts'
import { newOrder, newRequirement, ordersOf } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

/** An asset that may be booked. */
async function bookable(asset_category_id: number) {
  const asset = await makeAsset(app, { asset_category_id })
  await addRequiredDocuments(app, 'asset', asset.id)
  return asset
}
const book = (id: number, body: { asset_id: number }) =>
  allocator.call(schedulerEndpoints.bookOrder, {
    params: { id },
    body: { ...body, certainty: 'confirmed', override: { reason: 'Test' } },
  } as never)
const read = async (id: number) => (await allocator.call(calls.getOrder, { params: { id } })).data

test('a copy has the bookings that are free, and says which are not', async () => {
  const order = await newOrder(app)
  const asset = await bookable(order.asset_category_id)
  expect((await book(order.id, { asset_id: asset.id })).status).toBe(200)
  const other = await newRequirement(app, {
    asset_category_id: order.asset_category_id,
    start_date: '2026-11-25',
  })
  const [busy] = await ordersOf(app, other.job_id)
  expect((await book(busy!.id, { asset_id: asset.id })).status).toBe(200)

  const { data } = await allocator.call(calls.duplicateOrder, {
    params: { id: order.id },
    body: { dates: ['2026-11-24', '2026-11-25'], copyAllocations: 1 },
  })
  expect(data).toMatchObject([
    { date: '2026-11-24', result: 'created', reason: null },
    {
      date: '2026-11-25',
      result: 'created without allocation',
      reason: expect.stringContaining(`is already booked on ${busy!.order_no} from`),
    },
  ])
  expect((await read(data[0]!.order!.id)).assets).toBe(asset.fleet_no)
  expect((await read(data[1]!.order!.id)).assets).toBe(null)

  const plain = await allocator.call(calls.duplicateOrder, {
    params: { id: order.id },
    body: { dates: ['2026-11-26'], copyAllocations: 0 },
  })
  expect((await read(plain.data[0]!.order!.id)).assets).toBe(null)
})

test('a repeated order fills its requirement’s open one on that day before another is created', async () => {
  const requirement = await newRequirement(app, {
    ideal_asset_qty: 2,
    start_date: '2026-11-24',
    end_date: '2026-11-25',
  })
  const [source, , third, fourth] = await ordersOf(app, requirement.job_id)
  const asset = await bookable(requirement.asset_category_id)
  expect((await book(source!.id, { asset_id: asset.id })).status).toBe(200)
  const repeat = async (copyAllocations: 0 | 1) =>
    (
      await allocator.call(calls.duplicateOrder, {
        params: { id: source!.id },
        body: { dates: ['2026-11-25'], copyAllocations },
      })
    ).data[0]!
  expect(await repeat(1)).toMatchObject({ result: 'filled', order: { id: third!.id }, reason: null })
  expect((await read(third!.id)).assets).toBe(asset.fleet_no)
  // The machine works on the third now.
  expect(await repeat(1)).toMatchObject({
    result: 'left open',
    order: { id: fourth!.id },
    reason: expect.stringContaining(`is already booked on ${third!.order_no} from`),
  })
  expect((await ordersOf(app, requirement.job_id)).length).toBe(4)
  const there = 'There was already an order to fill.'
  expect(await repeat(0)).toMatchObject({ result: 'left open', order: { id: fourth!.id }, reason: there })
  expect((await ordersOf(app, requirement.job_id)).length).toBe(4)
  expect((await read(fourth!.id)).assets).toBe(null)
})

test('an order without bookings is repeated only where its requirement has none unfilled', async () => {
  const requirement = await newRequirement(app, { start_date: '2026-11-24', end_date: '2026-11-25' })
  const [source, second] = await ordersOf(app, requirement.job_id)
  for (const copyAllocations of [0, 1] as const) {
    const { data } = await allocator.call(calls.duplicateOrder, {
      params: { id: source!.id },
      body: { dates: ['2026-11-25', copyAllocations ? '2026-11-27' : '2026-11-26'], copyAllocations },
    })
    expect(data).toMatchObject([{ result: 'left open', order: { id: second!.id } }, { result: 'created' }])
  }
  expect((await ordersOf(app, requirement.job_id)).length).toBe(4)
})

test('a move takes the bookings to the new time, even when it overlaps the old one', async () => {
  const order = await newOrder(app)
  const asset = await bookable(order.asset_category_id)
  await book(order.id, { asset_id: asset.id })
  const moved = await allocator.call(calls.moveOrder, {
    params: { id: order.id },
    body: { date: '2026-11-23', time: '08:00' },
  })
  expect(moved.data).toMatchObject({ order_status: 'Moved', assets: null, conflicts: [] })
  expect(await read(moved.data.moved_to!.id)).toMatchObject({ assets: asset.fleet_no, start_time: '08:00' })
})

test('another time is refused while bookings clash with it, and nothing changes', async () => {
  const first = await newOrder(app)
  const asset = await bookable(first.asset_category_id)
  await book(first.id, { asset_id: asset.id })
  const second = await newRequirement(app, {
    asset_category_id: first.asset_category_id,
    start_date: '2026-11-24',
  })
  const [there] = await ordersOf(app, second.job_id)
  await book(there!.id, { asset_id: asset.id })
  const refused = await allocator.call(calls.changeOrderDate, {
    params: { id: first.id },
    body: { date: '2026-11-24' },
  })
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining(`is already booked on ${there!.order_no} from`),
  })
  expect(await read(first.id)).toMatchObject({ work_date: '2026-11-23', assets: asset.fleet_no })
})

test('a cancelled order’s bookings are free', async () => {
  const order = await newOrder(app)
  const asset = await bookable(order.asset_category_id)
  await book(order.id, { asset_id: asset.id })
  await allocator.call(calls.cancelOrder, { params: { id: order.id }, body: { reason: 'No PO' } })
  expect((await read(order.id)).assets).toBe(null)
})
