import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { readBilledByHand } from '../flags/quoted-store.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-23'))
const { id: category } = await makeCategory(app)

const newAttachment = async (code: string, rate: object = { rate_cents: null, rate_unit: null }) => {
  const made = await (
    await app.as('administrator')
  ).call(attachmentEndpoints.createAttachment, {
    body: { code, name: 'Rock auger', kind: 'auger', compatible_category_ids: [category], ...rate } as never,
  })
  if (made.status !== 200) throw new Error(made.text)
  return made.data.id
}
/** +$20 an hour [TC2]. */
const byHour = { rate_cents: 20_00, rate_unit: 'hour' }
const auger = await newAttachment('AU1', byHour)
const byDay = await newAttachment('AU2', { rate_cents: 120_00, rate_unit: 'day' })
const free = await newAttachment('AU3')

const extrasOf = ({ lines }: Docket) =>
  lines
    .filter(({ kind }) => kind === 'attachment' || kind === 'toll')
    .map(({ quantity_agreed, unit_price_cents }) => Math.round(quantity_agreed * (unit_price_cents ?? 0)))
const shift = (from: string, to: string) => ({ starts_at: at(from), finishes_at: at(to), entries: [] })
const withTolls = (terms: Partial<RateTerms>) => workedOrder(app, { terms: RateTerms.parse(terms) })
/** As accounts enter it, who know what tolls cost. */
const enter = async (order: Awaited<ReturnType<typeof workedOrder>>, fields: object) => {
  const made = await accounts.call(calls.createDocket, { body: await docketBody(app, order, fields) })
  expect(made.status, made.text).toBe(200)
  return made.data
}

test.each([
  [{ attachment_id: 9_999_999 }, 'attachments.0.attachment_id', 'Attachment is not one of the choices.'],
  [{ attachment_id: auger, hours: 0 }, 'attachments.0.hours', 'Hours used must be more than 0.'],
  [
    { attachment_id: auger, hours: 8.5 },
    'attachments.0.hours',
    'The shift has only 7 h 30 min of work and stand-by.',
  ],
])('an attachment that cannot be is refused: %j', async (used, field, words) => {
  const body = await docketBody(app, await workedOrder(app), { attachments: [used] })
  const refused = await allocator.call(calls.createDocket, { body })
  expect([refused.status, refused.errors]).toEqual([422, { [field]: words }])
})

test('what tolls cost is for those who see prices', async () => {
  const order = await withTolls({ toll_mode: 'actual' })
  const body = await docketBody(app, order, { toll_count: 3, tolls_cents: 17_59 })
  expect((await allocator.call(calls.createDocket, { body })).status).toBe(403)
  const { id } = await enter(order, { toll_count: 3, tolls_cents: 17_59 })
  const { data } = await allocator.call(calls.getDocket, { params: { id } })
  expect([data.toll_count, data.tolls_cents]).toEqual([3, undefined])
  const { driver_id } = data
  const edited = await allocator.call(calls.editDocket, {
    params: { id },
    // As the form sends what it does not show.
    body: { driver_id, ...shift('07:00', '15:00'), toll_count: 3, tolls_cents: null, version: data.version },
  })
  expect(edited.status, edited.text).toBe(200)
  expect((await accounts.call(calls.getDocket, { params: { id } })).data.tolls_cents).toBe(17_59)
})

test('the database refuses tolls of nothing', async () => {
  const { id } = await paperDocket(app)
  for (const set of ['toll_count = 0', 'tolls_cents = 0', `attachments = '{}'`])
    await expect(owner.query(`update docket set ${set} where id = $1`, [id])).rejects.toThrow(/docket_/)
})

test('tolls cost what was paid with the margin agreed, or one price a day', async () => {
  const paid = await enter(await withTolls({ toll_mode: 'actual', toll_margin_percent: 10 }), {
    toll_count: 2,
    tolls_cents: 17_59,
  })
  // 17.59 and 1.759.
  expect(extrasOf(paid)).toEqual([19_35])
  expect(paid.lines.at(-1)?.explanation.steps).toEqual(['2 gantries as paid, plus 10%.'])
  const flat = await paperDocket(app, {
    order: await withTolls({ toll_mode: 'flat', toll_flat_cents: 17_38 }),
    toll_count: 2,
  })
  expect(extrasOf(flat)).toEqual([17_38])
  const unknown = await paperDocket(app, { order: await withTolls({ toll_mode: 'actual' }), toll_count: 2 })
  expect(unknown.unpriced_line).toBe('Tolls')
  const silent = await paperDocket(app, { order: await workedOrder(app), toll_count: 2 })
  expect(silent.variance).toContainEqual({
    code: 'uncharged',
    text: 'Tolls are not charged: nothing was agreed.',
  })
})

test('an attachment costs its own rate for as long as it was used, at least an hour', async () => {
  const used = async (attachments: object[]) =>
    extrasOf(
      await paperDocket(app, {
        order: await workedOrder(app),
        ...shift('07:00', '15:00'),
        attachments,
      } as never),
    )
  expect(await used([{ attachment_id: auger, hours: 2.5 }])).toEqual([50_00])
  expect(await used([{ attachment_id: auger, hours: 0.25 }])).toEqual([20_00])
  expect(await used([{ attachment_id: auger, hours: null }])).toEqual([160_00])
  expect(await used([{ attachment_id: byDay, hours: 0.5 }])).toEqual([120_00])
})

test('a card’s rate comes before the attachment’s own, and one without any is flagged', async () => {
  const term = { attachment_id: auger, name: 'Auger', unit: 'hour', rate_cents: 15_00, min_hours: 2 } as const
  const docket = await paperDocket(app, {
    order: await withTolls({ attachments: [term] }),
    attachments: [
      { attachment_id: auger, hours: 1 },
      { attachment_id: free, hours: null },
    ],
  })
  expect(extrasOf(docket)).toEqual([30_00])
  expect(docket.variance).toContainEqual({
    code: 'uncharged',
    text: '“AU3 Rock auger” was used and has no rate.',
  })
  const { data } = await allocator.call(calls.getDocketDocument, { params: { id: docket.id } })
  expect(data.model.attachments).toEqual(['AU1 Rock auger, 1 hour', 'AU3 Rock auger'])
})

const agreeTolls = async (job_id: number, unit: string, quantity: number) =>
  owner.query(
    `insert into job_rate (job_id, position, description, unit, quantity, unit_price_cents, gst_code)
     values ($1, 90, 'EastLink tolls', $2, $3, 1250, 'GST')`,
    [job_id, unit, quantity],
  )
const leftToBill = async (job_id: number) =>
  ((await readBilledByHand(app.platform.db, [job_id])).get(job_id)?.left ?? []).map(
    ({ description, quantity }) => [description, quantity],
  )

test('tolls that were agreed stay billed from the job, and only further ones are charged', async () => {
  const order = await withTolls({ toll_mode: 'flat', toll_flat_cents: 17_38 })
  await agreeTolls(order.job_id, 'each', 1)
  const one = await paperDocket(app, { order, ...shift('07:00', '09:00'), toll_count: 1 })
  const two = await paperDocket(app, { order, ...shift('10:00', '12:00'), toll_count: 1 })
  expect([extrasOf(one), extrasOf(two)]).toEqual([[0], [17_38]])
  expect(one.lines.at(-1)?.is_billable).toBe(0)
  expect(await leftToBill(order.job_id)).toEqual([['EastLink tolls', 1]])
  await agreeTolls(order.job_id, 'fixed', 1)
  const three = await paperDocket(app, { order, ...shift('13:00', '14:00'), toll_count: 1 })
  expect(extrasOf(three)).toEqual([0])
})

test('of two dockets entered at once, one takes the agreed tolls', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 3; round++) {
    const order = await withTolls({ toll_mode: 'actual' })
    await agreeTolls(order.job_id, 'each', 1)
    const totals = await atOnce(order, { tolls_cents: 10_00 })
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 10_00])
  }
})

test('nor do they both charge a day’s flat tolls or attachment', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 3; round++) {
    const order = await withTolls({ toll_mode: 'flat', toll_flat_cents: 17_38 })
    const { id: asset_id } = await makeAsset(app)
    const attachments = [{ attachment_id: byDay }]
    const totals = await atOnce(order, { asset_id, toll_count: 1, attachments })
    expect(totals.reduce((sum, cents) => sum + cents, 0)).toBe(17_38 + 120_00)
  }
})

test('a docket whose day’s tolls no other charges any more is flagged', async () => {
  const order = await withTolls({ toll_mode: 'flat', toll_flat_cents: 17_38 })
  const { id: asset_id } = await makeAsset(app)
  const one = await paperDocket(app, { order, asset_id, ...shift('07:00', '09:00'), toll_count: 1 })
  const two = await paperDocket(app, { order, asset_id, ...shift('10:00', '12:00'), toll_count: 1 })
  const flagsOf = async () =>
    (await accounts.call(calls.getDocket, { params: { id: two.id } })).data.variance.filter(
      ({ code }) => code === 'uncharged',
    )
  expect(await flagsOf()).toEqual([])
  await allocator.call(calls.voidDocket, { params: { id: one.id }, body: { reason: 'Wrong day' } })
  expect(await flagsOf()).toEqual([
    { code: 'uncharged', text: 'Not charged any more on another docket of the day: Tolls.' },
  ])
})

const unchargedOn = async (id: number) =>
  (await accounts.call(calls.getDocket, { params: { id } })).data.variance
    .filter(({ code }) => code === 'uncharged')
    .map(({ text }) => text)
const voidIt = (id: number) =>
  allocator.call(calls.voidDocket, { params: { id }, body: { reason: 'Wrong day' } })

test('hours of an attachment that were left to a docket come back when it is voided', async () => {
  const order = await workedOrder(app)
  const { id: asset_id } = await makeAsset(app)
  const used = (hours: number) => ({ attachments: [{ attachment_id: auger, hours }] })
  const one = await paperDocket(app, { order, asset_id, ...shift('07:00', '09:00'), ...used(0.5) } as never)
  const two = await paperDocket(app, { order, asset_id, ...shift('10:00', '12:00'), ...used(1) } as never)
  // An hour of 30 min, and of the 90 min together the rest.
  expect([extrasOf(one), extrasOf(two)]).toEqual([[20_00], [10_00]])
  expect(await unchargedOn(two.id)).toEqual([])
  expect((await voidIt(one.id)).status).toBe(200)
  expect(await unchargedOn(two.id)).toEqual([
    'Not charged any more on another docket of the day: AU1 Rock auger.',
  ])
  const { driver_id, version } = two
  const again = await allocator.call(calls.editDocket, {
    params: { id: two.id },
    body: { driver_id, asset_id, version, ...shift('10:00', '12:00'), ...used(1) },
  })
  expect(again.status, again.text).toBe(200)
  expect([
    await unchargedOn(two.id),
    extrasOf((await accounts.call(calls.getDocket, { params: { id: two.id } })).data),
  ]).toEqual([[], [20_00]])
})

test('a docket is not voided while an approved one leaves it an attachment or tolls', async () => {
  const terms = RateTerms.parse({ toll_mode: 'flat', toll_flat_cents: 17_38 })
  const order = await workedOrder(app, { min_hours: null, terms })
  const { id: asset_id } = await makeAsset(app)
  const used = { asset_id, toll_count: 1, attachments: [{ attachment_id: byDay }] }
  const one = await paperDocket(app, { order, ...shift('07:00', '11:00'), ...used } as never)
  const two = await signedDocket(app, { order, ...shift('11:30', '15:00'), ...used } as never)
  const approved = await accounts.call(calls.approveDocket, {
    params: { id: two.id },
    body: { override: { reason: 'As agreed' } },
  })
  expect(approved.status, approved.text).toBe(200)
  const refused = await voidIt(one.id)
  expect([refused.status, refused.message]).toEqual([
    409,
    `“AU2 Rock auger” on ${two.docket_no}, which is Approved, would not be charged in full. Reopen ${two.docket_no} first.`,
  ])
  expect(extrasOf(two)).toEqual([0, 0])
})

async function atOnce(order: Awaited<ReturnType<typeof workedOrder>>, fields: object): Promise<number[]> {
  const bodies = await Promise.all(
    [shift('07:00', '10:00'), shift('12:00', '15:00')].map(async (times) =>
      docketBody(app, order, { ...times, ...fields, driver_id: (await makeDriver(app)).id }),
    ),
  )
  const made = await Promise.all(bodies.map((body) => accounts.call(calls.createDocket, { body })))
  return made.map(({ data, status, text }) => {
    expect(status, text).toBe(200)
    return extrasOf(data).reduce((sum, cents) => sum + cents, 0)
  })
}
