import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder, orderAndAsset } from '#test/bookings.ts'
import { makeAsset, makeAttachment, makeCategory } from '#test/fleet.ts'
import { makeOrder } from '#test/orders.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driverUser = await app.as('driver')

type Body = Parameters<typeof allocator.call<typeof calls.bookOrder>>[1]['body']
const book = (id: number, body: Body) => allocator.call(calls.bookOrder, { params: { id }, body })
const bookingsOf = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const attachedTo = async (id: number) => (await bookingsOf(id)).filter((one) => one.attachment_id !== null)
const candidates = async (id: number) =>
  (await allocator.call(calls.availableAttachments, { params: { id }, query: {} })).data

/** An order with its machine booked, and an attachment that fits it. */
async function attachable(asked: Parameters<typeof makeOrder>[1] = {}) {
  const { order, asset } = await orderAndAsset(app, { needs_driver: 0, ...asked })
  const attachment = await makeAttachment(app, { compatible_category_ids: [order.asset_category_id] })
  expect((await book(order.id, { asset_id: asset.id })).status).toBe(200)
  return { order, asset, attachment, name: `${attachment.code} ${attachment.name}` }
}

test('booking an attachment is refused without the right, without a machine, and for one that is not there', async () => {
  const { order, attachment, name } = await attachable()
  const unallocated = await makeOrder(app)
  const body = { attachment_id: attachment.id }
  for (const caller of [sales, driverUser]) {
    expect(await caller.call(calls.bookOrder, { params: { id: order.id }, body })).toMatchObject({
      status: 403,
    })
    expect(
      await caller.call(calls.availableAttachments, { params: { id: order.id }, query: {} }),
    ).toMatchObject({ status: 403 })
  }
  for (const certainty of ['confirmed', 'pencilled'] as const)
    expect(await book(unallocated.id, { ...body, certainty, override: { reason: 'Try' } })).toMatchObject({
      status: 409,
      message: expect.stringContaining(
        `${unallocated.order_no} has no machine for ${name}. Book the machine first.`,
      ),
    })
  const notOne = { status: 422, errors: { attachment_id: 'Attachment is not one of the choices.' } }
  expect(await book(order.id, { attachment_id: 9_999_999 })).toMatchObject(notOne)
  const gone = await makeAttachment(app)
  await allocator.call(attachmentEndpoints.archiveAttachments, { body: { ids: [gone.id], reason: 'Sold' } })
  expect(await book(order.id, { attachment_id: gone.id })).toMatchObject(notOne)
})

test('an attachment is pencilled, made firm and released; a second order is told where it is', async () => {
  const { order, attachment, name } = await attachable()
  const other = await attachable()
  await book(order.id, { attachment_id: attachment.id, certainty: 'pencilled' })
  const [pencilled] = await attachedTo(order.id)
  expect(pencilled).toMatchObject({ attachment: name, certainty: 'pencilled', reasons: [] })
  await allocator.call(calls.confirmBooking, { params: { id: pencilled!.id }, body: {} })
  expect(await attachedTo(order.id)).toMatchObject([{ certainty: 'confirmed' }])
  expect(await book(other.order.id, { attachment_id: attachment.id })).toMatchObject({
    status: 409,
    message: expect.stringContaining(
      `${name} is already booked on ${order.order_no} from 7:00 am to 3:00 pm.`,
    ),
  })
  expect((await candidates(other.order.id)).find(({ id }) => id === attachment.id)).toMatchObject({ free: 0 })
  expect((await candidates(order.id)).map(({ id }) => id)).not.toContain(attachment.id)
  expect(
    await allocator.call(attachmentEndpoints.archiveAttachments, {
      body: { ids: [attachment.id], reason: 'Worn' },
    }),
  ).toMatchObject({
    status: 409,
    message: `${name}: This attachment is booked on ${order.order_no}. Release it first.`,
  })
  await allocator.call(calls.releaseBooking, {
    params: { id: pencilled!.id },
    body: { reason: 'Not needed' },
  })
  expect(await attachedTo(order.id)).toEqual([])
})

test('one that does not fit the machine is booked with a reason, which the order keeps', async () => {
  const { order, asset } = await orderAndAsset(app)
  await book(order.id, { asset_id: asset.id })
  const category = await makeCategory(app)
  const misfit = await makeAttachment(app, { compatible_category_ids: [category.id] })
  const refused = await book(order.id, { attachment_id: misfit.id })
  expect(refused).toMatchObject({
    status: 409,
    errors: { override: 'This can be overridden with a reason.' },
  })
  const reason = 'Pins changed today'
  expect((await book(order.id, { attachment_id: misfit.id, override: { reason } })).status).toBe(200)
  const [booking] = await attachedTo(order.id)
  expect(booking).toMatchObject({ reasons: [], overrides: [{ code: 'category', reason }] })
  const history = await allocator.request('GET', `/api/records/job_item/${order.id}/history`)
  expect(history.text).toContain(reason)
})

test('mass and hitch are compared with the booked machine', async () => {
  const order = await makeOrder(app)
  const { asset_category_id } = order
  const machine = await makeAsset(app, { asset_category_id, operating_mass_t: 5.5, hitch_type: 'klac' })
  await book(order.id, { asset_id: machine.id })
  const attachment = await makeAttachment(app, {
    compatible_category_ids: [asset_category_id],
    min_tonne: 11,
    hitch_type: 's_type',
  })
  const found = (await candidates(order.id)).find(({ id }) => id === attachment.id)
  expect(found).toMatchObject({ free: 1, reasons: [{ code: 'mass' }, { code: 'hitch' }] })
})

test('attachments come off with the last machine', async () => {
  const { order, attachment } = await attachable()
  await book(order.id, { attachment_id: attachment.id })
  const [machine] = await bookingsOf(order.id)
  const released = await allocator.call(calls.releaseBooking, {
    params: { id: machine!.id },
    body: { reason: 'Broken' },
  })
  expect(released.status).toBe(200)
  expect(await bookingsOf(order.id)).toEqual([])
})

test('attachments follow their order to another day, or the move is refused', async () => {
  const { order, attachment, name } = await attachable({ work_date: '2026-12-07' })
  const other = await attachable({ work_date: '2026-12-08' })
  await book(order.id, { attachment_id: attachment.id })
  await book(other.order.id, { attachment_id: attachment.id, override: { reason: 'Fits' } })
  const move = (date: string) =>
    allocator.call(orderEndpoints.changeOrderDate, { params: { id: order.id }, body: { date } })
  expect(await move('2026-12-08')).toMatchObject({
    status: 409,
    message: `${name} is already booked on ${other.order.order_no} from 7:00 am to 3:00 pm.`,
  })
  expect((await move('2026-12-09')).status).toBe(200)
  expect(await attachedTo(order.id)).toMatchObject([{ starts_at: '2026-12-08T20:00:00.000Z' }])
})

test('attachments are confirmed, cancelled and moved with their order, and repeated with it', async () => {
  const { order, attachment } = await attachable({ work_date: '2026-12-14' })
  await book(order.id, { attachment_id: attachment.id, certainty: 'pencilled' })
  const params = { id: order.id }
  await allocator.call(orderEndpoints.confirmOrder, { params, body: {} })
  expect(await attachedTo(order.id)).toMatchObject([{ certainty: 'confirmed' }])
  const repeated = await allocator.call(orderEndpoints.duplicateOrder, {
    params,
    body: { dates: ['2026-12-15'], copyAllocations: 1 },
  })
  const copy = repeated.data[0]!.order!
  expect(await attachedTo(copy.id)).toMatchObject([{ attachment_id: attachment.id }])
  const moved = await allocator.call(orderEndpoints.moveOrder, { params, body: { date: '2026-12-16' } })
  expect(moved.data.moved_to).not.toBeNull()
  expect(await attachedTo(order.id)).toEqual([])
  expect(await attachedTo(moved.data.moved_to!.id)).toMatchObject([{ attachment_id: attachment.id }])
  await allocator.call(orderEndpoints.cancelOrder, {
    params: { id: copy.id },
    body: { reason: 'Client not ready' },
  })
  expect(await attachedTo(copy.id)).toEqual([])
})

test('an attachment in the workshop cannot be booked that day', async () => {
  const { order, attachment, name } = await attachable()
  const absence = {
    kind: 'workshop',
    starts_at: '2026-11-22T13:00:00.000Z',
    ends_at: '2026-11-23T13:00:00.000Z',
  } as const
  expect(
    await allocator.call(calls.createAbsence, { body: { ...absence, attachment_id: 9_999_999 } }),
  ).toMatchObject({ status: 422, errors: { attachment_id: 'Attachment is not one of the choices.' } })
  const { data } = await allocator.call(calls.createAbsence, {
    body: { ...absence, attachment_id: attachment.id },
  })
  expect(data).toMatchObject({ kind: 'workshop', attachment: name, asset_id: null })
  expect(await book(order.id, { attachment_id: attachment.id })).toMatchObject({
    status: 409,
    message: `${name} is in the workshop on 23 Nov 2026.`,
  })
  const { data: rows } = await allocator.call(calls.listBookings, { query: { attachment_id: attachment.id } })
  expect(rows.map(({ id }) => id)).toEqual([data.id])
})

test('the driver sees what goes on the machine', async () => {
  const booked = await makeBookedOrder(app, { work_date: '2026-12-21' })
  const { order } = booked
  const attachment = await makeAttachment(app, { compatible_category_ids: [order.asset_category_id] })
  await book(order.id, { attachment_id: attachment.id })
  await allocator.call(orderEndpoints.confirmOrder, { params: { id: order.id }, body: {} })
  const jobs = await allocator.request('GET', `/api/driver-jobs?job_item_id=${order.id}`)
  const [job] = jobs.data as { id: number }[]
  const whole = await allocator.request('GET', `/api/driver-jobs/${job!.id}`)
  expect(whole.data).toMatchObject({ attachments: [`${attachment.code} ${attachment.name}`] })
})
