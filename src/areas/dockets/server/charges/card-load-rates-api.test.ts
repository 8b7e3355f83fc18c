import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { at, docketing, paperDocket, workedOrder } from '#test/dockets.ts'
import { makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { newTipSite } from '#test/tips.ts'
import type { Docket } from '../../contract/docket.ts'

const { app, owner } = await docketing()
const administrator = await app.as('administrator')
const { accounts, add, rule } = await ratingCards(app)
const tip = await newTipSite(app)
const other = await newTipSite(app)
const anyLoad = { product_id: null, unit: 'tonne' } as const

/** Priced by all clients' rates: Clean Fill at $18.50 a tonne, at the tip $21.00, anything else there $30.00. */
await add({
  name: 'Standard',
  client_id: null,
  rules: [
    rule({ ...anyLoad, material: 'Clean Fill', rate_cents: 18_50 }),
    rule({ ...anyLoad, material: 'Clean Fill', tip_site_id: tip.id, rate_cents: 21_00 }),
    rule({ ...anyLoad, tip_site_id: tip.id, rate_cents: 30_00 }),
    rule({ ...anyLoad, material: 'Topsoil', unit: 'load', rate_cents: 320_00 }),
    rule({ ...anyLoad, material: 'Sand', job_type: 'Cartage Only', rate_cents: 9_00 }),
  ],
})

const tippedAt = (name: string | null, material: string | null, net_t: number) => ({
  material,
  tip: name,
  loaded_at: at('08:00'),
  net_t,
})
let tickets = 0
/** A day of work of an order with these loads. */
const carted = (order: Order, loads: readonly ReturnType<typeof tippedAt>[]): Promise<Docket> =>
  paperDocket(app, {
    order,
    loads: loads.map((load) => ({
      ...load,
      ticket_no: `C${++tickets}`,
      waste_record_no: `WT-${1000 + tickets}`,
    })) as never,
  })
/** Its load lines: what, how much, the price, what it comes to and where the price is from. */
const charged = ({ lines }: Docket) =>
  lines
    .filter(({ kind }) => kind === 'load')
    .map(({ description, quantity_agreed, unit_price_cents, price_source }) => [
      description,
      quantity_agreed,
      unit_price_cents,
      Math.round(quantity_agreed * (unit_price_cents ?? 0)),
      price_source,
    ])
const agree = async (
  order: Order,
  fields: { description: string; material?: string; unit_price_cents: number },
) => {
  const agreed = await administrator.call(jobEndpoints.createJobRate, {
    params: { id: order.job_id },
    body: { unit: 'tonne', gst_code: 'GST', ...fields },
  })
  if (agreed.status !== 200) throw new Error(agreed.text)
}
const ofJobType = async (order: Order, job_type: string) => {
  await owner.query(`update job set job_type = $2 where id = $1`, [order.job_id, job_type])
  return order
}

test('loads without a rate on any card are only recorded', async () => {
  const docket = await carted(await workedOrder(app), [tippedAt(null, 'Clay', 10)])
  expect(charged(docket)).toEqual([])
  expect(docket.variance.filter(({ code }) => code === 'uncharged')).toEqual([])
})

test('material and tip site come before a material, and that before a tip site', async () => {
  const docket = await carted(await workedOrder(app), [
    tippedAt(tip.name, 'Clean Fill', 12.34),
    tippedAt(other.name, 'Clean Fill', 10),
    tippedAt(null, 'Clean Fill', 2.5),
    tippedAt(tip.name, 'Clay', 8),
    tippedAt(null, 'Topsoil', 8),
  ])
  // 12.34 t at $21.00; 12.5 t at $18.50; 8 t at $30.00; one load at $320.00.
  expect(charged(docket)).toEqual([
    [`Clean Fill, ${tip.name}`, 12.34, 21_00, 259_14, 'Rate card Standard'],
    ['Clean Fill', 12.5, 18_50, 231_25, 'Rate card Standard'],
    [`Tipping at ${tip.name}`, 8, 30_00, 240_00, 'Rate card Standard'],
    ['Topsoil', 1, 320_00, 320_00, 'Rate card Standard'],
  ])
  const [line] = docket.lines.filter(({ kind }) => kind === 'load')
  expect(line?.explanation.steps).toEqual(['Load 1: 12.34 tonnes.'])
  expect(line?.explanation.price_steps).toEqual([
    { words: 'Rate card Standard.', cents: 0 },
    { words: 'The rate is for the material and the tip site.', cents: 0 },
    { words: '12.34 tonnes at $21.00 a tonne.', cents: 259_14 },
  ])
})

test('a rate for a job type prices loads of that type only', async () => {
  const rock = [tippedAt(null, 'Sand', 10)]
  expect(charged(await carted(await ofJobType(await workedOrder(app), 'Machine Hire'), rock))).toEqual([])
  const only = await ofJobType(await workedOrder(app), 'Cartage Only')
  expect(charged(await carted(only, rock))).toEqual([['Sand', 10, 9_00, 90_00, 'Rate card Standard']])
})

test.each(['Customer Tip', 'Buy Back'])(
  'on a job of type %s the client is charged no material',
  async (type) => {
    const order = await ofJobType(await workedOrder(app), type)
    expect(charged(await carted(order, [tippedAt(tip.name, 'Clean Fill', 10)]))).toEqual([])
  },
)

test('a quoted price includes the material, unless the quote charges for some', async () => {
  const { create, send, sales } = await quoting(app)
  const hired = line({ asset_category_id: (await makeCategory(app)).id })
  const fee = line({
    kind: 'tip',
    material_type: 'Topsoil',
    description: 'Topsoil',
    unit: 'load',
    unit_price_cents: 300_00,
  })
  const quoted = async (lines: readonly (typeof hired)[]) => {
    const { id, version } = await send(
      (await create({ ...(await newClientWithSite(app)), lines: [...lines] })).id,
    )
    await sales.call(quoteEndpoints.acceptQuoteForClient, {
      params: { id },
      body: { version, name: 'Jo Nguyen', evidence_note: 'By phone' },
    })
    const { data: job } = await sales.call(jobEndpoints.createJobFromQuote, {
      params: { id },
      body: { start_date: '2026-11-23', end_date: '2026-11-23' },
    })
    await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
    const [first] = await ordersOf(app, job.id)
    const loads = [tippedAt(null, 'Topsoil', 8), tippedAt(null, 'Clean Fill', 10)]
    return charged(await carted(first as never, loads)).map(([what, , , cents]) => [what, cents])
  }
  expect(await quoted([hired])).toEqual([])
  expect(await quoted([hired, fee])).toEqual([
    ['Topsoil', 300_00],
    ['Clean Fill', 185_00],
  ])
})

test('the client’s own card comes before the standard one, on its days and by its product', async () => {
  const { data: fee } = await accounts.call(productEndpoints.createProduct, {
    body: {
      code: 'TIP-CF',
      name: 'Tip fee, clean fill',
      category: 'tip',
      unit: 'tonne',
      gst_code: 'GST_FREE',
      sell_price_cents: 40_00,
    },
  })
  const order = await workedOrder(app)
  const { rows } = await owner.query<{ client_id: number }>(`select client_id::int from job where id = $1`, [
    order.job_id,
  ])
  const own = (valid_from: string, rate_cents: number) =>
    rule({ ...anyLoad, product_id: fee.id, material: 'Clean Fill', valid_from, rate_cents })
  await add({
    name: 'Own',
    client_id: rows[0]!.client_id,
    rules: [own('2026-07-01', 17_00), own('2026-11-01', 16_50), own('2026-11-24', 1_00)],
  })
  const docket = await carted(order, [tippedAt(tip.name, 'Clean Fill', 10), tippedAt(tip.name, 'Clay', 1)])
  expect(charged(docket)).toEqual([
    ['Tip fee, clean fill', 10, 16_50, 165_00, 'Rate card Own'],
    [`Tipping at ${tip.name}`, 1, 30_00, 30_00, 'Rate card Standard'],
  ])
  expect(docket.lines.find(({ description }) => description === fee.name)).toMatchObject({
    product_id: fee.id,
    gst_code: 'GST_FREE',
  })
})

test('a rate of the job comes before any card, and the card prices what it is not for', async () => {
  const order = await workedOrder(app)
  await agree(order, { description: 'Clean fill as agreed', material: 'Clean Fill', unit_price_cents: 15_00 })
  const docket = await carted(order, [tippedAt(tip.name, 'Clean Fill', 10), tippedAt(tip.name, 'Clay', 10)])
  expect(charged(docket).map(([description, , , cents]) => [description, cents])).toEqual([
    ['Clean fill as agreed', 150_00],
    [`Tipping at ${tip.name}`, 300_00],
  ])
})

test('a job’s rate for any load is still asked about, not the card', async () => {
  const order = await workedOrder(app)
  await agree(order, { description: 'Disposal', unit_price_cents: 15_00 })
  const docket = await carted(order, [tippedAt(tip.name, 'Clean Fill', 10)])
  expect(charged(docket)).toEqual([['Clean Fill', 1, null, 0, null]])
  expect(docket.variance).toContainEqual({ code: 'rate', text: 'Load 1: charge it at “Disposal”?' })
})
