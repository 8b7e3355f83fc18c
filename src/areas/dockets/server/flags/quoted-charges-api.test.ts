import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { QuoteLineInput } from '#areas/quotes/contract/quote-line.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { at, docketBody, docketing, paperDocket, signedDocket } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { saveSettings } from '#test/settings.ts'
import { ordersOf } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
const { administrator, sales, create, send } = await quoting(app)
const where = await newClientWithSite(app)
const excavator = (await makeCategory(app)).id
const truck = (await makeCategory(app, { asset_group: 'truck' })).id
const { data: product } = await administrator.call(productEndpoints.createProduct, {
  body: {
    code: 'CT-L',
    name: 'Cartage per load',
    category: 'cartage',
    unit: 'load',
    sell_price_cents: 120_00,
  },
})

const tip = line({
  kind: 'tip',
  description: 'Tip fee, Clean Fill',
  unit: 'tonne',
  quantity: 240,
  unit_price_cents: 18_50,
})
const cartage = line({
  kind: 'service',
  description: 'Cartage per load',
  unit: 'load',
  quantity: 20,
  unit_price_cents: 120_00,
})
const byKm = line({
  kind: 'service',
  description: 'Travel per km',
  unit: 'km',
  quantity: 100,
  unit_price_cents: 3_20,
})

/** The confirmed orders of a job from a quote, a machine on each of three days. */
async function quoted(lines: QuoteLineInput[], hire: Partial<QuoteLineInput> = {}) {
  const hired = line({ asset_category_id: excavator, ...hire })
  const sent = await send(
    (await create({ ...where, sales_user_id: sales.user_id, lines: [hired, ...lines] })).id,
  )
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: sent.id },
    body: { version: sent.version, name: 'Jo Nguyen', evidence_note: 'By phone' },
  })
  const { data: job, text } = await sales.call(jobEndpoints.createJobFromQuote, {
    params: { id: sent.id },
    body: { start_date: '2026-11-23', end_date: '2026-11-25' },
  })
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job?.id])
  const orders = await ordersOf(app, job?.id ?? 0)
  expect(
    orders.map(({ work_date }) => work_date),
    text,
  ).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  return Promise.all(
    orders.map(async ({ id }) => (await accounts.call(orderEndpoints.getOrder, { params: { id } })).data),
  )
}
type Orders = Awaited<ReturnType<typeof quoted>>
const onDay = ({ work_date }: Orders[number]) => ({
  starts_at: at('07:00', work_date),
  finishes_at: at('15:00', work_date),
  entries: [],
})
let tickets = 0
const loadsOn = ({ work_date }: Orders[number]) =>
  [1, 2].map(() => ({
    material: 'Clean Fill',
    loaded_at: at('08:00', work_date),
    net_t: 12,
    ticket_no: `T${++tickets}`,
  })) as never

const read = async (id: number) => (await accounts.call(calls.getDocket, { params: { id } })).data
const flagsOf = ({ variance }: { variance: { code: string; text: string }[] }, code: string) =>
  variance.filter((flag) => flag.code === code).map(({ text }) => text)
const submitted = async (of: Parameters<typeof paperDocket>[1]) => {
  const { id } = await paperDocket(app, of)
  return (await accounts.call(calls.submitDocket, { params: { id }, body: {} })).data
}
const asksWhy = async (id: number) => {
  const { status, errors } = await accounts.call(calls.approveDocket, { params: { id }, body: {} })
  return status === 409 && 'override' in errors
}

test('cartage of a product is charged in addition to the tip fee', async () => {
  const [order] = await quoted([{ ...cartage, product_id: product.id }, tip])
  const { lines, variance, id } = await signedDocket(app, {
    order: order!,
    ...onDay(order!),
    loads: loadsOn(order!),
  })
  expect(
    lines
      .filter(({ kind }) => kind === 'load')
      .map((one) => [one.description, one.quantity_agreed, one.unit_price_cents]),
  ).toEqual([
    ['Tip fee, Clean Fill', 24, 18_50],
    ['Cartage per load', 2, 120_00],
  ])
  expect(flagsOf({ variance }, 'uncharged')).toEqual([])
  expect(await asksWhy(id)).toBe(false)
})

test.each([
  ['in words alone', {}, {}],
  ['beside a truck that is hired', { product_id: product.id }, { asset_category_id: truck }],
])('cartage %s is not charged, and flagged until a reason is given', async (_how, of, hire) => {
  const [order] = await quoted([{ ...cartage, ...of }, tip], hire)
  const docket = await signedDocket(app, { order: order!, ...onDay(order!), loads: loadsOn(order!) })
  const words = ['Not charged: Cartage per load, 2 loads.']
  expect(flagsOf(docket, 'uncharged')).toEqual(words)
  const { data: list } = await accounts.call(calls.listDockets, { query: { job_id: docket.job_id } })
  expect(list.map((one) => flagsOf(one, 'uncharged'))).toEqual([words])
  expect(await asksWhy(docket.id)).toBe(true)
})

test('travel by the km follows the odometer, and is flagged without readings', async () => {
  const [first, second] = await quoted([byKm])
  const readings = { odometer_start: 1000, odometer_finish: 1080 }
  const one = await signedDocket(app, { order: first!, ...onDay(first!), ...readings })
  expect(one.lines.find(({ kind }) => kind === 'travel')).toMatchObject({
    quantity_agreed: 80,
    unit_price_cents: 3_20,
    is_billable: 1,
  })
  expect(one.variance.map(({ code }) => code)).not.toContain('uncharged')
  const two = await signedDocket(app, { order: second!, ...onDay(second!) })
  expect(flagsOf(two, 'uncharged')).toEqual(['No odometer readings: kilometres are not charged.'])
  expect(await asksWhy(two.id)).toBe(true)
})

test('of two travel rates the one no docket counts is reported as agreed and not charged', async () => {
  const hourly = line({ kind: 'service', description: 'Travel', quantity: 1 })
  const perDay = line({ kind: 'service', description: 'Travel allowance', unit: 'day', quantity: 2 })
  const [order] = await quoted([hourly, byKm, perDay])
  const docket = await signedDocket(app, { order: order!, ...onDay(order!) })
  expect(flagsOf(docket, 'quoted')).toEqual([
    'Agreed but not charged yet: Travel per km, 100 km; Travel allowance, 2 days.',
  ])
})

test('a material supplied without a load is reported as agreed and not charged', async () => {
  const rock = line({
    kind: 'material',
    description: 'Clean rock, supplied',
    unit: 'tonne',
    quantity: 4,
    unit_price_cents: 41_50,
  })
  const [order] = await quoted([rock, tip])
  const loads = [{ material: 'Clean Fill', loaded_at: at('08:00', order!.work_date), net_t: 12 }] as never
  const docket = await signedDocket(app, { order: order!, ...onDay(order!), loads })
  const words = 'Agreed but not charged yet: Clean rock, supplied, 4 tonnes.'
  expect(flagsOf(docket, 'quoted')).toEqual([words])
  // What is asked names every flag, also one that needs no reason by itself.
  const asked = await accounts.call(calls.approveDocket, { params: { id: docket.id }, body: {} })
  expect(asked).toMatchObject({ status: 409, message: expect.stringContaining(words) })
  expect(asked.message).toContain('Load 1 has no ticket.')
})

test('more days than quoted are charged, flagged and approved only with a reason', async () => {
  const orders = await quoted([], { unit: 'day', quantity: 1, unit_price_cents: 1400_00 })
  const dockets: Docket[] = []
  for (const [at, order] of orders.entries()) {
    const day = { order, ...onDay(order) }
    dockets.push(at === 1 ? await submitted(day) : await signedDocket(app, day))
  }
  const flags = async () =>
    (await Promise.all(dockets.map(({ id }) => read(id)))).map((docket) => flagsOf(docket, 'over'))
  expect(await flags()).toEqual([[], ['More than quoted: 2 of 1 day.'], ['More than quoted: 3 of 1 day.']])
  expect(await asksWhy(dockets[2]!.id)).toBe(true)
  const reason = 'Wrong day'
  await allocator.call(calls.voidDocket, { params: { id: dockets[1]!.id }, body: { reason } })
  expect(await flags()).toEqual([[], [], ['More than quoted: 2 of 1 day.']])
})

test('no other docket names a void one, and a docket with nothing to bill is named', async () => {
  const [order] = await quoted([], { unit: 'day', quantity: 1, unit_price_cents: 1400_00 })
  const day = { order: order!, entries: [] }
  const one = await submitted({ ...day, starts_at: at('07:00'), finishes_at: at('11:00') })
  const two = await signedDocket(app, { ...day, starts_at: at('12:00'), finishes_at: at('15:00') })
  expect(flagsOf(two, 'once')).toEqual([`Its price is already charged on ${one.docket_no}.`])
  const override = { reason: 'Two halves of one day' }
  await accounts.call(calls.approveDocket, { params: { id: two.id }, body: { override } })
  const billed = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [two.id] },
  })
  expect([billed.status, billed.message]).toEqual([409, `${two.docket_no} has nothing to bill.`])
  await accounts.call(calls.reopenDocket, { params: { id: two.id }, body: { reason: 'Look again' } })
  await allocator.call(calls.voidDocket, { params: { id: one.id }, body: { reason: 'Wrong order' } })
  expect(flagsOf(await read(two.id), 'once')).toEqual([])
})

test('implausible readings and a note about contaminated soil are flagged', async () => {
  const [order] = await quoted([])
  const { id: asset_id } = await makeAsset(app)
  const note = 'Category C contaminated soil N120'
  const loads = [{ material: 'Other', note, loaded_at: at('08:00'), ticket_no: 'T-other' }] as never
  const far = { smu_start: 10, smu_finish: 5000, odometer_start: 1000, odometer_finish: 99_999 }
  const body = await docketBody(app, order!, { ...onDay(order!), asset_id, loads, ...far })
  const { data } = await accounts.call(calls.createDocket, { body })
  expect(data.variance).toContainEqual({
    code: 'reading',
    text: '5,000 h is 4,990 h more than the last reading (10 h). 99,999 km is 98,999 km more than the last reading (1,000 km).',
  })
  expect(data.variance).toContainEqual({
    code: 'material',
    text: 'Check the material of load 1: the note names contaminated soil.',
  })
})

test('a quoted tip fee bears no fuel levy, and its hire what the quote says', async () => {
  const levy = { valid_from: '2026-11-01', percent: 10 }
  expect((await administrator.call(rateCardEndpoints.createFuelLevy, { body: levy })).status).toBe(200)
  const body = {
    name: 'Tip fee',
    category: 'tip',
    unit: 'tonne',
    sell_price_cents: 18_50,
    levy_applies: 1,
  } as const
  const { data: fee } = await administrator.call(productEndpoints.createProduct, {
    body: { ...body, code: 'TIP-L' },
  })
  const charged = async () => {
    const [order] = await quoted([{ ...tip, product_id: fee.id, material_type: 'Clean Fill' }])
    const docket = await paperDocket(app, { order: order!, ...onDay(order!), loads: loadsOn(order!) })
    return [...docket.lines.map(({ kind }) => kind), docket.total_cents]
  }
  // 8 h at $185.00 and 24 t at $18.50.
  expect(await charged()).toEqual(['hire', 'load', 1924_00])
  await saveSettings(administrator, 'pricing', { levy_applies: 1 })
  // And a tenth of the hire.
  expect(await charged()).toEqual(['hire', 'load', 'fuel_levy', 2072_00])
})
