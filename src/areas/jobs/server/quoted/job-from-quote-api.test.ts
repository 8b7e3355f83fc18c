import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { QuoteInput } from '#areas/quotes/contract/quote.ts'
import { on } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { testApp } from '#test/app.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { makeCategory } from '#test/fleet.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'
import { jobMadeFromQuote } from '../job-events.ts'

/** What later areas receive. */
const converted: { job_id: number; quote_id: number; lines: string[] }[] = []
const listener = serverArea({
  endpoints: {},
  handlers: () => ({}),
  subscriptions: [
    on(jobMadeFromQuote, async (_, { lines, ...ids }) => {
      converted.push({ ...ids, lines: lines.map(({ description }) => description) })
    }),
  ],
})
const app = await testApp({ areas: [...serverAreas, listener] })
const { sales, send, create, newClient } = await quoting(app)
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')
const where = await newClientWithSite(app, { po_required: 1 })
const { id: asset_category_id } = await makeCategory(app)
const days = { start_date: '2026-11-23', end_date: '2026-11-27' }

const options = {
  ...where,
  title: 'Basement dig',
  description: 'Down to 2.4 m, rock to be quoted apart.',
  sales_user_id: sales.user_id,
  lines: [
    line({ description: '20 t excavator', asset_category_id }),
    line({
      kind: 'float',
      description: 'Float in and out',
      unit: 'each',
      quantity: 2,
      unit_price_cents: 350_00,
    }),
    line({ kind: 'tip', description: 'Tip fee', unit: 'tonne', quantity: 40, unit_price_cents: 14_25.5 }),
    line({ kind: 'text', description: 'Options' }),
    line({ kind: 'material', description: 'Crushed rock', unit: 'tonne', is_optional: 1, is_selected: 0 }),
    line({ kind: 'hire', description: 'Roller', is_optional: 1, is_selected: 0 }),
  ],
} satisfies Partial<QuoteInput>

/** Accepted by staff; `chosen` are the descriptions of the client's options. */
async function accepted(more: Partial<QuoteInput> = options, chosen: string[] = []) {
  const sent = await send((await create(more)).id)
  const selected_line_ids = sent.lines.flatMap(({ id, description }) =>
    chosen.includes(description) ? [id] : [],
  )
  const { data, text } = await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: sent.id },
    body: {
      version: sent.version,
      name: 'Jo Nguyen',
      po_number: 'PO 4411',
      selected_line_ids,
      evidence_note: 'By phone',
    },
  })
  expect(data?.status, text).toBe('Accepted')
  return data
}

test('no job without an accepted quote, nor by people who may not create jobs', async () => {
  const draft = await create(options)
  const make = (who: typeof sales, id: number) =>
    who.call(calls.createJobFromQuote, { params: { id }, body: days })
  expect((await make(accounts, draft.id)).status).toBe(403)
  expect((await make(sales, 9_999_999)).status).toBe(404)
  expect((await make(sales, draft.id)).status).toBe(409)
  const { id } = await accepted()
  expect(
    (
      await sales.call(calls.createJobFromQuote, {
        params: { id },
        body: { ...days, end_date: '2026-11-01' },
      })
    ).errors,
  ).toEqual({ end_date: 'End date must be on or after the start date.' })
  expect((await sales.call(quoteEndpoints.getQuote, { params: { id } })).data.status).toBe('Accepted')
})

test('a client or site archived since the quote must be restored first, and nothing is created', async () => {
  const own = await newClientWithSite(app, { name: 'Banksia Homes' }, { name: 'Lot 9' })
  const { id } = await accepted({ ...options, ...own })
  const make = () => sales.call(calls.createJobFromQuote, { params: { id }, body: days })
  const archived = async (client: 'now' | 'null', site: 'now' | 'null') => {
    const at = (each: string) => (each === 'now' ? new Date().toISOString() : null)
    await app.database.pool.query('update client set archived_at = $2 where id = $1', [
      own.client_id,
      at(client),
    ])
    await app.database.pool.query('update job_site set archived_at = $2 where id = $1', [
      own.job_site_id,
      at(site),
    ])
  }
  await archived('now', 'null')
  expect(await make()).toMatchObject({
    status: 409,
    message: 'The client Banksia Homes is archived. Restore it to make the job.',
  })
  await archived('null', 'now')
  expect(await make()).toMatchObject({
    status: 409,
    message: 'The site Lot 9 is archived. Restore it to make the job.',
  })
  expect((await sales.call(quoteEndpoints.getQuote, { params: { id } })).data.status).toBe('Accepted')
  await archived('null', 'null')
  expect((await make()).data).toMatchObject({ ...own, status: 'Pending' })
})

test('a contact archived since the quote is left out of the job, and its history says so; choosing one now is refused', async () => {
  const own = await newClientWithSite(app, { name: 'Wattle Civil' })
  const params = { id: own.client_id }
  const { data: contact } = await sales.call(clientEndpoints.createContact, {
    params,
    body: { name: 'Gary Gone', email: 'gary@wattle.example' },
  })
  const { id } = await accepted({ ...options, ...own, contact_id: contact.id })
  const gone = { ...params, contact_id: contact.id }
  expect((await sales.call(clientEndpoints.archiveContact, { params: gone, body: {} })).status).toBe(200)
  const make = (more: object) =>
    sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...more } })
  expect((await make({ contact_id: contact.id })).errors).toEqual({
    contact_id: 'This contact is archived.',
  })
  const { data: job, status } = await make({})
  expect([status, job?.contact_id, job?.contact]).toEqual([200, null, null])
  const { rows } = await app.database.pool.query(
    `select part, reason from activity_log where record_type = 'job' and record_id = $1 and action = 'contact removed'`,
    [job.id],
  )
  expect(rows).toEqual([{ part: 'Gary Gone', reason: 'The contact has been archived since the quote.' }])
})

test('whom to call on the site is the contact of its job, before whoever ordered it', async () => {
  const own = await newClientWithSite(app, { name: 'Wattle Roads' })
  const params = { id: own.client_id }
  const add = async (name: string) =>
    (
      await sales.call(clientEndpoints.createContact, {
        params,
        body: { name, email: 'roads@wattle.example' },
      })
    ).data.id
  const [buyer, foreman] = [await add('Bea Buyer'), await add('Frank Foreman')]
  const make = async (more: object = {}) => {
    const { id } = await accepted({ ...options, ...own, contact_id: buyer })
    return (await sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...more } })).data
  }
  expect((await make()).contact).toBe('Bea Buyer')
  await app.database.pool.query('update job_site set contact_id = $2 where id = $1', [
    own.job_site_id,
    foreman,
  ])
  expect((await make()).contact).toBe('Frank Foreman')
  expect((await make({ contact_id: buyer })).contact).toBe('Bea Buyer')
})

test('an accepted quote becomes a job without retyping', async () => {
  const quote = await accepted(options, ['Crushed rock'])
  const preview = await allocator.call(calls.previewQuotedJob, { params: { id: quote.id }, query: days })
  expect(preview.data.lines[0]).toMatchObject({ description: '20 t excavator', becomes: 'orders' })
  expect(moneyKeysIn(preview.data)).toEqual([])
  // Prices are copied by the server for an allocator, who sees none.
  const { data: job } = await allocator.call(calls.createJobFromQuote, {
    params: { id: quote.id },
    body: { ...days, default_start_time: '06:30', allocator_id: allocator.user_id },
  })
  expect(job).toMatchObject({
    ...where,
    ...days,
    quote_id: quote.id,
    quote_no: quote.quote_no,
    status: 'Pending',
    title: 'Basement dig',
    description: options.description,
    job_type: 'Machine Hire',
    sales_user: 'Sal Moretti',
    allocator: 'Alby Wills',
    po_number: 'PO 4411',
    default_start_time: '06:30',
    holds: [],
  })
  expect(moneyKeysIn(job)).toEqual(['min_pl_cover_cents'])
  const { data: rates } = await accounts.call(calls.listJobRates, { params: { id: job.id } })
  expect(rates).toMatchObject([
    { description: 'Float in and out', unit: 'each', quantity: 2, unit_price_cents: 350_00 },
    { description: 'Tip fee', unit: 'tonne', quantity: 40, unit_price_cents: 14_25.5 },
    { description: 'Crushed rock', unit: 'tonne' },
  ])
  expect(rates.every(({ quote_line_id }) => quote_line_id !== null)).toBe(true)
  expect(converted.at(-1)).toEqual({ job_id: job.id, quote_id: quote.id, lines: ['20 t excavator'] })
  expect((await sales.call(quoteEndpoints.getQuote, { params: { id: quote.id } })).data.status).toBe(
    'Converted',
  )
  const found = await sales.call(calls.listJobs, { query: { quote_id: quote.id } })
  expect(found.data.map(({ id }) => id)).toEqual([job.id])
})

test('of twenty simultaneous attempts one creates the job', async () => {
  const { id } = await accepted()
  const before = converted.length
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sales.call(calls.createJobFromQuote, { params: { id }, body: days })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  expect((await sales.call(calls.listJobs, { query: { quote_id: id } })).total).toBe(1)
  expect(converted.length).toBe(before + 1)
  const { rows } = await app.database.pool.query(
    `select count(*)::int as jobs, (select last_number::int from number_sequence where name = 'job') as numbers from job`,
  )
  expect(rows[0].jobs).toBe(rows[0].numbers)
})

test('a prospect’s quote needs a client and a site', async () => {
  const { id } = await accepted({})
  const make = (more: object) =>
    sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...more } })
  expect((await make({})).errors).toEqual({ client_id: 'Client is required.' })
  expect((await make({ client_id: where.client_id })).errors).toEqual({ job_site_id: 'Site is required.' })
  const other = await newClient({ name: 'Redgum Civil' })
  expect((await make({ ...where, client_id: other.id })).errors).toEqual({
    job_site_id: 'This site belongs to another client.',
  })
  expect((await make(where)).data).toMatchObject({ ...where, status: 'Pending' })
})

test('the job is made by exactly what was previewed; a preview that is out of date is refused', async () => {
  const quote = await accepted()
  const params = { id: quote.id }
  const preview = (who: typeof sales) => who.call(calls.previewQuotedJob, { params, query: days })
  expect((await preview(await app.as('driver'))).status).toBe(403)
  const { data: plan } = await preview(sales)
  const excavator = plan.lines.find(({ becomes }) => becomes === 'orders')
  expect(plan).toMatchObject({ version: quote.version, work_days: 5 })
  expect(
    plan.lines.map(({ description, becomes, days: on, asks, why }) => [description, becomes, on, asks, why]),
  ).toEqual([
    ['20 t excavator', 'orders', 1, 1, null],
    ['Float in and out', 'rate', null, 0, 'To book the float, add it to the job’s requirements.'],
    ['Tip fee', 'rate', null, 0, null],
    ['Options', 'nothing', null, 0, 'It is a text line.'],
    ['Crushed rock', 'nothing', null, 0, 'The client did not choose it.'],
    ['Roller', 'nothing', null, 0, 'The client did not choose it.'],
  ])

  const make = (version: number, lines: { quote_line_id: number; days: number }[]) =>
    sales.call(calls.createJobFromQuote, { params, body: { ...days, plan: { version, days: lines } } })
  const agreed = { quote_line_id: excavator?.quote_line_id ?? 0, days: 2 }
  const stale = {
    status: 409,
    message: 'The quote or the days changed since the preview. Check it again.',
  }
  expect(await make(plan.version + 1, [agreed])).toMatchObject(stale)
  expect(await make(plan.version, [])).toMatchObject(stale)
  expect(await make(plan.version, [{ ...agreed, days: 6 }])).toMatchObject(stale)
  expect(await make(plan.version, [agreed, { quote_line_id: 9_999_999, days: 1 }])).toMatchObject(stale)

  const { data: job } = await make(plan.version, [agreed])
  const { rows } = await app.database.pool.query(
    'select to_char(work_date, $2) as day from job_item where job_id = $1 order by work_date',
    [job.id, 'YYYY-MM-DD'],
  )
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24'])
})

test('a float that names its plant is charged, or gets an order at its price where that was agreed', async () => {
  const loader = { kind: 'float', description: 'Low loader', quantity: 4, asset_category_id } as const
  const plan = async (order: 0 | 1, quote_line_id?: number) => {
    const { id, version } = await accepted({ ...options, lines: [line(loader)] })
    const params = { id }
    const { data } = await sales.call(calls.previewQuotedJob, { params, query: days })
    const [float] = data.lines
    const agreed = { quote_line_id: quote_line_id ?? float?.quote_line_id ?? 0, order }
    const made = await sales.call(calls.createJobFromQuote, {
      params,
      body: { ...days, plan: { version, days: [], floats: [agreed] } },
    })
    return { float, made }
  }
  expect((await plan(1, 9_999_999)).made.status).toBe(409)
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select name from asset_category where id = $1',
    [asset_category_id],
  )
  const ordersOf = async (job_id: number) =>
    (await app.database.pool.query('select 1 from job_item where job_id = $1', [job_id])).rowCount
  const ratesOf = async (job_id: number) =>
    (await accounts.call(calls.listJobRates, { params: { id: job_id } })).data.length
  const charged = await plan(0)
  expect(charged.float).toMatchObject({ becomes: 'rate', float: rows[0]?.name })
  const { id: plain } = charged.made.data
  expect([await ordersOf(plain), await ratesOf(plain)]).toEqual([0, 1])
  const { id: ordered } = (await plan(1)).made.data
  expect([await ordersOf(ordered), await ratesOf(ordered)]).toEqual([1, 0])
})
