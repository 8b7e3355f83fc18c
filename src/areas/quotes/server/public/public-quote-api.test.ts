import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { findIssued } from '#platform/server/change/issued-document.ts'
import { testApp } from '#test/app.ts'
import { figure } from '#test/proof.ts'
import { markLettersSent } from '#test/letters.ts'
import { saveSettings } from '#test/settings.ts'
import { answering, line, quoting } from '#test/quotes.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { publicQuoteEndpoints as page } from '../../contract/public-endpoints.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'
import { expireQuotes } from '../reminders/expire-quotes.ts'
import { remindClients } from '../reminders/remind-clients.ts'

const app = await testApp()
const { visitor } = app
const { sales, sent, create, linkOf, newClient, administrator } = await quoting(app)
const { read, agreement, accept, drawn } = await answering(app)
const morning = '2026-11-20T06:00:00+11:00'

test('secrets that are wrong, revoked, expired or of another kind open nothing, all alike', async () => {
  const { id } = await sent()
  const secret = await linkOf(id)
  expect((await read(secret)).status).toBe(200)
  expect((await sales.call(calls.revokeQuoteLinks, { params: { id } })).data.revoked).toBeGreaterThan(0)
  const other = await linkOf((await sent()).id)
  const answers = [
    await read(secret),
    await read('A'.repeat(43)),
    await visitor.request('GET', `/api/public/quotes/${'A'.repeat(42)}`),
    await visitor.request('GET', `/api/public/quotes/${id}`),
  ]
  app.clock.set('2027-12-01T06:00:00+11:00')
  answers.push(await read(other))
  app.clock.set(morning)
  for (const { status, message, headers } of answers) {
    expect([status, message]).toEqual([404, 'Not found.'])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
})

test('simultaneous guesses delay nobody, and are counted for writes too', async () => {
  const guess = (call: 'view' | 'decline', n: number) =>
    app.server.app.inject({
      method: 'POST',
      url: `/api/public/quotes/${'A'.repeat(43)}/${call}`,
      payload: call === 'view' ? {} : { reason: 'Too dear.' },
      remoteAddress: `203.0.113.${n}`,
    })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => guess(n % 2 ? 'view' : 'decline', n)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(30).fill(404), ...Array(10).fill(429)])
})

test('a link opens its own quote and nothing that needs a sign-in', async () => {
  const secret = await linkOf(
    (await sent({ internal_notes: 'They pay late.', lines: [line({ cost_cents: 99_99 })] })).id,
  )
  const { text, data } = await read(secret)
  expect(text).not.toMatch(/pay late|cost_cents|\b9999\b|margin/)
  expect(data).toMatchObject({ state: 'open', model: { number: expect.stringMatching(/^Q-/) } })
  const headers = { authorization: `Bearer ${secret}` }
  for (const path of ['/api/quotes', `/api/quotes/1`, '/api/clients', `/api/files/1`])
    expect((await visitor.request('GET', path, { headers })).status).toBe(401)
})

test('where line prices are hidden only options’ prices are sent, and the server totals a choice', async () => {
  const { id } = await sent({
    show_line_prices: 0,
    discount_type: 'percent',
    discount_value: 12.5,
    lines: [
      line({ unit_price_cents: 123_45.67 }),
      line({ description: 'Breaker', quantity: 1, unit_price_cents: 50_00, is_optional: 1, is_selected: 0 }),
    ],
  })
  const params = { secret: await linkOf(id) }
  const { data, text } = await read(params.secret)
  expect(text).not.toMatch(/12345/)
  expect(data.model.lines.map(({ unit_price_cents }) => unit_price_cents)).toEqual([null, 50_00])
  expect(data.totals).toMatchObject({ subtotal_cents: 987_65, discount_cents: 123_46, total_cents: 950_61 })
  const [fixed, option] = data.model.lines.map((one) => one.id) as [number, number]
  const totalOf = (selected_line_ids: number[]) =>
    visitor.call(page.totalPublicQuote, { params, body: { selected_line_ids } })
  expect((await totalOf([fixed])).errors).toEqual({
    selected_line_ids: 'Choose from the options on this quote.',
  })
  const unknown = { secret: 'A'.repeat(43) }
  const shut = await visitor.call(page.totalPublicQuote, { params: unknown, body: { selected_line_ids: [] } })
  expect(shut.status).toBe(404)
  expect((await totalOf([])).data).toEqual(data.totals)
  const { data: totals } = await totalOf([option])
  expect(totals.total_cents).toBeGreaterThan(data.totals.total_cents)
  // The hash identifies what is stored and what an acceptance refers to.
  const answered = await accept(params.secret, { selected_line_ids: [option] })
  expect(answered.text).not.toMatch(/12345/)
  expect(answered.data).toMatchObject({ state: 'accepted', totals })
  const { data: quote } = await sales.call(calls.getQuote, { params: { id } })
  expect(quote.acceptance?.total_cents).toBe(totals.total_cents)
})

test('the client’s first view is recorded, a staff member’s is not', async () => {
  const { id } = await sent()
  const params = { secret: await linkOf(id) }
  await sales.call(page.viewPublicQuote, { params })
  const state = async () => (await sales.call(calls.getQuote, { params: { id } })).data
  expect(await state()).toMatchObject({ status: 'Sent', view_count: 0 })
  await visitor.call(page.viewPublicQuote, { params })
  app.clock.set('2026-11-20T07:00:00+11:00')
  await visitor.call(page.viewPublicQuote, { params })
  app.clock.set(morning)
  expect(await state()).toMatchObject({
    status: 'Viewed',
    view_count: 2,
    first_viewed_at: new Date(morning).toISOString(),
  })
  const bell = await sales.request('GET', '/api/notifications')
  expect(bell.text.match(/was opened/g)).toHaveLength(1)
})

test('the client’s opening it again does not make the quote stale for someone about to answer', async () => {
  const { id } = await sent()
  const params = { secret: await linkOf(id) }
  await visitor.call(page.viewPublicQuote, { params })
  const { version } = (await sales.call(calls.getQuote, { params: { id } })).data
  await visitor.call(page.viewPublicQuote, { params })
  const body = { version, reason: 'Too dear' }
  const { status, text } = await sales.call(calls.declineQuote, { params: { id }, body })
  expect(status, text).toBe(200)
})

test('an old link names the quote that replaced its own, and the new revision is accepted through its own link', async () => {
  const { id, quote_no } = await sent()
  const secret = await linkOf(id)
  const { model_sha256 } = (await read(secret)).data
  const { data: next } = await sales.call(calls.reviseQuote, { params: { id }, body: {} })
  expect(next).toMatchObject({ quote_no, revision: 2, status: 'Draft' })
  const replaced = `This quote was replaced by ${quote_no} version 2.`
  expect((await read(secret)).data).toMatchObject({ state: 'replaced', message: replaced })
  const late = await visitor.call(
    page.acceptPublicQuote,
    { params: { secret }, body: agreement(model_sha256) },
    { files: [drawn] },
  )
  expect(late).toMatchObject({ status: 409, message: replaced })
  await sales.call(calls.sendQuote, { params: { id: next.id }, body: { to: 'jo@kestrel.example' } })
  const fresh = await linkOf(next.id)
  const old = await visitor.call(
    page.acceptPublicQuote,
    { params: { secret: fresh }, body: agreement(model_sha256) },
    { files: [drawn] },
  )
  expect(old.status).toBe(409)
  expect((await accept(fresh)).status).toBe(200)
  figure('S26', 'a quote that was replaced: accepted neither by its old link nor by what was read before')
})

test('a quote expires at the end of its day in Melbourne, and sales are notified before and then', async () => {
  const { id, quote_no } = await sent({ valid_until: '2026-11-23' })
  const secret = await linkOf(id)
  const short = await sent({ valid_until: '2026-11-21' })
  const bell = async () => (await sales.request('GET', '/api/notifications')).text
  const count = async (words: string, number = quote_no) =>
    (await bell()).split(`${number} ${words}`).length - 1
  await expireQuotes(app.platform)
  await expireQuotes(app.platform)
  expect(await count('expires on 23 Nov 2026')).toBe(1)
  // One sent in its last days is notified once.
  app.clock.set('2026-11-21T06:00:00+11:00')
  await expireQuotes(app.platform)
  expect(await count('expires', short.quote_no)).toBe(1)
  expect(await count('expires tomorrow', short.quote_no)).toBe(1)
  expect(await count('expires')).toBe(1)
  app.clock.set('2026-11-22T06:00:00+11:00')
  await expireQuotes(app.platform)
  await expireQuotes(app.platform)
  expect(await count('expires tomorrow')).toBe(1)
  expect(await count('expires')).toBe(2)
  app.clock.set('2026-11-23T23:59:00+11:00')
  expect((await read(secret)).data.state).toBe('open')
  app.clock.set('2026-11-24T00:00:00+11:00')
  const expired = 'This quote expired on 23 Nov 2026. Please contact us for a new one.'
  expect((await read(secret)).data).toMatchObject({ state: 'expired', status: 'Sent', message: expired })
  expect(await accept(secret)).toMatchObject({ status: 409, message: expired })
  await expireQuotes(app.platform)
  await expireQuotes(app.platform)
  expect((await read(secret)).data).toMatchObject({ state: 'expired', status: 'Expired', message: expired })
  expect(await count('expired')).toBe(1)
  app.clock.set(morning)
})

test('each email has its own link, and reminders go out on their days until answered', async () => {
  const { id } = await sent()
  await markLettersSent(app)
  await saveSettings(administrator, 'quotes', { reminder_days: [3] })
  const mails = async () =>
    (
      await app.database.pool.query(
        `select purpose from message where record_type = 'quote' and record_id = $1 order by id`,
        [id],
      )
    ).rows.map((row) => row.purpose)
  await remindClients(app.platform)
  expect(await mails()).toEqual(['quote'])
  app.clock.set('2026-11-23T08:30:00+11:00')
  await remindClients(app.platform)
  await remindClients(app.platform)
  expect(await mails()).toEqual(['quote', 'quote_reminder'])
  app.clock.set(morning)
})

test('an email only promises what its page has', async () => {
  const { id } = await sent()
  const { rows } = await app.database.pool.query<{ body: string }>(
    `select body from message where record_type = 'quote' and record_id = $1`,
    [id],
  )
  expect(rows[0]?.body).toContain('You can read it, accept it or decline it here:')
  expect(rows[0]?.body).not.toMatch(/change/i)
})

test('the day before a quote expires its client gets a last reminder, if reminders are on', async () => {
  const remindersOf = async ({ id }: { id: number }) =>
    (
      await app.database.pool.query(
        `select 1 from message where record_type = 'quote' and record_id = $1 and purpose = 'quote_reminder'`,
        [id],
      )
    ).rows.length
  const setDays = (reminder_days: number[]) => saveSettings(administrator, 'quotes', { reminder_days })
  const quote = await sent({ valid_until: '2026-11-27' })
  const settled = await sent({ valid_until: '2026-11-27' })
  await sales.call(calls.declineQuote, { params: { id: settled.id }, body: { reason: 'Too dear' } })
  await markLettersSent(app)
  const at = async (time: string) => {
    app.clock.set(time)
    await remindClients(app.platform)
    return [await remindersOf(quote), await remindersOf(settled)]
  }
  await setDays([])
  expect(await at('2026-11-26T08:30:00+11:00')).toEqual([0, 0])
  await setDays([6])
  expect(await at('2026-11-25T08:30:00+11:00')).toEqual([0, 0])
  // The sixth day after sending is also the day before it expires.
  expect(await at('2026-11-26T08:30:00+11:00')).toEqual([1, 0])
  expect(await at('2026-11-26T09:30:00+11:00')).toEqual([1, 0])
  expect(await at('2026-11-27T08:30:00+11:00')).toEqual([1, 0])
  app.clock.set('2026-11-28T06:00:00+11:00')
  const late = await sent({ valid_until: '2026-11-29' })
  const next = await sent({ valid_until: '2026-11-30' })
  await markLettersSent(app)
  app.clock.set('2026-11-28T08:30:00+11:00')
  await remindClients(app.platform)
  expect(await remindersOf(late)).toBe(0)
  app.clock.set('2026-11-29T08:30:00+11:00')
  await remindClients(app.platform)
  expect(await remindersOf(next)).toBe(1)
  app.clock.set(morning)
})

test('what was issued stays as the quote was, even if the client is renamed', async () => {
  const client = await newClient({ name: 'Before Civil' })
  const { id } = await sent({ client_id: client.id, prospect_name: null })
  await app.database.pool.query('update client set name = $2 where id = $1', [client.id, 'After Civil'])
  const issued = await findIssued<QuoteModel>(app.platform.db, {
    record_type: 'quote',
    record_id: id,
    kind: 'quote',
  })
  expect(issued!.model.buyer.name).toBe('Before Civil')
  const { data } = await sales.call(calls.getQuoteDocument, { params: { id } })
  expect(data).toMatchObject({
    model: { buyer: { name: 'Before Civil' } },
    mark: null,
    model_sha256: issued!.model_sha256,
  })
  const draft = await create({ client_id: client.id, prospect_name: null })
  const now = await sales.call(calls.getQuoteDocument, { params: { id: draft.id } })
  expect(now.data).toMatchObject({
    model: { buyer: { name: 'After Civil' } },
    mark: 'Draft',
    model_sha256: null,
  })
})

test('guessing is throttled and finds nothing, and others behind the same address are not affected', async () => {
  const secret = await linkOf((await sent()).id)
  const statuses: number[] = []
  for (let at = 0; at < 40; at++) statuses.push((await read(randomBytes(32).toString('base64url'))).status)
  expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
  expect(statuses).not.toContain(200)
  expect((await read(secret)).status).toBe(200)
  expect((await accept(secret)).status).toBe(200)
})
