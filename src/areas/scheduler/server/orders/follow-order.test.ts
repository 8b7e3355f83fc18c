import { describe, expect, test } from 'vitest'
import { orderEndpoints as orders } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { bookedOrders } from '#test/bookings.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { addRequiredDocuments, makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const book = (id: number, body: object) => allocator.call(calls.bookOrder, { params: { id }, body })
const { booked, bookings, confirm, orderOf } = await bookedOrders(app)

test('an order is not confirmed while its pencilled bookings clash with others', async () => {
  const { order, asset, label } = await booked()
  const { order: other } = await booked({
    asset_category_id: order.asset_category_id,
    work_date: '2026-11-24',
  })
  const wanting = await makeOrder(app, { asset_category_id: order.asset_category_id })
  const driver = await makeDriver(app)
  await addRequiredDocuments(app, 'driver', driver.id)
  await book(wanting.id, { asset_id: asset.id, driver_id: driver.id, certainty: 'pencilled' })
  expect(await confirm(wanting)).toMatchObject({
    status: 409,
    message: `${label} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`,
  })
  expect((await orderOf(wanting.id)).order_status).toBe('Pending')
  expect((await confirm(other)).status).toBe(200)
})

test('confirming makes bookings firm, undoing it pencils them', async () => {
  const { order } = await booked({}, 'pencilled')
  const certainties = async () => (await bookings(order.id)).map(({ certainty }) => certainty)
  expect(await certainties()).toEqual(['pencilled', 'pencilled'])
  expect((await confirm(order)).status).toBe(200)
  expect(await certainties()).toEqual(['confirmed', 'confirmed'])
  const [booking] = await bookings(order.id)
  const pencil = await allocator.call(calls.unconfirmBooking, { params: { id: booking!.id }, body: {} })
  expect(pencil.message).toBe(`${order.order_no} is Confirmed, so its bookings must stay firm.`)
  await allocator.call(orders.unconfirmOrder, { params: { id: order.id }, body: {} })
  expect(await certainties()).toEqual(['pencilled', 'pencilled'])
})

test('new objections prevent confirmation, and are overridden on the booking itself', async () => {
  const { order, asset, label } = await booked({}, 'pencilled')
  await app.database.pool.query(`update asset set rego_expires_on = '2026-11-01' where id = $1`, [asset.id])
  const message = `${label}: Registration expired on 1 Nov 2026.`
  expect(await confirm(order)).toMatchObject({ status: 409, message })
  const [machine] = await bookings(order.id)
  expect(machine?.reasons).toMatchObject([{ code: 'rego', text: message }])
  const firm = (body: object) =>
    allocator.call(calls.confirmBooking, { params: { id: machine!.id }, body: body as never })
  expect(await firm({})).toMatchObject({ status: 409, message })
  expect((await firm({ override: { reason: 'Paid this morning' } })).data.overrides).toHaveLength(1)
  expect((await confirm(order)).status).toBe(200)
})

test('what was overridden when pencilling is not asked again when booking', async () => {
  const order = await makeOrder(app)
  const asset = await makeAsset(app, {
    asset_category_id: order.asset_category_id,
    rego_expires_on: '2026-11-01',
  })
  expect((await book(order.id, { asset_id: asset.id, certainty: 'pencilled' })).status).toBe(409)
  const override = { reason: 'Paid this morning' }
  await book(order.id, { asset_id: asset.id, certainty: 'pencilled', override })
  const firm = await book(order.id, { asset_id: asset.id })
  expect(firm.data).toMatchObject([{ certainty: 'confirmed', overrides: [{ code: 'rego' }] }])
})

test('another time moves the bookings too, or the change is refused as a whole', async () => {
  const { order, asset, label } = await booked()
  const { order: other } = await booked({
    asset_category_id: order.asset_category_id,
    work_date: '2026-11-25',
  })
  const third = await makeOrder(app, { asset_category_id: order.asset_category_id, work_date: '2026-11-25' })
  await book(third.id, { asset_id: asset.id })
  const { version } = await orderOf(order.id)
  const edit = (body: object) =>
    allocator.call(orders.editOrder, { params: { id: order.id }, body: { version, ...body } as never })
  expect(await edit({ work_date: '2026-11-25' })).toMatchObject({
    status: 409,
    message: `${label} is already booked on ${third.order_no} from 7:00 am to 3:00 pm.`,
  })
  expect((await orderOf(order.id)).work_date).toBe('2026-11-23')
  expect((await edit({ work_date: '2026-11-26', start_time: '06:00', end_time: '12:00' })).status).toBe(200)
  const times = (await bookings(order.id)).map(({ starts_at, ends_at }) => [starts_at, ends_at])
  expect(new Set(times.flat())).toEqual(new Set(['2026-11-25T19:00:00.000Z', '2026-11-26T01:00:00.000Z']))
  expect((await bookings(other.id))[0]?.starts_at).toBe(other.starts_at)
})

test('an order may be extended over its own time', async () => {
  const { order } = await booked()
  const { version } = await orderOf(order.id)
  const body = { version, start_time: '08:00', end_time: '16:00' }
  expect((await allocator.call(orders.editOrder, { params: { id: order.id }, body })).status).toBe(200)
})

test('a cancelled order releases its bookings, with its reason', async () => {
  const { order, asset } = await booked()
  await allocator.call(orders.cancelOrder, { params: { id: order.id }, body: { reason: 'Rain/wet site' } })
  expect(await bookings(order.id)).toEqual([])
  const { rows } = await app.database.pool.query(
    'select distinct release_reason from booking where job_item_id = $1',
    [order.id],
  )
  expect(rows).toEqual([{ release_reason: 'Rain/wet site' }])
  const next = await makeOrder(app, { asset_category_id: order.asset_category_id })
  expect((await book(next.id, { asset_id: asset.id })).status).toBe(200)
})

test('a breakdown keeps the hours worked and frees the rest', async () => {
  const { order, asset } = await booked({ work_date: '2026-11-24' })
  expect((await confirm(order)).status).toBe(200)
  const before = app.clock.now().toISOString()
  app.clock.set('2026-11-23T23:00:00.000Z')
  await allocator.call(orders.breakDownOrder, {
    params: { id: order.id },
    body: { reason: 'Hydraulic leak' },
  })
  app.clock.set(before)
  const { rows } = await app.database.pool.query<{ ends_at: string; released_at: string | null }>(
    'select ends_at, released_at from booking where job_item_id = $1',
    [order.id],
  )
  expect(rows).toEqual([
    { ends_at: '2026-11-23T23:00:00.000Z', released_at: null },
    { ends_at: '2026-11-23T23:00:00.000Z', released_at: null },
  ])
  const later = await makeOrder(app, {
    asset_category_id: order.asset_category_id,
    work_date: '2026-11-24',
    start_time: '11:00',
    hours: 2,
  })
  expect((await book(later.id, { asset_id: asset.id })).message).toBe(
    `${asset.fleet_no} ${asset.name} is off road: Hydraulic leak.`,
  )
})

describe('a breakdown with another machine', () => {
  const onSite = async () => {
    const one = await booked({ work_date: '2026-11-24' })
    expect((await confirm(one.order)).status).toBe(200)
    const other = await makeAsset(app, { asset_category_id: one.order.asset_category_id })
    return { ...one, other }
  }
  const breakDown = (id: number, body: object) =>
    allocator.call(orders.breakDownOrder, { params: { id }, body: { reason: 'Hydraulic leak', ...body } })
  const named = async (id: number) =>
    (await bookings(id)).map(({ asset, driver, certainty }) => [asset ?? driver, certainty])

  test('books it with the same driver from that minute on', async () => {
    const { order, other } = await onSite()
    const driver = (await bookings(order.id)).find(({ driver_id }) => driver_id !== null)!.driver!
    const before = app.clock.now().toISOString()
    app.clock.set('2026-11-23T23:00:41.500Z')
    const { data } = await breakDown(order.id, { asset_id: other.id, keep_driver: 1 })
    app.clock.set(before)
    expect(data).toMatchObject({ conflicts: [], replacement: 'confirmed' })
    expect((await orderOf(data.replaced_by!.id)).order_status).toBe('Confirmed')
    expect(await named(data.replaced_by!.id)).toEqual([
      [`${other.fleet_no} ${other.name}`, 'confirmed'],
      [driver, 'confirmed'],
    ])
    const all = [...(await bookings(order.id)), ...(await bookings(data.replaced_by!.id))]
    expect(all.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
      [order.starts_at, '2026-11-23T23:00:00.000Z'],
      [order.starts_at, '2026-11-23T23:00:00.000Z'],
      ['2026-11-23T23:00:00.000Z', order.ends_at],
      ['2026-11-23T23:00:00.000Z', order.ends_at],
    ])
  })

  test('is left to fill while its driver does not stay, and pending if something objects', async () => {
    const { order, other } = await onSite()
    const { data } = await breakDown(order.id, { asset_id: other.id })
    expect(data).toMatchObject({ conflicts: [], replacement: 'to_fill' })
    expect((await orderOf(data.replaced_by!.id)).order_status).toBe('Pending')
    const second = await onSite()
    await app.database.pool.query(
      `insert into job_hold (job_id, kind) select job_id, 'swms' from job_item where id = $1`,
      [second.order.id],
    )
    const held = await breakDown(second.order.id, { asset_id: second.other.id, keep_driver: 1 })
    await app.database.pool.query('delete from job_hold')
    expect(held.data).toMatchObject({ conflicts: [], replacement: 'to_confirm' })
    expect((await orderOf(held.data.replaced_by!.id)).order_status).toBe('Pending')
  })

  test('says what could not be booked', async () => {
    const { order, other } = await onSite()
    await app.database.pool.query(
      `update asset set status = 'off_road', off_road_reason = 'Tyre' where id = $1`,
      [other.id],
    )
    const { data } = await breakDown(order.id, { asset_id: other.id })
    expect(data.conflicts).toEqual([`${other.fleet_no} ${other.name} is off road: Tyre.`])
    expect(await bookings(data.replaced_by!.id)).toEqual([])
  })
})

test('a firm booking is reassessed when its order is confirmed', async () => {
  const { order, asset, label } = await booked()
  const [before] = await bookings(order.id)
  const offRoad = (status: string) =>
    app.database.pool.query(`update asset set status = $2, off_road_reason = 'Hydraulics' where id = $1`, [
      asset.id,
      status,
    ])
  await offRoad('off_road')
  expect(await confirm(order)).toMatchObject({ status: 409, message: `${label} is off road: Hydraulics.` })
  expect((await orderOf(order.id)).order_status).toBe('Pending')
  const params = { id: before!.id }
  await allocator.call(calls.unconfirmBooking, { params, body: {} })
  const body = { override: { reason: 'Back by then' } }
  expect((await allocator.call(calls.confirmBooking, { params, body })).status).toBe(200)
  const [overridden] = await bookings(order.id)
  expect((await confirm(order)).status).toBe(200)
  expect((await bookings(order.id))[0]?.version).toBe(overridden?.version)
})

test('a confirmed order accepts no pencilled booking: nobody else could count on its machine', async () => {
  const order = await makeOrder(app)
  const asset = await makeAsset(app, { asset_category_id: order.asset_category_id })
  await app.database.pool.query(
    'update job_item set asset_to_follow = true, driver_to_follow = true where id = $1',
    [order.id],
  )
  expect((await confirm(order)).status).toBe(200)
  expect(await book(order.id, { asset_id: asset.id, certainty: 'pencilled' })).toMatchObject({
    status: 409,
    message: `${order.order_no} is Confirmed, so its bookings must stay firm.`,
  })
  expect(await bookings(order.id)).toEqual([])
  expect((await book(order.id, { asset_id: asset.id })).status).toBe(200)
})

test('a confirmed order keeps its machine and driver, unless they are to follow', async () => {
  const { order } = await booked()
  const trailer = await makeAsset(app, {
    asset_category_id: (await makeCategory(app, { asset_group: 'trailer' })).id,
  })
  expect((await book(order.id, { asset_id: trailer.id })).status).toBe(200)
  expect((await confirm(order)).status).toBe(200)
  const [machine, alongside, driver] = await bookings(order.id)
  const release = (one: typeof machine) =>
    allocator.call(calls.releaseBooking, { params: { id: one!.id }, body: { reason: 'Needed elsewhere' } })
  expect((await release(alongside)).status).toBe(200)
  const refusal = (what: string) =>
    `${order.order_no} is Confirmed and needs ${what}, or return the order to pending first.`
  expect(await release(machine)).toMatchObject({
    status: 409,
    message: refusal('a machine. Tick machine to follow'),
  })
  expect((await release(driver)).message).toBe(refusal('a driver. Tick driver to follow'))
  expect(await bookings(order.id)).toHaveLength(2)
  const { version } = await orderOf(order.id)
  const body = { version, asset_to_follow: 1, driver_to_follow: 1 } as const
  expect((await allocator.call(orders.editOrder, { params: { id: order.id }, body })).status).toBe(200)
  expect([(await release(machine)).status, (await release(driver)).status]).toEqual([200, 200])
})
