import { expect, test } from 'vitest'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import type { RateTerms as Terms } from '#areas/rates/contract/terms.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { newOrder, ordersOf } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))

type Entries = Parameters<typeof paperDocket>[1] extends infer T
  ? T extends { entries?: infer E }
    ? E
    : never
  : never
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }): [string, number] => {
    if (unit_price_cents == null) throw new Error('A line has no price.')
    return [kind, Math.round(quantity_agreed * unit_price_cents)]
  })
/** All lines together. */
const sumOf = (docket: Docket) => amounts(docket).reduce((sum, [, cents]) => sum + cents, 0)
const spell = (kind: 'standby' | 'breakdown', from: string, to: string) => ({
  kind,
  started_at: at(from),
  ended_at: at(to),
})
const shift = (from: string, to: string, entries: readonly object[] = []) => ({
  starts_at: at(from),
  finishes_at: at(to),
  entries: entries as Entries & object,
})
/** $185 an hour, at least 4 h. */
const priced = async (fields: object, terms: Partial<Terms> = {}) =>
  paperDocket(app, { order: await workedOrder(app, { terms: RateTerms.parse(terms) }), ...fields })

test('2 h 20 min is lifted to the minimum of 4 h', async () => {
  const docket = await priced(shift('07:00', '09:20'))
  expect(amounts(docket)).toEqual([
    ['hire', 462_50],
    ['minimum', 277_50],
  ])
  expect(docket.total_cents).toBe(740_00)
})

test('2 h of work and 3 h of stand-by at half are lifted to it as well', async () => {
  const docket = await priced(shift('07:00', '12:00', [spell('standby', '09:00', '12:00')]))
  expect(amounts(docket)).toEqual([
    ['hire', 370_00],
    ['standby', 277_50],
    ['minimum', 92_50],
  ])
  const { lines } = docket
  expect(lines[1]?.explanation).toMatchObject({
    steps: ['Stood by for 3 h.'],
    price_steps: [
      { words: 'Stand-by is charged at 50% of $185.00 an hour.', cents: 0 },
      { words: '3 hours at $92.50 an hour.', cents: 277_50 },
    ],
  })
})

test('4 h of work and 3 h of stand-by are $1,017.50', async () => {
  const docket = await priced(shift('07:00', '14:00', [spell('standby', '11:00', '14:00')]))
  expect(docket.total_cents).toBe(1017_50)
})

test('our own breakdown after an hour ends the minimum', async () => {
  const docket = await priced(shift('07:00', '09:00', [spell('breakdown', '08:00', '09:00')]))
  expect(docket.total_cents).toBe(185_00)
})

test('orders planned before terms were copied to them charge stand-by as work', async () => {
  const order = await workedOrder(app)
  await owner.query(`update job_item set rate_snapshot = rate_snapshot - 'terms' where id = $1`, [order.id])
  const docket = await paperDocket(app, {
    order,
    ...shift('07:00', '14:00', [spell('standby', '11:00', '14:00')]),
  })
  expect(docket.total_cents).toBe(7 * 185_00)
})

const hour = (from: string, to: string) => shift(from, to)

test('two dockets of an hour on one day are $740.00 together, in whichever order they are charged', async () => {
  const order = await workedOrder(app)
  const one = await paperDocket(app, { order, ...hour('07:00', '08:00') })
  const two = await paperDocket(app, { order, ...hour('13:00', '14:00') })
  expect([one.total_cents, two.total_cents]).toEqual([740_00, 0])
  expect(two.lines[1]).toMatchObject({ kind: 'minimum', unit_price_cents: -185_00 })
})

test('the dockets of one machine on two orders of a job share its minimum, those of two machines do not', async () => {
  const order = await workedOrder(app)
  const [first, second] = [await makeAsset(app), await makeAsset(app)]
  const on = (asset_id: number, from: string, to: string) =>
    paperDocket(app, { order, asset_id, ...hour(from, to) })
  const totals = [
    await on(first.id, '07:00', '08:00'),
    await on(second.id, '07:00', '08:00'),
    await on(first.id, '13:00', '14:00'),
  ].map(({ total_cents }) => total_cents)
  expect(totals).toEqual([740_00, 740_00, 0])
})

test('two dockets of a day are invoiced at the minimum together', async () => {
  const order = await workedOrder(app)
  const ids = []
  for (const fields of [hour('07:00', '08:00'), hour('13:00', '14:00')]) {
    const { id } = await signedDocket(app, { order, ...fields })
    expect((await approve(id)).status).toBe(200)
    ids.push(id)
  }
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { docket_ids: ids } })
  expect(made.status, made.text).toBe(200)
  const { data } = await accounts.call(invoiceEndpoints.getInvoice, { params: { id: made.data.ids[0]! } })
  expect(data.subtotal_cents).toBe(740_00)
})

test('dockets of one machine on orders at two rates can be approved, whichever is dearer', async () => {
  for (const rates of [
    [200_00, 185_00],
    [185_00, 200_00],
  ]) {
    const { id: asset_id } = await makeAsset(app)
    const first = await workedOrder(app, { unit_price_cents: rates[0]! })
    const second = await newOrder(app, { status: 'Confirmed', job_id: first.job_id })
    await owner.query(
      `update job_item set rate_snapshot = jsonb_set(f.rate_snapshot, '{unit_price_cents}', to_jsonb($3::int))
       from (select rate_snapshot from job_item where id = $1) f where job_item.id = $2`,
      [first.id, second.id, rates[1]],
    )
    const one = await signedDocket(app, { order: first, asset_id, ...hour('07:00', '08:00') })
    const two = await signedDocket(app, { order: second, asset_id, ...hour('13:00', '14:00') })
    for (const { id } of [one, two]) {
      const approved = await approve(id)
      expect(approved.status, approved.text).toBe(200)
    }
  }
})

test('of two dockets entered at once only one charges the minimum', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 5; round++) {
    const order = await workedOrder(app)
    const bodies = await Promise.all(
      [hour('07:00', '08:00'), hour('13:00', '14:00')].map(async (fields) =>
        docketBody(app, order, { ...fields, driver_id: (await makeDriver(app)).id }),
      ),
    )
    const made = await Promise.all(bodies.map((body) => allocator.call(calls.createDocket, { body })))
    const dockets = await Promise.all(
      made.map(async ({ data }) => (await accounts.call(calls.getDocket, { params: { id: data.id } })).data),
    )
    expect(dockets.reduce((sum, docket) => sum + sumOf(docket), 0)).toBe(740_00)
  }
})

test('a docket that relies on another’s minimum is revised before it is approved without it', async () => {
  const order = await workedOrder(app)
  const one = await paperDocket(app, { order, ...hour('07:00', '08:00') })
  const two = await signedDocket(app, { order, ...hour('13:00', '14:00') })
  await allocator.call(calls.voidDocket, { params: { id: one.id }, body: { reason: 'Wrong order' } })
  const refused = await approve(two.id)
  expect([refused.status, refused.message]).toEqual([
    409,
    `${two.docket_no}: its day’s minimum is no longer charged in full. Query and revise it.`,
  ])
})

test('nor is the docket that charges it made void once the other is approved', async () => {
  const order = await workedOrder(app)
  const one = await paperDocket(app, { order, ...hour('07:00', '08:00') })
  const two = await signedDocket(app, { order, ...hour('13:00', '14:00') })
  expect((await approve(two.id)).status).toBe(200)
  const refused = await allocator.call(calls.voidDocket, {
    params: { id: one.id },
    body: { reason: 'Wrong order' },
  })
  expect([refused.status, refused.message]).toEqual([
    409,
    `The minimum of ${two.docket_no}, which is Approved, would not be charged in full. Reopen ${two.docket_no} first.`,
  ])
})

const approve = (id: number) =>
  accounts.call(calls.approveDocket, {
    params: { id },
    body: { override: { reason: 'Two halves of a day' } },
  })

const dearer = { from: null, to: null, on_top: false, min_hours: null } as const
const day_types: Terms['day_types'] = [
  { ...dearer, day_type: 'public_holiday', pricing: 'per_hour', value: 60_00 },
  { ...dearer, day_type: 'sunday', pricing: 'multiplier', value: 2 },
  { ...dearer, day_type: 'night', from: '18:00', to: '06:00', pricing: 'per_hour', value: 35_00 },
]
const between = (from: string, to: string) => {
  const [start = '', finish = ''] = [from, to].map((wall) => {
    const [date = '', time = ''] = wall.split(' ')
    return melbourneInstant(date, time)
  })
  return { starts_at: start, finishes_at: finish, entries: [] }
}

test.each([
  ['Cup Day adds $60 an hour', '2026-11-03 07:00', '2026-11-03 15:00', [8 * 245_00]],
  ['Sunday is twice the rate', '2026-11-08 07:00', '2026-11-08 15:00', [8 * 370_00]],
  [
    'a night over midnight into Cup Day is split there',
    '2026-11-02 20:00',
    '2026-11-03 02:00',
    [4 * 220_00, 2 * 245_00],
  ],
  [
    'a night in which clocks go forward is an hour shorter, from Saturday into Sunday',
    '2026-10-03 22:00',
    '2026-10-04 06:00',
    [2 * 220_00, 5 * 370_00],
  ],
  ['clocks go forward: Sunday has 5 h to 6:00', '2026-10-04 00:00', '2026-10-04 06:00', [5 * 370_00]],
  ['clocks go back: Sunday has 7 h to 6:00', '2025-04-06 00:00', '2025-04-06 06:00', [7 * 370_00]],
] as const)('%s', async (_, from, to, cents) => {
  const docket = await priced(between(from, to), { day_types })
  expect(amounts(docket).map(([, each]) => each)).toEqual(cents)
})

const once = async (
  unit: 'day' | 'week' | 'fixed',
  unit_price_cents: number,
  until: string,
): Promise<Order[]> => {
  const first = await workedOrder(app, { unit, unit_price_cents, min_hours: null }, { end_date: until })
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
async function totalsOf(orders: readonly Order[]) {
  const totals: number[] = []
  for (const order of orders) {
    const docket = await paperDocket(app, {
      order,
      starts_at: at('07:00', order.work_date),
      finishes_at: at('15:00', order.work_date),
      entries: [],
    })
    totals.push(sumOf(docket))
  }
  return totals
}

test('a combination by the day is one charge, whichever of its machines worked', async () => {
  const { id: asset_category_id } = await makeCategory(app, { asset_group: 'combo' })
  const rate = { unit: 'day', unit_price_cents: 1320_00, min_hours: null } as const
  const order = await workedOrder(app, rate, { asset_category_id })
  const digger = await paperDocket(app, {
    order,
    asset_id: (await makeAsset(app)).id,
    ...shift('07:00', '15:00'),
  })
  const tipper = await paperDocket(app, {
    order,
    asset_id: (await makeAsset(app)).id,
    ...shift('09:00', '12:00'),
  })
  expect([sumOf(digger), sumOf(tipper)]).toEqual([1320_00, 0])
  expect(tipper.lines[0]?.explanation.steps).toEqual([`${digger.docket_no} already charges this day.`])
})

test('a day rate on two dockets of a day is charged once', async () => {
  const [order] = await once('day', 1400_00, '2026-11-23')
  const one = await paperDocket(app, { order: order!, ...shift('07:00', '10:00') })
  const two = await paperDocket(app, { order: order!, ...shift('11:00', '14:00') })
  expect([one, two].map(amounts)).toEqual([[['hire', 1400_00]], [['hire', 0]]])
})

test('$5,000 fixed over three days is $5,000', async () => {
  expect(await totalsOf(await once('fixed', 5000_00, '2026-11-25'))).toEqual([5000_00, 0, 0])
})

test('a week of five days at $3,333.33 is exactly that', async () => {
  const orders = await once('week', 3333_33, '2026-11-27')
  const totals = await totalsOf(orders)
  expect(totals).toEqual([666_67, 666_66, 666_67, 666_66, 666_67])
})
