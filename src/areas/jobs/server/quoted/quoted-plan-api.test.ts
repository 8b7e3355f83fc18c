import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { jobsFromQuotes } from '#test/quoted-jobs.ts'
import { line } from '#test/quotes.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { sales, accounts, accepted, options, days, asset_category_id } = await jobsFromQuotes(app)

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
    ['Float in and out', 'once', null, 0, 'To book the float, add it to the job’s requirements.'],
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
  expect(charged.float).toMatchObject({ becomes: 'once', float: rows[0]?.name })
  const { id: plain } = charged.made.data
  expect([await ordersOf(plain), await ratesOf(plain)]).toEqual([0, 1])
  const { id: ordered } = (await plan(1)).made.data
  expect([await ordersOf(ordered), await ratesOf(ordered)]).toEqual([1, 0])
})
