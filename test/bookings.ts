import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { TestApp } from './app.ts'
import { makeAsset, makeDriver } from './fleet.ts'
import { type MadeOrder, addRequiredDocuments, makeOrder } from './orders.ts'

interface Asked {
  certainty?: 'pencilled' | 'confirmed'
  rego_expires_on?: string
}

/** A driver with all documents. */
export async function qualifiedDriver(app: TestApp, fields: Parameters<typeof makeDriver>[1] = {}) {
  const driver = await makeDriver(app, fields)
  await addRequiredDocuments(app, 'driver', driver.id)
  return driver
}

/** An order and an asset of its kind; `label` is the machine's name in refusals. */
export async function orderAndAsset(
  app: TestApp,
  asked: Parameters<typeof makeOrder>[1] = {},
  plant: { rego_expires_on?: string } = {},
) {
  const order = await makeOrder(app, asked)
  const asset = await makeAsset(app, { ...plant, asset_category_id: order.asset_category_id })
  return { order, asset, label: `${asset.fleet_no} ${asset.name}` }
}

/** An order with its machine and a driver who has all documents, both booked. */
export async function makeBookedOrder(
  app: TestApp,
  asked: Parameters<typeof makeOrder>[1] = {},
  { certainty = 'confirmed', ...plant }: Asked = {},
) {
  const planned = await orderAndAsset(app, asked, plant)
  const { order, asset } = planned
  const driver = await qualifiedDriver(app)
  await app.platform.write({ ...system, grants: effectiveGrants(1) }, (change) =>
    bookOrder(change, order.id, { asset_id: asset.id, driver_id: driver.id, certainty }),
  )
  return { ...planned, driver }
}

/** What the allocator does and reads of booked orders. */
export async function bookedOrders(app: TestApp) {
  const allocator = await app.as('allocator')
  return {
    booked: (asked: Parameters<typeof makeOrder>[1] = {}, certainty?: 'pencilled') =>
      makeBookedOrder(app, asked, certainty && { certainty }),
    bookings: async (id: number) =>
      (await allocator.call(schedulerEndpoints.listOrderBookings, { params: { id } })).data,
    orderOf: async (id: number) => (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data,
    confirm: ({ id }: MadeOrder) => allocator.call(orderEndpoints.confirmOrder, { params: { id }, body: {} }),
  }
}
