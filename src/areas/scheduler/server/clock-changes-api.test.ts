import { describe, expect, test } from 'vitest'
import { orderEndpoints as orders } from '#areas/work-orders/contract/endpoints.ts'
import { addDays } from '#shared/local-date.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { addRequiredDocuments, makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const book = (id: number, body: object) => allocator.call(calls.bookOrder, { params: { id }, body })
const hour = 3_600_000

/** The night's Saturday, when twelve hours from 6 pm end, and the hours that pass until 6 am. */
const nights = [
  ['back', '2027-04-03', '05:00', 13],
  ['forward', '2027-10-02', '07:00', 11],
] as const

describe.each(nights)('R19: in the night when clocks go %s', (_way, work_date, end_time, until_six) => {
  /** A twelve-hour night shift with a machine and a driver, and others who may be wanted. */
  async function bookedNight() {
    const night = await makeOrder(app, { work_date, start_time: '18:00', hours: 12 })
    const { asset_category_id } = night
    const rego_expires_on = '2028-06-30'
    const asset = await makeAsset(app, { asset_category_id, rego_expires_on })
    const driver = await makeDriver(app)
    for (const [kind, id] of [
      ['asset', asset.id],
      ['driver', driver.id],
    ] as const)
      await addRequiredDocuments(app, kind, id)
    const booked = await book(night.id, { asset_id: asset.id, driver_id: driver.id })
    expect(booked.status, booked.text).toBe(200)
    return { night, asset, driver, bookings: booked.data }
  }
  const orderOf = async (id: number) => (await allocator.call(orders.getOrder, { params: { id } })).data

  test('nobody is double-booked in the repeated or skipped hour, and what follows is free', async () => {
    const { night, asset, driver } = await bookedNight()
    const at = { work_date: addDays(work_date, 1), asset_category_id: night.asset_category_id, hours: 2 }
    const inside = await makeOrder(app, { ...at, start_time: earlier(end_time) })
    const refused = await book(inside.id, { asset_id: asset.id })
    const until = end_time.slice(1)
    expect(refused).toMatchObject({
      status: 409,
      message: `${asset.fleet_no} ${asset.name} is already booked on ${night.order_no} from 6:00 pm to ${until} am.`,
    })
    expect(await book(inside.id, { driver_id: driver.id })).toMatchObject({
      status: 409,
      message: expect.stringContaining(`from 6:00 pm to ${until} am.`),
    })
    const next = await makeOrder(app, { ...at, start_time: end_time })
    expect((await book(next.id, { asset_id: asset.id })).status).toBe(200)
  })

  test('twelve hours are twelve hours on the order and its bookings, and one hour more is too many', async () => {
    const { night, driver, bookings } = await bookedNight()
    const shown = await orderOf(night.id)
    expect(shown).toMatchObject({ work_date, start_time: '18:00', end_time })
    expect(Date.parse(shown.ends_at) - Date.parse(shown.starts_at)).toBe(12 * hour)
    expect(bookings.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
      [shown.starts_at, shown.ends_at],
      [shown.starts_at, shown.ends_at],
    ])
    const more = await makeOrder(app, {
      work_date: addDays(work_date, 1),
      asset_category_id: night.asset_category_id,
      start_time: end_time,
      hours: 1,
    })
    expect(await book(more.id, { driver_id: driver.id })).toMatchObject({
      status: 409,
      message: `${driver.name} would reach 13 hours in 24 hours. The limit is 12.`,
    })
  })

  test('until 6 am by the clock lasts the hours that pass, and the bookings follow', async () => {
    const { night, bookings } = await bookedNight()
    const before = await orderOf(night.id)
    const edited = await allocator.call(orders.editOrder, {
      params: { id: night.id },
      body: { version: before.version, end_time: '06:00', override: { reason: 'The clocks change' } },
    })
    expect(edited.data, edited.text).toMatchObject({ work_date, start_time: '18:00', end_time: '06:00' })
    const passed = Date.parse(edited.data.ends_at) - Date.parse(edited.data.starts_at)
    expect(passed).toBe(until_six * hour)
    const { data } = await allocator.call(calls.listOrderBookings, { params: { id: night.id } })
    expect(data.map(({ id, ends_at }) => [id, ends_at])).toEqual(
      bookings.map(({ id }) => [id, edited.data.ends_at]),
    )
  })

  test('repeated from an ordinary night it has the same duration and the same Saturday', async () => {
    const ordinary = await makeOrder(app, { work_date: '2027-06-05', start_time: '18:00', hours: 12 })
    const copies = await allocator.call(orders.duplicateOrder, {
      params: { id: ordinary.id },
      body: { dates: [work_date], copyAllocations: 0 },
    })
    expect(copies.status, copies.text).toBe(200)
    const { data } = await allocator.call(orders.listOrders, { query: { from: work_date, to: work_date } })
    const copy = data.find(({ asset_category_id }) => asset_category_id === ordinary.asset_category_id)
    expect(copy).toMatchObject({ work_date, start_time: '18:00', end_time })
  })
})

/** Half an hour before a whole one. */
const earlier = (time: string): string => `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}:30`
