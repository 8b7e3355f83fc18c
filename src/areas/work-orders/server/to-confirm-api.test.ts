import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { makeAsset } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrder } from '#test/orders.ts'
import { orderEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const bits = [0, 1] as const
const combinations = bits.flatMap((needs_driver) =>
  bits.flatMap((driver_follows) =>
    bits.flatMap((asset_follows) =>
      bits.flatMap((driver) =>
        bits.map((asset) => ({ needs_driver, driver_follows, asset_follows, driver, asset })),
      ),
    ),
  ),
)

test('an order is to confirm once it has its plant and driver, or they are to follow', async () => {
  const asset = await makeAsset(app)
  const driver = await qualifiedDriver(app)
  const expected: number[] = []
  for (const [at, one] of combinations.entries()) {
    const work_date = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
    const { id } = await makeOrder(app, { work_date, needs_driver: one.needs_driver })
    if (one.asset) await plainBooking(app, id, { asset_id: asset.id })
    if (one.driver) await plainBooking(app, id, { driver_id: driver.id })
    await app.database.pool.query(
      'update job_item set asset_to_follow = $2, driver_to_follow = $3 where id = $1',
      [id, one.asset_follows === 1, one.driver_follows === 1],
    )
    const hasDriver = one.needs_driver === 0 || one.driver || one.driver_follows
    if ((one.asset || one.asset_follows) && hasDriver) expected.push(id)
  }
  const query = { order_status: 'To Confirm', from: '2027-01-01', page_size: 100 } as const
  const { data } = await allocator.call(calls.listOrders, { query })
  expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected)
})
