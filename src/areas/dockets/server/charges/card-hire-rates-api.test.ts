import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import type { RateRuleInput } from '#areas/rates/contract/rate-card.ts'
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

/** $185 an hour, from the Tuesday on $200; for one machine $230. */
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
  ],
})

const planned = { source: 'Rate card Standard', min_hours: null }
const orderOf = (rate: object = {}) =>
  workedOrder(app, { ...planned, ...rate }, { asset_category_id: category.id })
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
    { words: 'Rate: Rate card Standard.', cents: 0 },
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
    'Rate: Rate card Standard.',
    'The rate is for the category.',
    '2 hours at $200.00 an hour.',
  ])
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
