import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { exported } from '#test/exports.ts'
import { amountsIn, moneyHeadingsIn, moneyKeysIn } from '#test/money-words.ts'
import { line, quoting } from '#test/quotes.ts'
import { saveSettings } from '#test/settings.ts'
import { quoteEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const { create, sent } = await quoting(app)
const [administrator, sales, accounts, allocator] = [
  await app.as('administrator'),
  await app.as('sales'),
  await app.as('accounts'),
  await app.as('allocator'),
]
/** Whether the client sees line prices says nothing about them. */
const moneyIn = (data: unknown) => moneyKeysIn(data).filter((key) => key !== 'show_line_prices')

/** An accepted quote of 8 hours at $185.00, with a discount. */
async function acceptedQuote() {
  const { id } = await sent({
    lines: [line({ cost_cents: 100_00 })],
    discount_type: 'amount',
    discount_value: 80_00,
  })
  const body = { name: 'Jo Nguyen', evidence_note: 'By phone', selected_line_ids: [] }
  const accepted = await sales.call(calls.acceptQuoteForClient, { params: { id }, body })
  expect(accepted.status, accepted.text).toBe(200)
  return { ...accepted.data, params: { id } }
}

test('the allocator reads what was quoted and no amount of it', async () => {
  const { id, params } = await acceptedQuote()
  const { data, text } = await allocator.call(calls.getQuote, { params })
  expect(data).toMatchObject({
    status: 'Accepted',
    client: 'Jo Nguyen',
    acceptance: { name: 'Jo Nguyen' },
    lines: [{ description: '20 t excavator, wet hire', quantity: 8, unit: 'hour' }],
  })
  expect(moneyIn(data)).toEqual([])
  const rest = [
    await allocator.call(calls.listQuotes, { query: {} }),
    await allocator.call(calls.listQuoteRevisions, { params }),
    await allocator.call(chainEndpoints.getChain, { params: { record_type: 'quote', record_id: id } }),
    await allocator.call(activityLogEndpoints.recordHistory, {
      params: { record_type: 'quote', record_id: id },
      query: {},
    }),
  ]
  for (const answer of rest) expect([answer.status, moneyIn(answer.data)]).toEqual([200, []])
  expect([text, ...rest.map((answer) => answer.text)].flatMap(amountsIn)).toEqual([])
})

test('those who read quotes otherwise see prices as before', async () => {
  const { params } = await acceptedQuote()
  for (const who of [administrator, sales, accounts]) {
    const { data } = await who.call(calls.getQuote, { params })
    expect(data).toMatchObject({ subtotal_cents: 1480_00, discount_cents: 80_00, total_cents: 1540_00 })
    expect(data.lines).toMatchObject([{ unit_price_cents: 185_00 }])
    expect((await who.call(calls.sumQuotes, { query: {} })).status).toBe(200)
  }
})

test('without the right the document and the totals are refused, and no list is sorted by them', async () => {
  const { params } = await acceptedQuote()
  for (const call of [calls.getQuoteDocument, calls.quotePdf] as const)
    expect((await allocator.call(call, { params })).status).toBe(403)
  expect((await allocator.call(calls.sumQuotes, { query: {} })).status).toBe(403)
  await sent({ lines: [line({ unit_price_cents: 1_00 })] })
  const listed = async (sort: '-quote_date' | 'total_cents' | '-total_cents') =>
    (await allocator.call(calls.listQuotes, { query: { sort } })).data.map(({ id }) => id)
  for (const sort of ['total_cents', '-total_cents'] as const)
    expect(await listed(sort)).toEqual(await listed('-quote_date'))
})

test('who is told of an acceptance reads its total only with the right', async () => {
  const { quote_no } = await acceptedQuote()
  const bodyFor = async (who: typeof sales) => {
    const { data } = await who.call(notificationEndpoints.listNotifications, { query: {} })
    return data.find(({ title }) => title === `${quote_no} was accepted`)?.body
  }
  expect(await bodyFor(accounts)).toBe('Jo Nguyen: Basement dig. Jo Nguyen accepted $1,540.00.')
  expect(await bodyFor(allocator)).toBe('Jo Nguyen: Basement dig. Jo Nguyen accepted it.')
})

test('who approves quotes without the right is not told the total', async () => {
  await saveSettings(administrator, 'quotes', { approval_threshold_cents: 10_000_00 })
  await app.database.pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'quotes:approve', 'all' from user_role where is_system and user_type = 3`,
  )
  const { id, quote_no } = await create({ lines: [line({ unit_price_cents: 50_000_00 })] })
  await sales.call(calls.submitQuote, { params: { id }, body: {} })
  const bodyFor = async (who: typeof sales) => {
    const { data } = await who.call(notificationEndpoints.listNotifications, { query: {} })
    return data.find(({ title }) => title === `${quote_no} needs approval`)?.body
  }
  expect(await bodyFor(administrator)).toMatch(/^Jo Nguyen: Basement dig, \$/)
  expect(await bodyFor(allocator)).toBe('Jo Nguyen: Basement dig')
})

test('a role without the right exports no amounts, and writes no lines', async () => {
  await app.database.pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'quotes:prices', 'none' from user_role where is_system and user_type = 4`,
  )
  const { headings } = await exported(sales, '/api/quotes/export')
  expect(headings).toContain('Title')
  expect(moneyHeadingsIn(headings.join(','))).toEqual([])
  const body = { title: 'Trench', job_type: 'Machine Hire', prospect_name: 'Jo Nguyen' }
  expect((await sales.call(calls.createQuote, { body: { ...body, lines: [line()] } })).status).toBe(403)
  const made = await sales.call(calls.createQuote, { body })
  const params = { id: made.data.id }
  expect((await sales.call(calls.editQuote, { params, body: { version: 1, lines: [line()] } })).status).toBe(
    403,
  )
  expect((await sales.call(calls.editQuote, { params, body: { version: 1, title: 'Drain' } })).status).toBe(
    200,
  )
})

test('a role without the right sends, reminds of and links to no quote, and reads no letter with its total', async () => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id from quote where status = 'Sent' order by id desc limit 1`,
  )
  const params = { id: rows[0]?.id ?? 0 }
  const mail = { params, body: { to: 'jo@client.example' } }
  const answers = [
    await sales.call(calls.getQuoteLetter, { params }),
    await sales.call(calls.saveQuoteLetter, mail),
    await sales.call(calls.sendQuote, mail),
    await sales.call(calls.remindQuote, mail),
    await sales.call(calls.makeQuoteLink, { params }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await administrator.call(calls.getQuoteLetter, { params })).status).toBe(200)
})
