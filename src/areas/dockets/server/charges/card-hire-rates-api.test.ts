import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import type { RateRuleInput } from '#areas/rates/contract/rate-card.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { at, docketing, paperDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { newOrder } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'

const { app, owner } = await docketing()
const { add, rule } = await ratingCards(app)
const category = await makeCategory(app)
const ours = await makeAsset(app)
const other = await makeAsset(app)
const ofCategory = (fields: Partial<RateRuleInput>) =>
  rule({ product_id: null, asset_category_id: category.id, ...fields })

const { data: auger } = await (
  await app.as('administrator')
).call(attachmentEndpoints.createAttachment, {
  body: {
    code: 'CA1',
    name: 'Rock auger',
    kind: 'auger',
    compatible_category_ids: [category.id],
    rate_cents: 20_00,
    rate_unit: 'hour',
  } as never,
})

const plain = await makeCategory(app)
const leaving = await makeAsset(app)
const byDay = await makeAsset(app)
const short = await makeCategory(app, { default_min_hours: 3 })

/**
 * $185 an hour, from the Tuesday on $200; for one machine $230, for one only $1,400 a day. One category costs $185
 * throughout, with a machine that costs $230 until the Monday; one with 3 h of its own costs $200 from the Tuesday on.
 */
await add({
  name: 'Standard',
  client_id: null,
  terms: {
    attachments: [{ attachment_id: auger.id, name: '', unit: 'hour', rate_cents: 15_00, min_hours: 2 }],
  },
  rules: [
    ofCategory({ valid_to: '2026-11-23' }),
    ofCategory({ rate_cents: 200_00, valid_from: '2026-11-24' }),
    rule({ product_id: null, asset_id: ours.id, rate_cents: 230_00 }),
    rule({ product_id: null, asset_category_id: plain.id }),
    rule({ product_id: null, asset_id: byDay.id, unit: 'day', rate_cents: 1400_00 }),
    rule({ product_id: null, asset_id: leaving.id, rate_cents: 230_00, valid_to: '2026-11-23' }),
    rule({ product_id: null, asset_category_id: short.id, rate_cents: 200_00, valid_from: '2026-11-24' }),
  ],
})

const planned = { source: 'Rate card Standard', min_hours: null }
const orderOf = (rate: object = {}, asset_category_id = category.id) =>
  workedOrder(app, { ...planned, ...rate }, { asset_category_id })
const worked = (order: Awaited<ReturnType<typeof orderOf>>, more: object) =>
  paperDocket(app, {
    order,
    starts_at: at('07:00'),
    finishes_at: at('11:00'),
    entries: [],
    ...more,
  } as never)
const charged = ({ lines }: Docket) =>
  lines.map((line) => [line.quantity_agreed, line.unit_price_cents, line.price_source])

test('a rate for the machine comes before that of its category, and the line says why', async () => {
  const docket = await worked(await orderOf(), { asset_id: ours.id })
  expect(charged(docket)).toEqual([[4, 230_00, 'Rate card Standard']])
  expect(docket.lines[0]?.explanation.price_steps).toEqual([
    { words: 'Rate card Standard.', cents: 0 },
    { words: 'The rate is for the machine.', cents: 0 },
    { words: '4 hours at $230.00 an hour.', cents: 920_00 },
  ])
  const another = await worked(await orderOf(), { asset_id: other.id })
  expect(charged(another)).toEqual([[4, 185_00, 'Rate card Standard']])
})

test('a shift into the day of a new rate is split at midnight', async () => {
  const night = { starts_at: at('20:00'), finishes_at: at('02:00', '2026-11-24') }
  const docket = await worked(await orderOf(), { asset_id: other.id, ...night })
  expect(charged(docket)).toEqual([
    [4, 185_00, 'Rate card Standard'],
    [2, 200_00, 'Rate card Standard'],
  ])
  expect(docket.lines[1]?.explanation.price_steps?.map(({ words }) => words)).toEqual([
    'The rate from 24 Nov 2026 applies.',
    'Rate card Standard.',
    'The rate is for the category.',
    '2 hours at $200.00 an hour.',
  ])
})

test('an order by the hour stays that, also with a machine that has a rate by the day only', async () => {
  const docket = await worked(await orderOf({}, plain.id), { asset_id: byDay.id })
  expect(charged(docket)).toEqual([[4, 185_00, 'Rate card Standard']])
})

test('a shift out of the last day of a rate is charged the planned price from midnight', async () => {
  const night = { starts_at: at('20:00'), finishes_at: at('02:00', '2026-11-24') }
  const docket = await worked(await orderOf({}, plain.id), { asset_id: leaving.id, ...night })
  expect(charged(docket)).toEqual([
    [4, 230_00, 'Rate card Standard'],
    [2, 185_00, 'Rate card Standard'],
  ])
  expect(docket.lines[1]?.explanation.price_steps).toEqual([
    { words: 'The rate from 24 Nov 2026 applies.', cents: 0 },
    { words: 'Rate card Standard.', cents: 0 },
    { words: '2 hours at $185.00 an hour.', cents: 370_00 },
  ])
})

test('a new rate does not keep the minimum of the card that the order was planned with', async () => {
  const day = '2026-11-25'
  const hour = { starts_at: at('07:00', day), finishes_at: at('08:00', day) }
  const minimumOf = async (rate: object) => {
    const docket = await worked(await orderOf(rate, short.id), hour)
    return docket.lines.map((line) => Math.round(line.quantity_agreed * (line.unit_price_cents ?? 0)))
  }
  // 6 h on the old card: the new one has none, so that the 3 h of the category are left. 3 h at $200.00 is $600.00.
  const terms = RateTerms.parse({ min_hours: 6 })
  expect(await minimumOf({ min_hours: 6, terms })).toEqual([200_00, 400_00])
  // 5 h were typed for the order, on no card: 5 h at $200.00 is $1,000.00.
  expect(await minimumOf({ min_hours: 5, terms: RateTerms.parse({}) })).toEqual([200_00, 800_00])
})

test('where several prices of the hire were agreed for the job, no card chooses among them', async () => {
  const order = await orderOf({ unit_price_cents: null, source: 'The job has several rates' })
  await owner.query(
    `insert into job_rate (job_id, position, description, unit, unit_price_cents, gst_code)
     values ($1, 1, 'Excavator, rock', 'hour', 21000, 'GST'), ($1, 2, 'Excavator, soil', 'hour', 16000, 'GST')`,
    [order.job_id],
  )
  const evening = { starts_at: at('16:00'), finishes_at: at('20:00') }
  const docket = await worked(order, { asset_id: ours.id, ...evening })
  expect(docket.lines.map((line) => [line.quantity_agreed, line.unit_price_cents])).toEqual([[4, null]])
})

test('later days of a requirement are charged the new rate', async () => {
  const order = await orderOf()
  const day = '2026-11-25'
  const docket = await worked(order, { starts_at: at('07:00', day), finishes_at: at('11:00', day) })
  expect(charged(docket)).toEqual([[4, 200_00, 'Rate card Standard']])
})

test('what was planned stays where the card changed since, and what was agreed for the job always does', async () => {
  const { id: asset_id } = await makeAsset(app)
  const dearer = await worked(await orderOf({ unit_price_cents: 170_00 }), { asset_id })
  expect(charged(dearer)).toEqual([[4, 170_00, 'Rate card Standard']])
  const order = await orderOf()
  const { rows } = await owner.query<{ id: number }>(
    `insert into job_rate (job_id, position, description, unit, unit_price_cents, gst_code)
     values ($1, 1, 'Excavator', 'hour', 16000, 'GST') returning id`,
    [order.job_id],
  )
  await owner.query(
    `update job_item set rate_snapshot = rate_snapshot || jsonb_build_object('unit_price_cents', 16000, 'job_rate_id', $2::int)
     where id = $1`,
    [order.id, Number(rows[0]!.id)],
  )
  const agreed = await worked(order, { asset_id: ours.id, starts_at: at('12:00'), finishes_at: at('15:00') })
  expect(agreed.lines.map((line) => line.unit_price_cents)).toEqual([160_00])
})

test('a card’s price of an attachment comes before the attachment’s own, on orders planned by the card too', async () => {
  const attachments = [{ attachment_id: auger.id, hours: 1 }]
  const ofAuger = ({ lines }: Docket) =>
    lines
      .filter(({ kind }) => kind === 'attachment')
      .map((line) => [line.description, line.quantity_agreed, line.unit_price_cents])
  const { id: asset_id } = await makeAsset(app)
  const order = await newOrder(app, { asset_category_id: category.id, status: 'Confirmed' })
  expect(ofAuger(await worked(order, { asset_id, attachments }))).toEqual([['CA1 Rock auger', 2, 15_00]])
  const own = await worked(await orderOf(), { asset_id: (await makeAsset(app)).id, attachments })
  expect(ofAuger(own)).toEqual([['CA1 Rock auger', 1, 20_00]])
})
