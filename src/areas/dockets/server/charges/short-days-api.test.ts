import { expect, test } from 'vitest'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-23'))

/** [TC2] 1 h inside 2 h of notice, 1.5 h beyond 30 km; [TC3] 2 h inside 1 h. */
const cancellation = [
  { notice_hours: 2, charge_hours: 1, far_km: 30, far_charge_hours: 1.5 },
  { notice_hours: 1, charge_hours: 2, far_km: null, far_charge_hours: null },
]
const terms = RateTerms.parse({ cancellation })
/** $185 an hour, at least 4 h. */
const newOrder = () => workedOrder(app, { terms })
const noOne = { finishes_at: null, entries: [] }
const late = (time: string, more: object = {}) => ({
  ...noOne,
  short_day: 'late_cancellation' as const,
  cancelled_at: at(time),
  ...more,
})
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }) => [
    kind,
    Math.round(quantity_agreed * (unit_price_cents ?? 0)),
  ])
const enter = async (fields: Parameters<typeof docketBody>[2]) =>
  allocator.call(calls.createDocket, { body: await docketBody(app, await newOrder(), fields) })

test.each([
  ['an ordinary day without a finish', noOne, 'finishes_at', 'Finish time is required.'],
  [
    'a late cancellation without its time',
    { ...noOne, short_day: 'late_cancellation' },
    'cancelled_at',
    'Cancelled at is required.',
  ],
  [
    'one that was cancelled tomorrow',
    { ...late('07:00'), cancelled_at: at('07:00', '2026-11-24') },
    'cancelled_at',
    'Cancelled at cannot be in the future.',
  ],
  [
    'a no start with hours of work',
    { short_day: 'no_start', entries: [] },
    'finishes_at',
    'No one worked on this day, so it has no finish time.',
  ],
  [
    'a distance of anything else',
    { ...noOne, short_day: 'no_start', distance_km: 12 },
    'distance_km',
    'Only a late cancellation has a distance.',
  ],
  [
    'stand-by on a day when no one worked',
    {
      ...noOne,
      short_day: 'no_start',
      entries: [{ kind: 'standby', started_at: at('07:00'), ended_at: at('08:00') }],
    },
    'entries',
    'Breaks and stand-by must be between start and finish.',
  ],
] as const)('%s is refused', async (_, fields, field, words) => {
  const refused = await enter(fields as never)
  expect([refused.status, refused.errors]).toEqual([422, { [field]: words }])
})

test('the database refuses what cannot be, whoever writes it', async () => {
  const { id } = await paperDocket(app)
  for (const set of [
    `finishes_at = starts_at, worked_minutes = 0, break_minutes = 0`,
    `short_day = 'no_start'`,
    `short_day = 'late_cancellation', finishes_at = starts_at, worked_minutes = 0, break_minutes = 0`,
    `cancelled_at = starts_at`,
    `distance_km = 5`,
  ])
    await expect(owner.query(`update docket set ${set} where id = $1`, [id])).rejects.toThrow(/docket_/)
})

test('a no start is 2 h and its travel, and says why', async () => {
  const travel = { kind: 'travel' as const, started_at: at('06:00'), ended_at: at('07:00') }
  const order = await workedOrder(app, { terms: RateTerms.parse({ travel_mode: 'hourly_return' }) })
  const docket = await paperDocket(app, { order, ...noOne, short_day: 'no_start', entries: [travel] })
  expect(amounts(docket)).toEqual([
    ['no_start', 370_00],
    ['travel', 185_00],
  ])
  expect(docket.lines[0]?.explanation.steps).toEqual(['The operator was on site, but work did not start.'])
  expect(docket).toMatchObject({ worked_minutes: 0, starts_at: at('07:00'), finishes_at: at('07:00') })
  expect(docket.variance).toEqual([{ code: 'short', text: 'The operator could not start.' }])
})

test.each([
  ['called off before 2 h of work', 'wet_weather', '08:00', 370_00],
  ['stopped on site after 1 h', 'wet_weather_on_site', '08:00', 740_00],
  ['stopped on site after 5 h', 'wet_weather_on_site', '12:00', 925_00],
] as const)('rain, %s', async (_, short_day, until, cents) => {
  const docket = await paperDocket(app, {
    order: await newOrder(),
    short_day,
    finishes_at: at(until),
    entries: [],
  })
  expect(docket.total_cents).toBe(cents)
})

test.each([
  ['5:30 am, 1.5 h before', late('05:30'), 185_00],
  ['the same, 35 km away', late('05:30', { distance_km: 35 }), 277_50],
  ['6:30 am, half an hour before', late('06:30'), 370_00],
  ['after the start', late('07:10'), 370_00],
] as const)('a late cancellation at %s', async (_, fields, cents) => {
  const { data: made } = await enter(fields as never)
  const { data } = await accounts.call(calls.getDocket, { params: { id: made.id } })
  expect(amounts(data)).toEqual([['late_cancellation', cents]])
})

test('notice for which nothing was agreed is not charged silently', async () => {
  const docket = await signedDocket(app, { order: await newOrder(), ...late('04:00') } as never)
  expect(amounts(docket)).toEqual([])
  expect(docket.variance).toContainEqual({
    code: 'uncharged',
    text: 'The cancellation is not charged: nothing was agreed for such notice.',
  })
  const refused = await accounts.call(calls.approveDocket, { params: { id: docket.id }, body: {} })
  expect(refused.status).toBe(409)
})

test('an order that its client cancelled is charged as cancelled late, and as nothing else', async () => {
  const order = await newOrder()
  await owner.query(
    `update job_item set order_status = 'Cancelled', cancelled_at = $2, cancel_reason = 'Rain' where id = $1`,
    [order.id, at('06:30')],
  )
  const worked = await allocator.call(calls.createDocket, { body: await docketBody(app, order) })
  expect([worked.status, worked.message]).toEqual([
    409,
    `Order ${order.order_no} is Cancelled, so it cannot have a docket.`,
  ])
  const made = await allocator.call(calls.createDocket, {
    body: await docketBody(app, order, late('06:30')),
  })
  expect(made.status, made.text).toBe(200)
  const { data } = await accounts.call(orderEndpoints.getOrder, { params: { id: order.id } })
  expect(data.order_status).toBe('Cancelled')
})

test('the client reads why on the sheet, and the history says it in words', async () => {
  const { id } = await paperDocket(app, { order: await newOrder(), ...late('06:30') } as never)
  const { data } = await allocator.call(calls.getDocketDocument, { params: { id } })
  expect(data.model.short_day).toBe('Cancelled late: on 23 Nov 2026, 6:30 am, 30 min before the start')
  // What it comes to follows from the day, and from the price.
  expect(data.model.lines).toEqual([])
})

test(
  'of two short dockets entered at once for a machine and day only one charges',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 3; round++) {
      const order = await newOrder()
      const { id: asset_id } = await makeAsset(app)
      const bodies = await Promise.all(
        ['07:00', '12:00'].map(async (start) =>
          docketBody(app, order, {
            ...noOne,
            starts_at: at(start),
            short_day: 'no_start',
            asset_id,
            driver_id: (await makeDriver(app)).id,
          }),
        ),
      )
      const made = await Promise.all(bodies.map((body) => allocator.call(calls.createDocket, { body })))
      const totals = await Promise.all(
        made.map(
          async ({ data }) => (await accounts.call(calls.getDocket, { params: { id: data.id } })).data,
        ),
      )
      expect(totals.reduce((sum, { total_cents }) => sum + (total_cents ?? 0), 0)).toBe(370_00)
    }
  },
)

test('a short day that is revised to an ordinary one charges what was worked', async () => {
  const { id, version } = await signedDocket(app, {
    order: await newOrder(),
    ...noOne,
    short_day: 'no_start',
  } as never)
  const asked = await allocator.call(calls.queryDocket, {
    params: { id },
    body: { reason: 'Did they start?', version },
  })
  expect(asked.status, asked.text).toBe(200)
  const { driver_id } = asked.data
  const revised = await allocator.call(calls.reviseDocket, {
    params: { id },
    body: { driver_id, starts_at: at('07:00'), finishes_at: at('13:00') },
  })
  expect(revised.status, revised.text).toBe(200)
  const { data } = await accounts.call(calls.getDocket, { params: { id: revised.data.id } })
  expect(amounts(data)).toEqual([['hire', 6 * 185_00]])
  expect(data.short_day).toBeNull()
})
