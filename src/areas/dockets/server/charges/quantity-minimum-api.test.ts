import { expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { at, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))

/** $12.00 a tonne, at least 60 t a day: $720.00. */
const byTonne = { unit: 'tonne', unit_price_cents: 12_00, min_hours: null, min_quantity: 60 } as const
let tickets = 0
const shift = (from: string, to: string, tonnes: readonly number[], entries: readonly object[] = []) => ({
  starts_at: at(from),
  finishes_at: at(to),
  entries: entries as never,
  loads: tonnes.map((net_t) => ({
    material: 'Topsoil',
    loaded_at: at(from),
    net_t,
    ticket_no: `Q${++tickets}`,
  })) as never,
})
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }) => [
    kind,
    Math.round(quantity_agreed * (unit_price_cents ?? 0)),
  ])
const approve = (id: number) =>
  accounts.call(calls.approveDocket, {
    params: { id },
    body: { override: { reason: 'Two halves of a day' } },
  })

test('a day of fewer tonnes than the minimum is lifted to it, and says how', async () => {
  const docket = await paperDocket(app, {
    order: await workedOrder(app, byTonne),
    ...shift('07:00', '15:00', [32.18, 12.5]),
  })
  // 44.68 t at $12.00 is $536.16; 60 t is $720.00.
  expect(amounts(docket)).toEqual([
    ['hire', 536_16],
    ['minimum', 183_84],
  ])
  expect(docket.lines[1]?.explanation).toEqual({
    minimum: '60 tonnes',
    steps: ['The minimum of 60 tonnes is for the whole day of the machine.'],
    price_steps: [
      { words: '60 tonnes at $12.00 a tonne: $720.00.', cents: 0 },
      { words: 'Charged for what was done: $536.16.', cents: 0 },
      { words: '15.32 tonnes at $12.00 a tonne.', cents: 183_84 },
    ],
  })
})

test.each([
  ['that many tonnes are charged as they are', [32, 30], [['hire', 744_00]]],
  ['a day of work without a load is the minimum', [], [['minimum', 720_00]]],
] as const)('%s', async (_, tonnes, expected) => {
  const docket = await paperDocket(app, {
    order: await workedOrder(app, byTonne),
    ...shift('07:00', '15:00', tonnes),
  })
  expect(amounts(docket)).toEqual(expected)
})

test('our own breakdown ends the minimum', async () => {
  const broken = { kind: 'breakdown', started_at: at('10:00'), ended_at: at('11:00') }
  const docket = await paperDocket(app, {
    order: await workedOrder(app, byTonne),
    ...shift('07:00', '15:00', [10], [broken]),
  })
  expect(amounts(docket)).toEqual([['hire', 120_00]])
})

test('two dockets of a day share the minimum, and neither leaves it uncharged', async () => {
  const order = await workedOrder(app, byTonne)
  const { id: asset_id } = await makeAsset(app)
  const one = await paperDocket(app, { order, asset_id, ...shift('07:00', '10:00', [20]) })
  const two = await signedDocket(app, { order, asset_id, ...shift('12:00', '15:00', [25]) })
  // 20 t is $240.00 lifted by $480.00; then 25 t, of which the minimum covered all.
  expect([amounts(one), amounts(two)]).toEqual([
    [
      ['hire', 240_00],
      ['minimum', 480_00],
    ],
    [
      ['hire', 300_00],
      ['minimum', -300_00],
    ],
  ])
  await allocator.call(calls.voidDocket, { params: { id: one.id }, body: { reason: 'Wrong order' } })
  expect((await approve(two.id)).message).toBe(
    `${two.docket_no}: its day’s minimum is no longer charged in full. Query and revise it.`,
  )
})

test('the minimum of a quoted line by the load is the machine’s day, quoted and planned in the same words', async () => {
  const { create, send, sales } = await quoting(app)
  const hired = line({
    asset_category_id: (await makeCategory(app)).id,
    description: 'Tipper by the load',
    unit: 'load',
    quantity: 8,
    min_quantity: 6,
    unit_price_cents: 145_00,
  })
  const { id, version } = await send((await create({ ...(await newClientWithSite(app)), lines: [hired] })).id)
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id },
    body: { version, name: 'Jo Nguyen', evidence_note: 'By phone' },
  })
  const { data: job } = await sales.call(jobEndpoints.createJobFromQuote, {
    params: { id },
    body: { start_date: '2026-11-23', end_date: '2026-11-23' },
  })
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
  const [listed] = await ordersOf(app, job.id)
  const { data: order } = await accounts.call(orderEndpoints.getOrder, { params: { id: listed!.id } })
  expect(order.rate_snapshot).toMatchObject({ unit: 'load', min_quantity: 6, min_hours: null })
  const docket = await paperDocket(app, { order, ...shift('07:00', '15:00', [10, 10]) })
  // Two loads at $145.00, lifted to six: $870.00.
  expect(amounts(docket)).toEqual([
    ['hire', 290_00],
    ['minimum', 580_00],
  ])
})
