import { expect, test } from 'vitest'
import type { DocketInput } from '#areas/dockets/contract/docket.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))
const administrator = await app.as('administrator')
const { status } = await administrator.call(rateCardEndpoints.createFuelLevy, {
  body: { valid_from: '2026-01-01', percent: 10 },
})
if (status !== 200) throw new Error('No fuel levy.')

/** An order at $185 an hour with a minimum of 4 h; with `levy_applies` its lines bear 10% fuel levy. */
const ordered = (terms: Parameters<typeof RateTerms.parse>[0] = {}) =>
  workedOrder(app, { terms: RateTerms.parse(terms) })
type Facts = Partial<DocketInput>
const shift = (from: string, to: string, entries: object[] = [], date?: string): Facts => ({
  starts_at: at(from, date),
  finishes_at: at(to, date),
  entries: entries as DocketInput['entries'],
})
const spell = (kind: 'standby' | 'breakdown', from: string, to: string) => ({
  kind,
  started_at: at(from),
  ended_at: at(to),
})
/** Kind and amount of each line, as charged. */
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }) => {
    if (unit_price_cents == null) throw new Error('A line has no price.')
    return [kind, Math.round(quantity_agreed * unit_price_cents)]
  })
const read = async (id: number) => (await accounts.call(calls.getDocket, { params: { id } })).data
const query = (id: number) =>
  allocator.call(calls.queryDocket, { params: { id }, body: { reason: 'When was that?' } })
async function revise(order: Order, { id, driver_id }: Docket, facts: Facts) {
  await query(id)
  const {
    source: _source,
    job_item_id: _order,
    ...body
  } = await docketBody(app, order, { driver_id: driver_id!, ...facts } as Parameters<typeof docketBody>[2])
  const revised = await accounts.call(calls.reviseDocket, { params: { id }, body })
  expect(revised.status, revised.text).toBe(200)
  return revised.data
}
async function setPrice(id: number, kind: string, unit_price_cents: number) {
  const line = (await read(id)).lines.find((one) => one.kind === kind)!
  const priced = await accounts.call(calls.priceDocketLine, {
    params: { id, line_id: line.id },
    body: { unit_price_cents, price_source: 'Jo agreed by phone' },
  })
  expect(priced.status, priced.text).toBe(200)
  return priced.data
}
const agree = (position: number, quantity_agreed: number) => ({
  agreed: [{ position, quantity_agreed, reason: 'Jo agreed to it' }],
})

test('a revision is priced at the rate as it is now, minimum and all', async () => {
  const order = await ordered()
  const docket = await signedDocket(app, { order, ...shift('07:00', '09:00') })
  await owner.query(
    `update job_item set rate_snapshot = jsonb_set(rate_snapshot, '{unit_price_cents}', '19900') where id = $1`,
    [order.id],
  )
  expect(amounts(await revise(order, docket, shift('07:00', '09:00')))).toEqual([
    ['hire', 398_00],
    ['minimum', 398_00],
  ])
})

test('a price that someone set stays on a revision, and brings the minimum with it', async () => {
  const order = await ordered()
  const docket = await signedDocket(app, { order, ...shift('07:00', '09:00') })
  const priced = await setPrice(docket.id, 'hire', 200_00)
  const charged = [
    ['hire', 400_00],
    ['minimum', 400_00],
  ]
  expect(amounts(priced)).toEqual(charged)
  expect(priced.lines[1]?.explanation.price_steps?.map(({ words }) => words)).toContain(
    '4 hours at $200.00 an hour: $800.00.',
  )
  const revised = await revise(order, await read(docket.id), shift('07:00', '09:00'))
  expect(amounts(revised)).toEqual(charged)
  expect(revised.lines[0]).toMatchObject({ price_source: 'Jo agreed by phone' })
})

test('a price that makes waiting dearer takes the minimum off again, and one that makes it cheaper brings it back', async () => {
  const order = await ordered()
  const waited = shift('07:00', '12:00', [spell('standby', '09:00', '12:00')])
  const { id } = await signedDocket(app, { order, ...waited })
  expect(amounts(await setPrice(id, 'standby', 185_00))).toEqual([
    ['hire', 370_00],
    ['standby', 555_00],
  ])
  expect(amounts(await setPrice(id, 'standby', 92_50))).toEqual([
    ['hire', 370_00],
    ['standby', 277_50],
    ['minimum', 92_50],
  ])
})

test('two lines of one day keep what belongs to them on a revision', async () => {
  const rule = { from: null, to: null, pricing: 'per_hour', on_top: 0, min_hours: null } as const
  const order = await ordered({
    day_types: [
      { ...rule, day_type: 'public_holiday', value: 60_00, on_top: 1 },
      { ...rule, day_type: 'night', from: '18:00', to: '06:00', value: 35_00 },
    ],
  })
  const cupDay = shift('14:00', '22:00', [], '2026-11-03')
  const docket = await signedDocket(app, { order, ...cupDay })
  expect(docket.lines.map(({ description }) => description.replace(/^[^,]+/, ''))).toEqual([
    ', public holiday',
    ', public holiday, night',
  ])
  const charged = [
    ['hire', 4 * 245_00],
    ['hire', 4 * 280_00],
  ]
  expect(amounts(docket)).toEqual(charged)
  const same = await revise(order, docket, cupDay)
  expect(amounts(same)).toEqual(charged)
  const less = await revise(order, same, { ...cupDay, ...agree(2, 3) })
  expect(less.lines.map(({ quantity_agreed }) => quantity_agreed)).toEqual([4, 3])
})

test('an agreed quantity stays with its line when a draft is edited', async () => {
  const order = await ordered({ travel_mode: 'hourly_return' })
  const travel = [{ kind: 'travel', started_at: at('06:00'), ended_at: at('07:00') }]
  const docket = await paperDocket(app, { order, ...shift('07:00', '15:00', travel) })
  expect(docket.lines.map(({ kind }) => kind)).toEqual(['hire', 'travel'])
  const {
    source: _source,
    job_item_id: _order,
    ...body
  } = await docketBody(app, order, {
    driver_id: docket.driver_id!,
    ...shift('07:00', '09:00', travel),
    ...agree(2, 0.5),
  } as Parameters<typeof docketBody>[2])
  const edited = await allocator.call(calls.editDocket, { params: { id: docket.id }, body })
  expect(edited.status, edited.text).toBe(200)
  expect(amounts(await read(docket.id))).toEqual([
    ['hire', 370_00],
    ['minimum', 370_00],
    ['travel', 92_50],
  ])
})

test('the levy is on what was agreed', async () => {
  const order = await ordered({ levy_applies: 1 })
  const docket = await paperDocket(app, { order, ...shift('07:00', '15:00'), ...agree(1, 6) })
  expect(amounts(docket)).toEqual([
    ['hire', 1110_00],
    ['fuel_levy', 111_00],
  ])
  expect(docket.lines[1]?.explanation.price_steps?.[0]?.words).toBe('10% of $1,110.00, as agreed.')
  expect(docket.lines[0]?.explanation.price_steps?.reduce((sum, { cents }) => sum + cents, 0)).toBe(1110_00)
})

test('the levy follows a price that is set', async () => {
  const order = await ordered({ levy_applies: 1 })
  const { id } = await signedDocket(app, { order, ...shift('07:00', '09:00') })
  expect(amounts(await setPrice(id, 'hire', 200_00))).toEqual([
    ['hire', 400_00],
    ['minimum', 400_00],
    ['fuel_levy', 80_00],
  ])
})

test('the minimum is lifted from the hours agreed, whether more or less', async () => {
  const order = await ordered()
  const more = await paperDocket(app, { order, ...shift('07:00', '09:00'), ...agree(1, 3) })
  expect(amounts(more)).toEqual([
    ['hire', 555_00],
    ['minimum', 185_00],
  ])
  const less = await paperDocket(app, {
    order: await ordered(),
    ...shift('07:00', '15:00'),
    ...agree(1, 2),
  })
  expect(amounts(less)).toEqual([
    ['hire', 370_00],
    ['minimum', 370_00],
  ])
})

test('with some of the minimum taken off, a longer day comes to the minimum and not more', async () => {
  const order = await ordered()
  const docket = await signedDocket(app, { order, ...shift('07:00', '09:30') })
  const less = await revise(order, docket, { ...shift('07:00', '09:30'), ...agree(2, 1) })
  expect(amounts(less)).toEqual([
    ['hire', 462_50],
    ['minimum', 185_00],
  ])
  const longer = await revise(order, less, { ...shift('07:00', '10:30'), ...agree(2, 1) })
  expect(amounts(longer)).toEqual([
    ['hire', 647_50],
    ['minimum', 92_50],
  ])
})

test('hours that were agreed not to be charged bring no minimum', async () => {
  const docket = await paperDocket(app, {
    order: await ordered(),
    ...shift('07:00', '08:00'),
    ...agree(1, 0),
  })
  expect(amounts(docket)).toEqual([['hire', 0]])
})

test('our own breakdown on the second docket of a day takes back the minimum of the first', async () => {
  const order = await ordered()
  const one = await paperDocket(app, { order, ...shift('07:00', '08:00') })
  const two = await paperDocket(app, {
    order,
    ...shift('13:00', '14:30', [spell('breakdown', '13:30', '14:30')]),
  })
  expect([amounts(one), amounts(two)]).toEqual([
    [
      ['hire', 185_00],
      ['minimum', 555_00],
    ],
    [
      ['hire', 92_50],
      ['minimum', -555_00],
    ],
  ])
  expect(two.lines[1]?.explanation.steps).toContain('Our own breakdown ended the day: there is no minimum.')
})

test('the levy of a minimum that is taken back is taken back with it', async () => {
  const order = await ordered({ levy_applies: 1 })
  const one = await paperDocket(app, { order, ...shift('07:00', '08:00') })
  const two = await paperDocket(app, {
    order,
    ...shift('10:00', '12:30', [spell('breakdown', '10:00', '12:00')]),
  })
  expect([one, two].map((docket) => amounts(docket).at(-1))).toEqual([
    ['fuel_levy', 74_00],
    ['fuel_levy', -37_00],
  ])
  expect([one.total_cents, two.total_cents]).toEqual([814_00, -407_00])
})

test('a price set on one docket of a day counts for the minimum of both', async () => {
  const order = await ordered()
  const one = await signedDocket(app, { order, ...shift('07:00', '08:00') })
  expect((await setPrice(one.id, 'hire', 150_00)).total_cents).toBe(600_00)
  const two = await signedDocket(app, { order, ...shift('13:00', '14:00') })
  // 4 h at $150 an hour, of which 150 and 185 are charged for time.
  expect(amounts(two)).toEqual([
    ['hire', 185_00],
    ['minimum', -185_00],
  ])
  for (const { id } of [one, two]) {
    const approved = await accounts.call(calls.approveDocket, {
      params: { id },
      body: { override: { reason: 'Two halves of a day' } },
    })
    expect(approved.status, approved.text).toBe(200)
  }
})

test('a minimum that someone set is not made up for by the next docket', async () => {
  const order = await ordered()
  const one = await signedDocket(app, { order, ...shift('07:00', '08:00') })
  expect((await setPrice(one.id, 'minimum', 100_00)).total_cents).toBe(485_00)
  const two = await paperDocket(app, { order, ...shift('13:00', '14:00') })
  expect(amounts(two)).toEqual([['hire', 185_00]])
})

test('prices set at once on two dockets of a day leave it at what it owes', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 3; round++) {
    const order = await ordered()
    const one = await signedDocket(app, { order, ...shift('07:00', '08:00') })
    const two = await signedDocket(app, { order, ...shift('13:00', '14:00') })
    await Promise.all([setPrice(one.id, 'hire', 150_00), setPrice(two.id, 'hire', 210_00)])
    const totals = (await Promise.all([one, two].map(({ id }) => read(id)))).map(amounts)
    // 4 h at the $150 of the first hour.
    expect(totals.flat().reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(600_00)
  }
})
