import { expect, test } from 'vitest'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { at, docketing, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset } from '#test/fleet.ts'
import { fingerprint } from '#test/writes.ts'
import type { Docket } from '../../contract/docket.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))

const shift = (from: string, to: string, standby: readonly [string, string] | null = null) => ({
  starts_at: at(from),
  finishes_at: at(to),
  entries: (standby
    ? [{ kind: 'standby', started_at: at(standby[0]), ended_at: at(standby[1]) }]
    : []) as never,
})
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }) => [
    kind,
    Math.round(quantity_agreed * (unit_price_cents ?? 0)),
  ])
const setPrice = async (docket: Docket, kind: DocketLine['kind'], unit_price_cents: number, who = accounts) =>
  who.call(calls.priceDocketLine, {
    params: { id: docket.id, line_id: docket.lines.find((line) => line.kind === kind)!.id },
    body: { unit_price_cents, price_source: 'Agreed with Jo' },
  })
const approve = (id: number) =>
  accounts.call(calls.approveDocket, { params: { id }, body: { override: { reason: 'Short days' } } })

test('who sees no prices sets none, and an approved docket keeps its own', async () => {
  const docket = await signedDocket(app, { order: await workedOrder(app), ...shift('07:00', '09:20') })
  expect((await setPrice(docket, 'hire', 200_00, allocator)).status).toBe(403)
  expect((await approve(docket.id)).status).toBe(200)
  const before = await fingerprint(owner)
  expect((await setPrice(docket, 'hire', 200_00)).status).toBe(409)
  expect(await fingerprint(owner)).toEqual(before)
  const [line] = docket.lines
  await expect(
    owner.query(`update docket_line set explanation = explanation - 'price_steps' where id = $1`, [line!.id]),
  ).rejects.toThrow('A submitted docket never changes')
})

test('at $200.00 an hour set by hand the minimum of $740.00 is $800.00, and says how', async () => {
  const docket = await signedDocket(app, { order: await workedOrder(app), ...shift('07:00', '09:20') })
  expect(docket.total_cents).toBe(740_00)
  const { data, text } = await setPrice(docket, 'hire', 200_00)
  // 2.5 h at $200.00, and what is missing to 4 h at that price.
  expect(amounts(data), text).toEqual([
    ['hire', 500_00],
    ['minimum', 300_00],
  ])
  expect(data.lines.map(({ explanation }) => explanation.price_steps)).toEqual([
    [{ words: '2.5 hours at $200.00 an hour, set by hand: Agreed with Jo.', cents: 500_00 }],
    [
      { words: '4 hours at $200.00 an hour: $800.00.', cents: 0 },
      { words: 'Charged for time, as agreed: $500.00.', cents: 0 },
      { words: '1.5 hours at $200.00 an hour.', cents: 300_00 },
    ],
  ])
  expect(data.lines[1]?.explanation.steps).toEqual(docket.lines[1]?.explanation.steps)
  expect((await approve(docket.id)).data).toMatchObject({ status: 'Approved', total_cents: 800_00 })
  const { text: history } = await accounts.request('GET', `/api/records/docket/${docket.id}/history`)
  expect(history).toContain('line 2')
})

test('a lower price lowers the minimum, and one set for its 1.5 hours themselves stays', async () => {
  const docket = await signedDocket(app, { order: await workedOrder(app), ...shift('07:00', '09:20') })
  expect((await setPrice(docket, 'hire', 150_00)).data.total_cents).toBe(600_00)
  expect((await setPrice(docket, 'minimum', 100_00)).data.total_cents).toBe(525_00)
})

test('a dearer stand-by takes its part of the minimum', async () => {
  const docket = await signedDocket(app, {
    order: await workedOrder(app),
    ...shift('07:00', '12:00', ['09:00', '12:00']),
  })
  // 2 h at $185.00 and 3 h at $92.50 lack $92.50; 3 h at $120.00 lack $10.00, and at $130.00 nothing.
  expect(amounts((await setPrice(docket, 'standby', 120_00)).data)).toEqual([
    ['hire', 370_00],
    ['standby', 360_00],
    ['minimum', 10_00],
  ])
  expect((await setPrice(docket, 'standby', 130_00)).data.total_cents).toBe(760_00)
})

test('where no line was for the minimum, one is until the price reaches it', async () => {
  const order = await workedOrder(app, { terms: RateTerms.parse({ standby_rate_cents: 100_00 }) })
  const docket = await signedDocket(app, { order, ...shift('07:00', '12:00', ['10:00', '12:00']) })
  // 3 h at $185.00 and 2 h at $100.00 are $755.00; at $220.00 they are $860.00 of $880.00.
  expect(amounts((await setPrice(docket, 'hire', 220_00)).data)).toEqual([
    ['hire', 660_00],
    ['standby', 200_00],
    ['minimum', 20_00],
  ])
  expect(amounts((await setPrice(docket, 'hire', 190_00)).data)).toEqual([
    ['hire', 570_00],
    ['standby', 200_00],
  ])
})

test.each([
  ['lower', 150_00, 600_00],
  ['higher', 200_00, 800_00],
])(
  'of two dockets of a day at a %s price both are approved, together at the minimum',
  async (_, price, total) => {
    const order = await workedOrder(app)
    const { id: asset_id } = await makeAsset(app)
    const one = await signedDocket(app, { order, asset_id, ...shift('07:00', '08:00') })
    const { data: repriced } = await setPrice(one, 'hire', price)
    const two = await signedDocket(app, { order, asset_id, ...shift('13:00', '14:00') })
    expect((repriced.total_cents ?? 0) + (two.total_cents ?? 0)).toBe(total)
    for (const { id } of [one, two]) {
      const approved = await approve(id)
      expect(approved.status, approved.text).toBe(200)
    }
  },
)
