import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { demoHomes } from './demo-homes.ts'
import type { PersonName } from './people.ts'
import { ask, comesTo, listsWithViews } from './home-lists.ts'

const { app, homeOf, wholeCard } = await demoHomes()

/** A median of what the list behind it shows, and what New invoice offers. */
const notACount = new Set(['quotes-days-to-sign', 'to-invoice'])

test.each([
  ['administrator', 6],
  ['accounts', 6],
  ['allocator', 5],
  ['sales', 6],
  ['otherSales', 6],
  ['safety', 5],
] as const)('each figure on the home of %s is what the list behind it answers', async (name, cells) => {
  const { who, home } = await homeOf(name)
  expect(home.figures.length).toBe(cells)
  for (const { key, value, is_money, unit, link } of home.figures.filter((one) => !notACount.has(one.key))) {
    const field = key === 'invoiced' ? 'total_cents' : 'owing_cents'
    const listed = is_money ? await comesTo(who, link, field) : (await ask(who, link)).total
    expect([key, value]).toEqual([key, listed])
    if (is_money) expect([key, Number.parseInt(unit ?? '')]).toEqual([key, (await ask(who, link)).total])
  }
  for (const { key, count, link } of home.cards)
    if (link && link !== '/dashboard/invoices/new')
      expect([key, count]).toEqual([key, (await ask(who, link)).total])
  for (const { key, count, link } of home.others)
    expect([key, count]).toEqual([key, (await ask(who, link)).total])
  for (const { key, count, amount_cents, link } of [
    ...(home.owing ?? []),
    ...(home.quotes ?? home.pipeline ?? []),
  ])
    expect([key, count, amount_cents]).toEqual([
      key,
      (await ask(who, link)).total,
      await comesTo(who, link, 'owing_cents'),
    ])
})

test('sales learn how long clients took to sign, and how quotes ended', async () => {
  const { pool } = app.database
  const since = '2026-08-22T00:00:00+10:00'
  const { rows } = await pool.query<{ days: number }>(
    `select extract(epoch from a.accepted_at - q.sent_at)::float8 / 86400 as days
     from quote_acceptance a join quote q on q.id = a.quote_id
     where a.accepted_at >= $1 and q.status in ('Accepted', 'Converted') and q.archived_at is null order by 1`,
    [since],
  )
  const [low, high] = [rows[Math.ceil(rows.length / 2) - 1], rows[Math.floor(rows.length / 2)]]
  const { home } = await homeOf('sales')
  const figureOf = (key: string) => home.figures.find((one) => one.key === key)
  expect(figureOf('quotes-days-to-sign')?.value).toBeCloseTo(((low?.days ?? 0) + (high?.days ?? 0)) / 2, 1)
  expect(figureOf('quotes-outcomes')).toMatchObject({
    value: rows.length,
    unit: expect.stringMatching(/^of \d+, \d+%$/),
    caption: expect.stringMatching(/^\d+ lost, \d+ expired$/),
  })
})

test('the administrator gets rows for what only they decide, and a line for each kind of others’ work', async () => {
  const { home } = await homeOf('administrator')
  const rows = home.cards.flatMap(({ key, count }) => (count > 0 ? [key] : []))
  expect(rows).toEqual(
    expect.arrayContaining(['people-waiting', 'quotes-awaiting', 'invoices-disputed', 'clients-on-hold']),
  )
  const lineOf = (key: string) => home.others.find((line) => line.key === key)
  expect(lineOf('orders-unfilled')).toMatchObject({
    words: `${lineOf('orders-unfilled')?.count} orders to fill`,
    who: 'Allocator',
    link: '/dashboard/work-orders?sort=work_date&unallocated=1&when=coming',
  })
  expect(lineOf('invoices-draft')).toMatchObject({ words: '4 draft invoices to approve', who: 'Accounts' })
  expect(home.others.filter(({ count }) => count === 0)).toEqual([])
  for (const name of ['accounts', 'allocator', 'sales', 'safety'] as const)
    expect((await homeOf(name)).home.others).toEqual([])
})

test('a client who pays late and has more work booked is out of line, unless on hold already', async () => {
  const { pool } = app.database
  const late = async () =>
    (await homeOf('administrator')).home.cards.find(({ key }) => key === 'clients-late-with-work')
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select c.id, c.name from client c join invoice i on i.client_id = c.id
     where i.status in ('Sent', 'Viewed', 'Partly Paid') and i.owing_cents > 0 and i.due_date < '2026-11-20' and not c.credit_hold`,
  )
  const client = rows[0]!
  expect((await late())?.items.map(({ label }) => label)).not.toContain(client.name)
  await pool.query(
    `update job set client_id = $1 where id = (select job_id from job_item
       where order_status = 'Confirmed' and work_date > '2026-11-20' order by id limit 1)`,
    [client.id],
  )
  const row = (await late())?.items.find(({ label }) => label === client.name)
  expect(row).toMatchObject({
    detail: expect.stringMatching(/^\d+ orders? booked · next /),
    reason: expect.stringMatching(/^\d+ days? late$/),
    action: { verb: 'Open', to: `/dashboard/clients/${client.id}/edit` },
  })
  await pool.query("update client set credit_hold = true, credit_hold_reason = 'Pays late' where id = $1", [
    client.id,
  ])
  expect((await late())?.items.map(({ label }) => label)).not.toContain(client.name)
})

test('a docket’s row counts what other records say about it too', async () => {
  const { who } = await homeOf('accounts')
  const { items } = await wholeCard(who, 'dockets-waiting')
  const { data: listed } = await who.call(docketEndpoints.listDockets, {
    query: { status: 'To Approve', page_size: 200 },
  })
  const { rows } = await app.database.pool.query<{ docket_no: string; stored: number }>(
    'select docket_no, jsonb_array_length(variance) as stored from docket where is_latest',
  )
  const stored = new Map(rows.map((row) => [row.docket_no, row.stored]))
  const ofOthers = listed.find(
    ({ docket_no, variance }) => variance.length > 1 && variance.length > (stored.get(docket_no) ?? 0),
  )!
  expect(items.find(({ label }) => label === ofOthers.docket_no)).toMatchObject({
    reason: `${ofOthers.variance.length} things to check`,
    action: { verb: 'Check' },
  })
})

test('dockets to approve start with those to look into, each group with its oldest first', async () => {
  const { who } = await homeOf('accounts')
  const data = await wholeCard(who, 'dockets-waiting')
  const { data: listed } = await who.call(docketEndpoints.listDockets, {
    query: { status: 'To Approve', sort: 'shift_date', page_size: 200 },
  })
  const isTrouble = ({ variance, total_cents }: (typeof listed)[number]) =>
    variance.length > 0 || total_cents === null
  const inOrder = [...listed.filter(isTrouble), ...listed.filter((docket) => !isTrouble(docket))]
  expect(data.items.map(({ label }) => label)).toEqual(inOrder.map(({ docket_no }) => docket_no))
  expect(inOrder).not.toEqual(listed)
})

test('the labels of figures say what they count', async () => {
  const labelOf = async (name: PersonName, key: string) =>
    (await homeOf(name)).home.figures.find((figure) => figure.key === key)?.label
  expect(await labelOf('administrator', 'to-fill')).toBe('To fill')
  expect(await labelOf('accounts', 'overdue')).toBe('Overdue')
  expect(await labelOf('sales', 'overdue')).toBe('Overdue, your clients')
})

test('there is something of everything, and for sales only what their clients owe', async () => {
  const valueOf = async (name: PersonName, key: string) =>
    (await homeOf(name)).home.figures.find((figure) => figure.key === key)?.value ?? 0
  const [all, own, others] = [
    await valueOf('accounts', 'overdue'),
    await valueOf('sales', 'overdue'),
    await valueOf('otherSales', 'overdue'),
  ]
  expect(all).toBeGreaterThan(0)
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(all)
  expect(others).toBe(0)
  for (const key of ['to-invoice', 'owing', 'dockets', 'drafts'])
    expect([key, await valueOf('accounts', key)]).not.toEqual([key, 0])
  for (const key of ['day-to-fill', 'day-unanswered'])
    expect([key, await valueOf('allocator', key)]).not.toEqual([key, 0])
})

test('sales see what was won this month, the dearest first, week by week, and why quotes were lost', async () => {
  const { home } = await homeOf('sales')
  const { rows } = await app.database.pool.query<{ count: number; cents: number }>(
    `select count(*)::int as count, sum(a.total_cents)::int as cents
     from quote_acceptance a join quote q on q.id = a.quote_id
     where a.accepted_at >= '2026-11-01T00:00:00+11:00' and q.status in ('Accepted', 'Converted')`,
  )
  const won = home.won!
  expect([won.count, won.total_cents]).toEqual([rows[0]?.count, rows[0]?.cents])
  const amounts = won.rows.map(({ total_cents }) => total_cents)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  const [chart] = home.charts
  expect(chart?.key).toBe('won-by-week')
  const november = chart?.columns.filter(({ key }) => key >= '2026-11-02') ?? []
  expect(november.reduce((sum, { value }) => sum + value, 0)).toBe(won.total_cents)
  expect(won.lost.length).toBeGreaterThan(0)
  for (const name of ['allocator', 'accounts', 'safety'] as const)
    expect((await homeOf(name)).home).toMatchObject({ won: null, pipeline: null })
})

test('the day sheet has the orders of the next day of work in the order in which they start', async () => {
  const { who, home } = await homeOf('allocator')
  const sheet = home.day_sheet!
  const { total } = await ask(who, sheet.link)
  expect(sheet.count).toBe(total)
  expect(sheet.count).toBeGreaterThan(0)
  const starts = sheet.rows.map(({ start_time }) => start_time)
  expect(starts).toEqual(starts.toSorted())
  for (const { driver, state } of sheet.rows) if (state === 'accepted') expect(driver).not.toBe(null)
})

test.each(['accounts', 'allocator', 'sales'] as const)(
  'each view of a list counts for %s what the list has there',
  async (name) => {
    const who = await app.as(name)
    for (const [list, endpoint, ofList] of listsWithViews) {
      const { status, data } = await who.call(endpoint, {})
      const totals: Record<string, number> = {}
      for (const { key, search } of ofList) {
        const query = new URLSearchParams(search).toString()
        totals[key] = (await ask(who, `/dashboard/${list}?${query}`)).total
      }
      expect([list, status, data]).toEqual([list, 200, totals])
      expect(Math.max(...Object.values(totals))).toBeGreaterThan(0)
    }
  },
)

test('a list’s totals are of all its rows, and only people with the right see them', async () => {
  const accounts = await app.as('accounts')
  for (const [list, endpoint, field, other] of [
    ['quotes', quoteEndpoints.sumQuotes, 'total_cents', 'safety'],
    ['dockets', docketEndpoints.sumDockets, 'total_cents', 'safety'],
    ['invoices', invoiceEndpoints.sumInvoices, 'listed_cents', 'allocator'],
  ] as const) {
    const { total, data } = await ask(accounts, `/dashboard/${list}`)
    const sums = (await accounts.call(endpoint, { query: {} })).data
    const counts = (row: (typeof data)[number]) => list !== 'dockets' || row.status !== 'Void'
    const cents = data.filter(counts).reduce((sum, row) => sum + (row.total_cents ?? 0), 0)
    expect([list, sums]).toEqual([list, expect.objectContaining({ count: total, [field]: cents })])
    expect([list, (await (await app.as(other)).call(endpoint, { query: {} })).status]).toEqual([list, 403])
  }
})
