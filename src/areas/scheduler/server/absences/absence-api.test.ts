import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver, orderAndAsset } from '#test/bookings.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')

const book = (id: number, body: Parameters<typeof allocator.call<typeof calls.bookOrder>>[1]['body']) =>
  allocator.call(calls.bookOrder, { params: { id }, body })
test('leave and workshop time need an end, an existing resource, and a free time', async () => {
  const { order, asset, label } = await orderAndAsset(app)
  const driver = await qualifiedDriver(app)
  await book(order.id, { asset_id: asset.id, driver_id: driver.id })
  const day = { starts_at: '2026-11-22T13:00:00Z', ends_at: '2026-11-23T13:00:00Z' }
  const leave = { kind: 'leave', driver_id: driver.id, ...day } as const
  const add = (body: Parameters<typeof allocator.call<typeof calls.createAbsence>>[1]['body']) =>
    allocator.call(calls.createAbsence, { body })
  expect((await sales.call(calls.createAbsence, { body: leave })).status).toBe(403)
  expect((await add({ ...leave, ends_at: day.starts_at })).errors).toEqual({
    ends_at: 'End date must be on or after the start date.',
  })
  expect((await add({ ...leave, driver_id: 999_999_999 })).errors).toEqual({
    driver_id: 'Driver is not one of the choices.',
  })
  expect((await add({ kind: 'workshop', asset_id: 999_999_999, ...day })).errors).toEqual({
    asset_id: 'Machine is not one of the choices.',
  })
  expect((await add(leave)).message).toBe(
    `${driver.name} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`,
  )
  const later = { starts_at: '2026-11-24T13:00:00Z', ends_at: '2026-11-25T13:00:00Z' }
  expect((await add({ ...leave, ...later, note: 'Wedding' })).data).toMatchObject({
    kind: 'leave',
    note: 'Wedding',
  })
  expect((await add({ ...leave, ...later })).message).toBe(`${driver.name} is on leave on 25 Nov 2026.`)
  const workshop = await add({ kind: 'workshop', asset_id: asset.id, ...later })
  expect(workshop.data).toMatchObject({ kind: 'workshop', asset: label, certainty: 'confirmed' })
  const listed = await allocator.call(calls.listBookings, {
    query: { driver_id: String(driver.id), kind: 'leave' },
  })
  expect([listed.total, listed.data.map(({ note }) => note)]).toEqual([1, ['Wedding']])
  const asked = { query: { asset_id: asset.id, from: '2026-11-23T13:00:00Z' } }
  expect((await allocator.call(calls.listBookings, asked)).data.map(({ kind }) => kind)).toEqual(['workshop'])
  const unconfirm = await allocator.call(calls.unconfirmBooking, {
    params: { id: workshop.data.id },
    body: {},
  })
  expect(unconfirm.message).toBe('Leave and workshop time are firm. Release them instead.')
  const gone = { params: { id: workshop.data.id }, body: { reason: 'Mended' } }
  expect((await allocator.call(calls.releaseBooking, gone)).status).toBe(200)
})

test('notes on absences and overrides are for people who book and for the person concerned', async () => {
  const driver = await qualifiedDriver(app)
  const times = { starts_at: '2026-11-24T13:00:00Z', ends_at: '2026-11-25T13:00:00Z' }
  await allocator.call(calls.createAbsence, {
    body: { kind: 'leave', driver_id: driver.id, note: 'Knee', ...times },
  })
  const query = { driver_id: driver.id }
  expect((await allocator.call(calls.listBookings, { query })).data[0]?.note).toBe('Knee')
  expect((await safety.call(calls.listBookings, { query })).data[0]?.note).toBeNull()
})
