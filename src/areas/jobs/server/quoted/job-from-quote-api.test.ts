import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { on } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { testApp } from '#test/app.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { jobsFromQuotes } from '#test/quoted-jobs.ts'
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
const { sales, allocator, accounts, create, newClient, accepted, options, where, days } =
  await jobsFromQuotes(app)

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
  // From now on it is a quote of that client, as it was sent.
  const { data: quote } = await sales.call(quoteEndpoints.getQuote, { params: { id } })
  expect(quote).toMatchObject({ client_id: where.client_id, prospect_name: 'Jo Nguyen' })
  const { data: ofClient } = await sales.call(quoteEndpoints.listQuotes, {
    query: { client_id: where.client_id },
  })
  expect(ofClient.map((one) => one.id)).toContain(id)
  for (const change of [`client_id = ${other.id}`, 'client_id = null', `prospect_name = 'Someone else'`])
    await expect(app.database.pool.query(`update quote set ${change} where id = ${id}`)).rejects.toThrow(
      'A sent quote never changes',
    )
})
