import { bookOrder } from '#areas/scheduler/server/index.ts'
import { system } from '#platform/server/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { TestApp } from './app.ts'
import { makeAsset, makeDriver } from './fleet.ts'
import { givePapers, makeOrder } from './orders.ts'

interface Asked {
  certainty?: 'pencilled' | 'confirmed'
  rego_expires_on?: string
}

/** An order with its machine and a driver who has all papers, both booked; `label` is what refusals call the machine. */
export async function makeBookedOrder(
  app: TestApp,
  asked: Parameters<typeof makeOrder>[1] = {},
  { certainty = 'confirmed', ...plant }: Asked = {},
) {
  const order = await makeOrder(app, asked)
  const asset = await makeAsset(app, { ...plant, asset_category_id: order.asset_category_id })
  const driver = await makeDriver(app)
  await givePapers(app, 'driver', driver.id)
  await app.platform.write({ ...system, grants: effectiveGrants(1) }, (change) =>
    bookOrder(change, order.id, { asset_id: asset.id, driver_id: driver.id, certainty }),
  )
  return { order, asset, driver, label: `${asset.fleet_no} ${asset.name}` }
}
