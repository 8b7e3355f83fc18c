import { beforeAll, describe, expect, test } from 'vitest'
import { startsFrom } from '#shared/state-table.ts'
import { type Reply, testApp } from '#test/app.ts'
import { makeAsset } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { newOrder } from '#test/work-orders.ts'
import { type OrderStatus, orderStatuses } from '../../contract/choices.ts'
import { checklistEndpoints as checklists } from '#areas/checklists/contract/endpoints.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'
import type { Order } from '../../contract/order.ts'
import { type OrderAction, orderActions } from '../../rules/order-status.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const later = { work_date: '2026-11-24' }

type Act = (id: number, version?: number) => Promise<Reply<unknown>>
const params = (id: number) => ({ params: { id } })
const basedOn = (version?: number) => (version === undefined ? {} : { version })

/** Every action that a person may take, through the API. */
const acts: Record<Exclude<OrderAction, 'invoice' | 'reopen'>, Act> = {
  edit: (id, version = 1) => allocator.call(calls.editOrder, { ...params(id), body: { version, ...later } }),
  confirm: (id, version) => allocator.call(calls.confirmOrder, { ...params(id), body: basedOn(version) }),
  unconfirm: (id, version) => allocator.call(calls.unconfirmOrder, { ...params(id), body: basedOn(version) }),
  move: (id, version) =>
    allocator.call(calls.moveOrder, { ...params(id), body: { ...basedOn(version), date: '2026-11-24' } }),
  breakDown: (id, version) =>
    allocator.call(calls.breakDownOrder, {
      ...params(id),
      body: { ...basedOn(version), reason: 'Hose burst' },
    }),
  cancel: (id, version) =>
    allocator.call(calls.cancelOrder, { ...params(id), body: { ...basedOn(version), reason: 'No PO' } }),
  cancelByOffice: (id, version) =>
    allocator.call(calls.cancelOrderByOffice, {
      ...params(id),
      body: { ...basedOn(version), reason: 'Driver sick' },
    }),
}
const names = Object.keys(acts) as (keyof typeof acts)[]

const ready = async (id: number) =>
  app.database.pool.query<{ version: number }>(
    'update job_item set asset_to_follow = true, driver_to_follow = true where id = $1 returning version',
    [id],
  )
const writes = async () => {
  const { rows } = await app.database.pool.query<{ count: string }>(
    `select (select count(*) from activity_log) || ' ' || (select count(*) from job_item) || ' ' ||
      (select sum(version) from job_item) as count`,
  )
  return rows[0]!.count
}

const readyIn = async (status: OrderStatus): Promise<{ id: number; version: number }> => {
  const { id } = await newOrder(app, { status })
  return { id, version: (await ready(id)).rows[0]!.version }
}
/** One in each state for all refusals, which change nothing. */
const standing = new Map<OrderStatus, { id: number; version: number }>()
const standingIn = async (status: OrderStatus) => {
  const order = standing.get(status) ?? (await readyIn(status))
  standing.set(status, order)
  return order
}

describe.each(names)('%s', (name) => {
  test.each(orderStatuses)('on an order that is %s', async (status) => {
    const isAllowed = startsFrom(orderActions[name], status)
    const { id, version } = await (isAllowed ? readyIn(status) : standingIn(status))
    const before = await writes()
    const { status: answered, message } = await acts[name](id, version)
    const { to } = orderActions[name]
    if (!isAllowed) {
      expect([answered, message]).toEqual([
        409,
        to === null
          ? `This order is ${status} and can no longer be changed.`
          : `This order cannot change from ${status} to ${to}.`,
      ])
      expect(await writes()).toBe(before)
      return
    }
    expect(answered).toBe(200)
    const { data } = await allocator.call(calls.getOrder, params(id))
    expect(data.order_status).toBe(to ?? status)
  })

  test('is refused for an outdated version', async () => {
    const status = orderActions[name].from[0]
    const order = await newOrder(app, { status })
    await ready(order.id)
    expect(await acts[name](order.id, order.version)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/changed this record at/),
      data: { current: { id: order.id } },
    })
  })
})

test('requires a reason', async () => {
  const { id } = await newOrder(app)
  const nothing = { ...params(id), body: { reason: ' ' } }
  for (const e of [calls.cancelOrder, calls.cancelOrderByOffice])
    expect((await allocator.call(e, nothing)).errors).toEqual({ reason: 'Reason is required.' })
  expect((await allocator.call(calls.breakDownOrder, nothing)).errors).toEqual({
    reason: 'Cause is required.',
  })
})

test('an order is cancelled only for a reason in the list', async () => {
  const { id } = await newOrder(app)
  const none = { status: 422, errors: { reason: 'Reason is not one of the choices.' } }
  const before = await writes()
  for (const endpoint of [calls.cancelOrder, calls.cancelOrderByOffice])
    for (const reason of ['Felt like it', 'no po', 'Finished'])
      expect(await allocator.call(endpoint, { ...params(id), body: { reason } })).toMatchObject(none)
  const setShown = (shown: boolean) =>
    app.database.pool.query(
      `update dropdown_item set is_visible = $1 where list_key = 'cancel_reason' and value = 'Tip closed'`,
      [shown],
    )
  const reason = 'Tip closed'
  await setShown(false)
  expect(await allocator.call(calls.cancelOrderByOffice, { ...params(id), body: { reason } })).toMatchObject(
    none,
  )
  expect(await writes()).toBe(before)
  await setShown(true)
  const { data } = await allocator.call(calls.cancelOrderByOffice, { ...params(id), body: { reason } })
  expect(data).toMatchObject({ order_status: 'Cancelled by Office', cancel_reason: reason })
})

describe('with a history', () => {
  let order: Order
  beforeAll(async () => {
    order = await newOrder(app, { start_time: '07:00' })
    await allocator.call(calls.editOrder, {
      ...params(order.id),
      body: { version: order.version, order_notes: 'Gate 3', asset_to_follow: 1, driver_to_follow: 1 },
    })
  })

  test('an order is not confirmed before it has what it needs', async () => {
    const { id } = await newOrder(app)
    const refused = await acts.confirm(id)
    expect([refused.status, refused.message]).toEqual([
      409,
      'Book a machine first, or tick machine to follow.',
    ])
    const both = await allocator.call(calls.confirmOrders, { body: { ids: [order.id, id] } })
    const { order_no } = (await allocator.call(calls.getOrder, params(id))).data
    expect([both.status, both.message]).toEqual([
      409,
      `${order_no}: Book a machine first, or tick machine to follow.`,
    ])
    expect((await allocator.call(calls.getOrder, params(order.id))).data.order_status).toBe('Pending')
    const one = await allocator.call(calls.confirmOrders, { body: { ids: [order.id, order.id] } })
    expect(one.data).toEqual({ confirmed: 1 })
  })

  test('moving makes a linked order at the new time, with the same duration and notes', async () => {
    const same = { ...params(order.id), body: { date: '2026-11-23' } }
    expect((await allocator.call(calls.moveOrder, same)).errors).toEqual({
      date: 'Choose another day or time.',
    })
    const to = { date: '2026-11-24', time: '18:30' }
    const { data } = await allocator.call(calls.moveOrder, { ...params(order.id), body: to })
    expect(data).toMatchObject({ order_status: 'Moved', conflicts: [] })
    const replacement = await allocator.call(calls.getOrder, params(data.moved_to!.id))
    expect(replacement.data).toMatchObject({
      order_status: 'Pending',
      work_date: '2026-11-24',
      start_time: '18:30',
      end_time: '02:30',
      order_notes: 'Gate 3',
      moved_from: { id: order.id, order_no: order.order_no },
      slot_no: 1,
    })
    const log = await app.platform.db
      .selectFrom('activity_log')
      .select(['action', 'reason'])
      .where('record_type', '=', 'job_item')
      .where('record_id', '=', order.id)
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { action: 'created', reason: null },
      { action: 'updated', reason: null },
      { action: 'confirmed', reason: null },
      { action: 'moved', reason: 'Moved to 24 Nov 2026, 6:30 pm' },
    ])
  })

  test('a breakdown before the start makes a new order for the same time', async () => {
    const { id, starts_at, ends_at } = await newOrder(app, { status: 'Confirmed' })
    expect(await brokenDown(id)).toMatchObject({
      order_status: 'Pending',
      starts_at,
      ends_at,
      replaces: { id },
    })
  })

  test('a breakdown in the middle makes a new order for the rest', async () => {
    const { id } = await newOrder(app, {
      start_date: '2026-11-20',
      start_time: '05:30',
      status: 'Confirmed',
    })
    expect(await brokenDown(id)).toMatchObject({ start_time: '06:00', end_time: '13:30' })
  })

  test('a breakdown takes the plant off the road', async () => {
    const { id, asset_category_id } = await newOrder(app, { status: 'Confirmed' })
    const asset = await makeAsset(app, { asset_category_id })
    await plainBooking(app, id, { asset_id: asset.id })
    await brokenDown(id)
    const { rows } = await app.database.pool.query(
      'select status, off_road_reason from asset where id = $1',
      [asset.id],
    )
    expect(rows).toEqual([{ status: 'off_road', off_road_reason: 'Hose' }])
  })

  test('a breakdown makes a critical defect of the machine, found on the order', async () => {
    const { id, asset_category_id } = await newOrder(app, { status: 'Confirmed' })
    const asset = await makeAsset(app, { asset_category_id })
    await plainBooking(app, id, { asset_id: asset.id })
    const body = { reason: 'Hose', note: 'Boom side' }
    await allocator.call(calls.breakDownOrder, { ...params(id), body })
    const { data: rows } = await allocator.call(checklists.listDefects, { query: { job_item_id: id } })
    expect(rows).toMatchObject([
      {
        asset_id: asset.id,
        severity: 'critical',
        status: 'Open',
        description: 'Hose\nBoom side',
        took_off_road: 1,
      },
    ])
  })
})

/** The order that replaces it. */
async function brokenDown(id: number): Promise<Order> {
  const { data } = await allocator.call(calls.breakDownOrder, { ...params(id), body: { reason: 'Hose' } })
  expect(data.order_status).toBe('Broke Down')
  return (await allocator.call(calls.getOrder, params(data.replaced_by!.id))).data
}
