import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import type { QuoteLineInput } from '#areas/quotes/contract/quote-line.ts'
import { lineOfProduct } from '#areas/quotes/rules/line-of-product.ts'
import { newLine } from '#areas/quotes/rules/new-line.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { ordersOf } from '#test/work-orders.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { sales, send, create } = await quoting(app)

const archive = (id: number) =>
  allocator.call(resourceEndpoints.archiveCategories, { body: { ids: [id], reason: 'Sold' } })

/**
 * A quote whose client chose the options with these descriptions, and a function that makes it a job, after
 * doing something else.
 */
async function jobOf(lines: QuoteLineInput[], chosen: string[] = []) {
  const sent = await send((await create({ ...(await newClientWithSite(app)), lines })).id)
  const selected_line_ids = sent.lines.flatMap(({ id, description }) =>
    chosen.includes(description) ? id : [],
  )
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: sent.id },
    body: { version: sent.version, name: 'Jo', selected_line_ids, evidence_note: 'By phone' },
  })
  const made = async (first?: () => Promise<{ status: number; text: string }>) => {
    const before = await first?.()
    expect(before?.status ?? 200, before?.text).toBe(200)
    const { status, text, data } = await sales.call(jobEndpoints.createJobFromQuote, {
      params: { id: sent.id },
      body: { start_date: '2026-11-23', end_date: '2026-11-24' },
    })
    expect(status, text).toBe(200)
    return data
  }
  return { sent, made }
}

test('each hired quote line is a requirement at its price; without a category it is a rate, and the job says so', async () => {
  const { id: asset_category_id } = await makeCategory(app, { name: '20 t excavator', default_min_hours: 6 })
  const lines = [
    line({ description: 'Excavator', asset_category_id, unit_price_cents: 18_550 }),
    line({ description: 'Tip fee', kind: 'tip', unit: 'tonne' }),
    line({ description: 'Some roller' }),
  ]
  const { sent, made } = await jobOf(lines)
  const job = await made()
  const job_id = job.id
  const needs = await sales.call(requirementEndpoints.listJobRequirements, { query: { job_id } })
  expect(needs.data).toMatchObject([
    {
      asset_category_id,
      ideal_asset_qty: 1,
      orders: 2,
      quote_line_id: sent.lines[0]!.id,
      rate_snapshot: {
        unit: 'hour',
        unit_price_cents: 18_550,
        min_hours: 6,
        round_minutes: 15,
        source: `Quote ${sent.quote_no}, line 1`,
      },
    },
  ])
  expect((await ordersOf(app, job_id)).map(({ order_no }) => order_no)).toEqual([
    `${job.job_no}-01`,
    `${job.job_no}-02`,
  ])
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['part', 'reason'])
    .where('action', '=', 'left unplanned')
    .execute()
  expect(log).toEqual([
    { part: 'quote line Some roller', reason: 'No machine category, so it becomes a job rate.' },
  ])
  const rates = await sales.call(jobEndpoints.listJobRates, { params: { id: job_id } })
  expect(rates.data.map(({ description }) => description)).toEqual(['Tip fee', 'Some roller'])

  // The specification's call uses the only category the quote hires.
  const more = await allocator.request('POST', '/api/allocators/jobRequirement', {
    payload: { job_id, ideal_asset_qty: 1, start_date: '2026-11-25', end_date: '2026-11-25' },
  })
  expect(more.data).toMatchObject({ asset_category_id, orders: 1 })
})

test('cartage by the hour becomes orders too, by the load it is a rate', async () => {
  const { id: asset_category_id } = await makeCategory(app, { name: 'Truck and dog' })
  const accounts = await app.as('accounts')
  const cartage = async (code: string, unit: 'hour' | 'load') => {
    const { status, text, data } = await accounts.call(productEndpoints.createProduct, {
      body: { code, name: `Cartage by the ${unit}`, category: 'cartage', unit, sell_price_cents: 178_00 },
    })
    expect(status, text).toBe(200)
    return { product_id: data.id, description: data.name, unit, kind: 'service', asset_category_id } as const
  }
  const { made } = await jobOf([line(await cartage('CT-H', 'hour')), line(await cartage('CT-L', 'load'))])
  const { id } = await made()
  expect((await ordersOf(app, id)).map((order) => order.asset_category_id)).toEqual([
    asset_category_id,
    asset_category_id,
  ])
  const rates = await sales.call(jobEndpoints.listJobRates, { params: { id } })
  expect(rates.data.map(({ description }) => description)).toEqual(['Cartage by the load'])
})

test('cartage by time as the quote editor sends it, without a category, becomes orders of any', async () => {
  const accounts = await app.as('accounts')
  const picked = async (code: string, unit: 'hour' | 'day' | 'week', asset_category_id: number | null) => {
    const { status, text, data } = await accounts.call(productEndpoints.createProduct, {
      body: {
        code,
        name: `Cartage ${code}`,
        category: 'cartage',
        unit,
        sell_price_cents: 178_00,
        asset_category_id,
      },
    })
    expect(status, text).toBe(200)
    const [row] = (await sales.call(productEndpoints.listProducts, { query: { search: data.code } })).data
    const {
      is_optional: _option,
      is_selected: _selected,
      cost_cents: _cost,
      ...typed
    } = lineOfProduct(newLine(), row!)
    return line(typed as Partial<QuoteLineInput>)
  }
  const { id: tipper } = await makeCategory(app, { name: 'Tipper' })
  const lines = [
    await picked('CT-ANY', 'hour', null),
    await picked('CT-DAY', 'day', null),
    await picked('CT-WK', 'week', null),
    await picked('CT-OWN', 'hour', tipper),
  ]
  expect(lines.map(({ asset_category_id }) => asset_category_id)).toEqual([null, null, null, tipper])
  const { id } = await (await jobOf(lines)).made()
  const orders = await ordersOf(app, id)
  expect([orders.length, orders.filter((order) => order.asset_category_id === null).length]).toEqual([8, 6])
  expect(orders.filter((order) => order.asset_category_id === tipper).length).toBe(2)
  const { data } = await sales.call(requirementEndpoints.listJobRequirements, { query: { job_id: id } })
  expect(data.map(({ rate_snapshot }) => rate_snapshot?.unit_price_cents)).toEqual(lines.map(() => 178_00))
  expect((await sales.call(jobEndpoints.listJobRates, { params: { id } })).data).toEqual([])
})

test('a hired line with a category archived since becomes a rate too, and the job is created', async () => {
  const category = await makeCategory(app, { name: 'Old roller' })
  const lines = [line({ description: 'Roller', asset_category_id: category.id })]
  const { made } = await jobOf(lines)
  const job_id = (await made(() => archive(category.id))).id
  const rates = await sales.call(jobEndpoints.listJobRates, { params: { id: job_id } })
  expect(rates.data.map(({ description }) => description)).toEqual(['Roller'])
  expect((await sales.call(requirementEndpoints.listJobRequirements, { query: { job_id } })).data).toEqual([])
  const history = await app.platform.db
    .selectFrom('activity_log')
    .select(['part', 'reason'])
    .where('action', '=', 'left unplanned')
    .where('record_id', '=', job_id)
    .execute()
  expect(history).toEqual([
    { part: 'quote line Roller', reason: 'The machine category is archived, so it becomes a job rate.' },
  ])
})

test('the only category a quote hires is among what the client chose, not what was offered', async () => {
  const chosen = await makeCategory(app)
  const left = await makeCategory(app)
  const option = { is_optional: 1, is_selected: 0 } as const
  const lines = [
    line({ description: 'Left', asset_category_id: left.id, is_optional: 1, is_selected: 1 }),
    line({ description: 'Taken', asset_category_id: chosen.id, ...option }),
  ]
  const { made } = await jobOf(lines, ['Taken'])
  const { id } = await made()
  const more = await allocator.request('POST', '/api/allocators/jobRequirement', {
    payload: { job_id: id, ideal_asset_qty: 1, start_date: '2026-11-24', end_date: '2026-11-24' },
  })
  expect(more.data, more.text).toMatchObject({ asset_category_id: chosen.id })
})
