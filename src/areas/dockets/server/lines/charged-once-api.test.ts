import { expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { ordersOf } from '#test/work-orders.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))

const hireOf = (docket: { lines: { kind: string; quantity_agreed: number; is_billable: number }[] }) =>
  docket.lines
    .filter(({ kind }) => kind === 'hire')
    .map(({ quantity_agreed, is_billable }) => [quantity_agreed, is_billable])[0]

const morning = { starts_at: at('07:00'), finishes_at: at('11:00'), entries: [] }
const afternoon = { starts_at: at('12:00'), finishes_at: at('15:00'), entries: [] }

/** Orders of one requirement at one price for all of them, each on its own day. */
async function ordersAtFixed(until: string, unit_price_cents: number) {
  const rate = { unit: 'fixed' as const, unit_price_cents, min_hours: null }
  const first = await workedOrder(app, rate, { end_date: until })
  await owner.query(
    `update job_item set order_status = 'Confirmed', rate_snapshot = f.rate_snapshot
     from (select job_id, rate_snapshot from job_item where id = $1) f where job_item.job_id = f.job_id`,
    [first.id],
  )
  const orders = await ordersOf(app, first.job_id)
  return Promise.all(
    orders.map(async ({ id }) => (await accounts.call(orderEndpoints.getOrder, { params: { id } })).data),
  )
}

test('a day rate is charged once over two dockets of one order and day', async () => {
  const order = await workedOrder(app, { unit: 'day', unit_price_cents: 1400_00, min_hours: null })
  const one = await signedDocket(app, { order, ...morning })
  const two = await signedDocket(app, { order, ...afternoon })
  expect([hireOf(one), hireOf(two)]).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(two.variance).toContainEqual({
    code: 'once',
    text: `Its price is already charged on ${one.docket_no}.`,
  })
  expect(two.lines[0]?.explanation.steps).toEqual([`${one.docket_no} already charges this day.`])
  const next = await signedDocket(app, {
    order,
    starts_at: at('07:00', '2026-11-24'),
    finishes_at: at('11:00', '2026-11-24'),
    entries: [],
  })
  expect(hireOf(next)).toEqual([1, 1])
})

test('when one docket charges half of a day, the other charges the rest', async () => {
  const order = await workedOrder(app, { unit: 'day', unit_price_cents: 1400_00, min_hours: null })
  const agreed = [{ position: 1, quantity_agreed: 0.5, reason: 'Half a day' }]
  const one = await signedDocket(app, { order, ...morning, agreed })
  const two = await signedDocket(app, { order, ...afternoon })
  expect([hireOf(one), hireOf(two)]).toEqual([
    [0.5, 1],
    [0.5, 1],
  ])
  expect(two.variance).toContainEqual({
    code: 'once',
    text: `Part of its price is already charged on ${one.docket_no}.`,
  })
})

test('a fixed price is charged once over the three days it was agreed for', async () => {
  const dockets = []
  for (const order of await ordersAtFixed('2026-11-25', 5000_00))
    dockets.push(
      await signedDocket(app, {
        order,
        starts_at: at('07:00', order.work_date),
        finishes_at: at('15:00', order.work_date),
        entries: [],
      }),
    )
  expect(dockets.map(hireOf)).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  const read = await Promise.all(dockets.map(({ id }) => accounts.call(calls.getDocket, { params: { id } })))
  expect(read.reduce((sum, { data }) => sum + (data.total_cents ?? 0), 0)).toBe(5000_00)
})

test('a fixed price nobody quoted is one per asset it is based on', async () => {
  const [order] = await ordersAtFixed('2026-11-23', 5000_00)
  await owner.query(
    `update job_requirement set price_asset_qty = 2 where id = (select job_requirement_id from job_item where id = $1)`,
    [order!.id],
  )
  const dockets = []
  for (const [from, to] of [
    ['07:00', '09:00'],
    ['09:00', '11:00'],
    ['11:00', '13:00'],
  ] as const)
    dockets.push(
      await paperDocket(app, { order: order!, starts_at: at(from), finishes_at: at(to), entries: [] }),
    )
  expect(dockets.map(hireOf)).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ])
})

test('of two simultaneous dockets one charges it', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 3; round++) {
    const order = await workedOrder(app, { unit: 'day', unit_price_cents: 1400_00, min_hours: null })
    const bodies = [await docketBody(app, order, morning), await docketBody(app, order, afternoon)]
    const replies = await Promise.all(bodies.map((body) => accounts.call(calls.createDocket, { body })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await owner.query<{ sum: number }>(
      `select sum(l.quantity_agreed)::float8 from docket_line l join docket d on d.id = l.docket_id
       where d.job_item_id = $1 and l.kind = 'hire'`,
      [order.id],
    )
    expect(rows[0]?.sum).toBe(1)
  }
})

test('a price does not go unbilled when the docket that charged it does', async () => {
  const order = await workedOrder(app, { unit: 'day', unit_price_cents: 1400_00, min_hours: null })
  const { data: first } = await accounts.call(calls.createDocket, {
    body: await docketBody(app, order, morning),
  })
  const second = await signedDocket(app, { order, ...afternoon })
  await allocator.call(calls.voidDocket, { params: { id: first.id }, body: { reason: 'Wrong order' } })
  const refused = await accounts.call(calls.approveDocket, { params: { id: second.id }, body: {} })
  expect([refused.status, refused.message]).toEqual([
    409,
    `${second.docket_no}: its price is no longer charged in full. Query and revise it.`,
  ])
  await allocator.call(calls.queryDocket, { params: { id: second.id }, body: { reason: 'Price' } })
  const {
    source: _source,
    job_item_id: _order,
    ...facts
  } = await docketBody(app, order, {
    ...afternoon,
    driver_id: second.driver_id!,
  })
  const { data: revised } = await accounts.call(calls.reviseDocket, {
    params: { id: second.id },
    body: facts,
  })
  expect(hireOf(revised)).toEqual([1, 1])
})

test('travel quoted once at a fixed price is charged on one docket of the job', async () => {
  const order = await workedOrder(app)
  await owner.query(
    `insert into job_rate (job_id, description, unit, quantity, unit_price_cents, position)
     values ($1, 'Travel', 'fixed', 1, 35000, 1)`,
    [order.job_id],
  )
  const travel = (from: string, to: string) => [
    { kind: 'travel' as const, started_at: at(from), ended_at: at(to) },
  ]
  const one = await paperDocket(app, { order, ...morning, entries: travel('06:15', '07:00') })
  const two = await signedDocket(app, { order, ...afternoon, entries: travel('11:30', '12:00') })
  const travelOf = ({ lines }: typeof one) => lines.find(({ kind }) => kind === 'travel')?.quantity_agreed
  expect([one, two].map(travelOf)).toEqual([1, 0])
  expect(two.variance).toContainEqual({
    code: 'once',
    text: `Its travel is already charged on ${one.docket_no}.`,
  })
  await allocator.call(calls.voidDocket, { params: { id: one.id }, body: { reason: 'Wrong order' } })
  const override = { reason: 'Travel is on the other docket' }
  const refused = await accounts.call(calls.approveDocket, { params: { id: two.id }, body: { override } })
  expect([refused.status, refused.message]).toEqual([
    409,
    `${two.docket_no}: its travel is no longer charged in full. Query and revise it.`,
  ])
})
