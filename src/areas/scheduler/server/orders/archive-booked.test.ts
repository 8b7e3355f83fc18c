import { expect, test } from 'vitest'
import { driverEndpoints as people } from '#areas/drivers/contract/endpoints.ts'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { bookedOrders } from '#test/bookings.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const { booked, bookings, confirm, orderOf } = await bookedOrders(app)

test('resources with future bookings cannot be archived, sold or made inactive; released ones can', async () => {
  const { order, asset, driver, label } = await booked({}, 'pencilled')
  const archive = async () => [
    await allocator.call(resources.archiveAssets, { body: { ids: [asset.id], reason: 'Gone' } }),
    await allocator.call(people.archiveDrivers, { body: { ids: [driver.id], reason: 'Left' } }),
  ]
  expect(await archive()).toMatchObject([
    {
      status: 409,
      message: `${label}: This machine is booked on ${order.order_no}. Release it first.`,
    },
    {
      status: 409,
      message: `${driver.name}: This driver is booked on ${order.order_no}. Release it first.`,
    },
  ])
  const sold = await allocator.call(resources.sellAsset, {
    params: { id: asset.id },
    body: { sold_on: '2026-11-02' },
  })
  expect([sold.status, sold.message]).toEqual([
    409,
    `This machine is booked on ${order.order_no}. Release it first.`,
  ])
  const idle = await allocator.call(people.deactivateDriver, { params: { id: driver.id }, body: {} })
  expect([idle.status, idle.message]).toEqual([
    409,
    `This driver is booked on ${order.order_no}. Release it first.`,
  ])
  for (const { id } of await bookings(order.id))
    await allocator.call(calls.releaseBooking, { params: { id }, body: { reason: 'Sold' } })
  expect((await archive()).map(({ status }) => status)).toEqual([200, 200])
})

test('archived resources cannot be booked by id either', async () => {
  const { order, asset, driver, label } = await booked({}, 'pencilled')
  const archive = (table: 'asset' | 'driver', id: number) =>
    app.database.pool.query(
      `update ${table} set archived_at = now(), archived_by = 1, archive_reason = 'Gone' where id = $1`,
      [id],
    )
  await archive('asset', asset.id)
  const message = `${label} is archived. Release it first.`
  expect(await confirm(order)).toMatchObject({ status: 409, message })
  const [machine] = await bookings(order.id)
  const params = { id: machine!.id }
  expect(await allocator.call(calls.confirmBooking, { params, body: {} })).toMatchObject({
    status: 409,
    message,
  })
  await archive('driver', driver.id)
  expect((await confirm(order)).message).toBe(`${message} ${driver.name} is archived. Release it first.`)
  expect((await bookings(order.id)).map(({ certainty }) => certainty)).toEqual(['pencilled', 'pencilled'])
  expect((await orderOf(order.id)).order_status).toBe('Pending')
})
