import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { bookedOrders } from '#test/bookings.ts'
import { makeAsset, makeAttachment, makeCategory } from '#test/fleet.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { booked, confirm, orderOf } = await bookedOrders(app)

/** A confirmed order, with more booked on it, and a machine that can take over. */
async function onSite(more?: { asset_id: number } | 'attachment') {
  const { order } = await booked({ work_date: '2026-11-24' })
  const attachment = await makeAttachment(app, { compatible_category_ids: [order.asset_category_id] })
  const body = more === 'attachment' ? { attachment_id: attachment.id } : more
  if (body)
    expect(
      (await allocator.call(schedulerEndpoints.bookOrder, { params: { id: order.id }, body })).status,
    ).toBe(200)
  expect((await confirm(order)).status).toBe(200)
  const other = await makeAsset(app, { asset_category_id: order.asset_category_id })
  return { order, other, attachment }
}

async function breakDown(id: number, asset_id: number) {
  const body = { reason: 'Hydraulic leak', asset_id, keep_driver: 1 } as const
  const { data } = await allocator.call(calls.breakDownOrder, { params: { id }, body })
  return { ...data, made: await orderOf(data.replaced_by!.id) }
}

test('an attachment that is left behind is said, and the order is not confirmed without it', async () => {
  const { order, other, attachment } = await onSite('attachment')
  const { conflicts, replacement, made } = await breakDown(order.id, other.id)
  expect(conflicts).toEqual([`${attachment.code} ${attachment.name} is not booked on the new order.`])
  expect([replacement, made.order_status]).toEqual(['to_confirm', 'Pending'])
})

test('of two machines the one of the order’s category is replaced, and the other is said', async () => {
  const { id } = await makeCategory(app, { asset_group: 'trailer' })
  const trailer = await makeAsset(app, { asset_category_id: id })
  const { order, other } = await onSite({ asset_id: trailer.id })
  const { conflicts, replacement, made } = await breakDown(order.id, other.id)
  expect(conflicts).toEqual([`${trailer.fleet_no} ${trailer.name} is not booked on the new order.`])
  expect([replacement, made.order_status]).toEqual(['to_confirm', 'Pending'])
})

test('without a machine it is to fill, on a job on hold as well', async () => {
  const { order } = await onSite()
  await app.database.pool.query(
    `update job set status = 'On Hold', status_before_hold = status, hold_reason = 'Rain'
      where id = (select job_id from job_item where id = $1)`,
    [order.id],
  )
  const { data } = await allocator.call(calls.breakDownOrder, {
    params: { id: order.id },
    body: { reason: 'Hose' },
  })
  expect(data.replacement).toBe('to_fill')
})
