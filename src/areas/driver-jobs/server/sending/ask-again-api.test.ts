import { expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { sentJob } from '#test/driver-jobs.ts'

const app = await testApp()
const allocator = await app.as('allocator')

test('a driver is told what of the order changed: its time, or its notes', async () => {
  const { id, order, driver } = await sentJob(app, '2026-12-01')
  const params = { id: order.id }
  const edit = async (fields: { order_notes: string } | { start_time: string }) => {
    const { version } = (await allocator.call(orderEndpoints.getOrder, { params })).data
    expect(
      (await allocator.call(orderEndpoints.editOrder, { params, body: { version, ...fields } })).status,
    ).toBe(200)
    const { rows } = await app.database.pool.query<{ title: string; body: string }>(
      `select title, body from notification where user_id = $1 and record_type = 'driver_job' and record_id = $2
       order by id desc limit 1`,
      [driver.user_id, id],
    )
    expect(rows[0]?.title).toBe(`${order.order_no} changed`)
    return rows[0]?.body
  }
  expect(await edit({ order_notes: 'Use the back gate' })).toMatch(
    /^(Kestrel Homes: )?The notes changed\. Read it and accept it again\.$/,
  )
  expect(await edit({ start_time: '08:00' })).toMatch(
    /It is now .*8:00 am to .*\. Read it and accept it again\.$/,
  )
})
