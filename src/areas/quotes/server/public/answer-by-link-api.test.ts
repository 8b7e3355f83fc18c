import { expect, test } from 'vitest'
import { modelSha256 } from '#platform/server/change/issued-document.ts'
import { testApp } from '#test/app.ts'
import { pagesOf } from '#test/pdf-text.ts'
import { figure } from '#test/proof.ts'
import { answering, emptyPaper, line, quoting } from '#test/quotes.ts'
import { pdf } from '#test/uploads.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { publicQuoteEndpoints as page } from '../../contract/public-endpoints.ts'

const app = await testApp()
const { visitor } = app
const { sales, sent, linkOf, newClient } = await quoting(app)
const { read, agreement, accept, drawn } = await answering(app)
// There must be someone to notify of an acceptance.
for (const name of ['allocator', 'accounts'] as const) await app.as(name)
const morning = '2026-11-20T06:00:00+11:00'

test('an acceptance without name, signature, terms or the right document is refused, and the quote stays open', async () => {
  const { id } = await sent()
  const secret = await linkOf(id)
  const sign = 'Sign and type your name to accept.'
  expect(await accept(secret, {}, [])).toMatchObject({ status: 422, errors: { signature: sign } })
  expect(await accept(secret, {}, [pdf()])).toMatchObject({ status: 422, errors: { signature: sign } })
  expect(await accept(secret, {}, [await emptyPaper()])).toMatchObject({
    status: 422,
    errors: { signature: sign },
  })
  expect(await accept(secret, { name: ' J ' })).toMatchObject({ status: 422, errors: { name: sign } })
  expect(await accept(secret, { terms_accepted: 0 })).toMatchObject({
    status: 422,
    errors: { terms_accepted: 'Tick the box to accept the terms.' },
  })
  expect(await accept(secret, { model_sha256: 'ab'.repeat(32) })).toMatchObject({
    status: 409,
    message: 'The quote has changed since you opened it. Reload the page.',
  })
  expect(await accept(secret, { selected_line_ids: [999_999] })).toMatchObject({ status: 422 })
  expect((await sales.call(calls.getQuote, { params: { id } })).data.status).toBe('Sent')
})

test('a client that needs a PO number must give one', async () => {
  const { id } = await newClient({ name: 'Order Civil', po_required: 1 })
  const secret = await linkOf((await sent({ client_id: id, prospect_name: null })).id)
  expect(await accept(secret)).toMatchObject({
    status: 422,
    errors: { po_number: 'Order Civil needs a purchase order number.' },
  })
  expect((await accept(secret, { po_number: 'PO 12' })).data.model.acceptance?.po_number).toBe('PO 12')
})

test('a client chooses, signs and accepts; the evidence identifies exactly what was read', async () => {
  const option = line({ description: 'Float', unit: 'each', quantity: 1, is_optional: 1, is_selected: 0 })
  const { id, lines } = await sent({ lines: [line(), option] })
  const secret = await linkOf(id)
  const before = (await read(secret)).data
  expect(before.model_sha256).toBe(modelSha256(before.model))
  const { data } = await accept(secret, { selected_line_ids: [lines[1]!.id], email: 'jo@kestrel.example' })
  expect(data).toMatchObject({
    state: 'accepted',
    message: 'This quote is already accepted.',
    has_signature: 1,
  })
  expect(data.model.acceptance).toMatchObject({
    name: 'Jo Nguyen',
    ip: '127.0.0.1',
    user_agent: 'lightMyRequest',
    document_sha256: before.model_sha256,
    accepted_at: new Date(morning).toISOString(),
  })
  const { data: quote } = await sales.call(calls.getQuote, { params: { id } })
  expect(quote).toMatchObject({ status: 'Accepted', total_cents: 1831_50, acceptance: { method: 'link' } })
  const [row] = (await sales.call(calls.listQuotes, { query: { search: quote.quote_no } })).data
  expect(row!.total_cents).toBe(1831_50)
  const paper = await app.server.app.inject({ method: 'GET', url: `/api/public/quotes/${secret}/pdf` })
  const words = (await pagesOf(paper.rawPayload)).join(' ')
  expect(words).toContain('1,831.50')
  expect(words).toContain(before.model_sha256.slice(0, 8))
  for (const person of ['sales', 'allocator', 'accounts', 'administrator'] as const) {
    const bell = await (await app.as(person)).request('GET', '/api/notifications')
    expect(bell.text.match(new RegExp(`${quote.quote_no} was accepted`, 'g'))).toHaveLength(1)
  }
})

// S26.
test('of twenty simultaneous acceptances one succeeds, and a repeated call gets its answer again', async () => {
  const { id } = await sent()
  const secret = await linkOf(id)
  const replies = await Promise.all(Array.from({ length: 20 }, () => accept(secret)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  // Four from one link wait with their signatures; the others must retry shortly.
  const refusals = {
    409: 'This quote is already accepted.',
    503: 'Too many pictures are coming in. Try again in a moment.',
  }
  for (const { status, message } of replies.filter((reply) => reply.status !== 200))
    expect(message).toBe(refusals[status as keyof typeof refusals])
  expect(replies.filter(({ status }) => status === 409).length).toBeGreaterThan(2)
  const { rows } = await app.database.pool.query(
    'select quote_id from quote_acceptance where quote_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)

  const again = await linkOf((await sent()).id)
  const body = agreement((await read(again)).data.model_sha256)
  const once = () =>
    visitor.call(
      page.acceptPublicQuote,
      { params: { secret: again }, body },
      { files: [drawn], key: 'the-same-key' },
    )
  expect((await once()).text).toBe((await once()).text)
  figure('S26', `${replies.length} acceptances of one quote at once: 1 kept`)
})

test('a client declines with a reason, once', async () => {
  const { id } = await sent()
  const params = { secret: await linkOf(id) }
  expect((await visitor.call(page.declinePublicQuote, { params, body: { reason: '' } })).status).toBe(422)
  const { data } = await visitor.call(page.declinePublicQuote, {
    params,
    body: { reason: 'Too dear', name: 'Jo' },
  })
  expect(data).toMatchObject({
    state: 'declined',
    message: expect.stringMatching(/^You declined this quote on \d+ \w{3} 2026 at /),
  })
  expect((await visitor.call(page.declinePublicQuote, { params, body: { reason: 'Twice' } })).status).toBe(
    409,
  )
  expect((await accept(params.secret)).status).toBe(409)
  expect((await sales.call(calls.getQuote, { params: { id } })).data.decline_reason).toBe('Too dear')
})

test('a late answer says that the quote has changed, and the history names the client', async () => {
  const revise = (id: number, version: number) =>
    sales.call(calls.reviseQuote, { params: { id }, body: { version } })
  const actors = async (id: number) =>
    (
      await app.platform.db
        .selectFrom('activity_log')
        .select(['action', 'actor'])
        .where('record_type', '=', 'quote')
        .where('record_id', '=', id)
        .where('actor_user_id', 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ action, actor }) => `${actor}: ${action}`)
  const stale = (who: string) => ({
    status: 409,
    message: `${who} changed this record at 20 Nov 2026, 6:00 am. Review the changes and save again.`,
  })

  const opened = await sent()
  await visitor.call(page.viewPublicQuote, { params: { secret: await linkOf(opened.id) } })
  expect(await revise(opened.id, opened.version)).toMatchObject(stale('The client'))
  expect(await actors(opened.id)).toEqual(['The client: opened by the client'])

  const declined = await sent()
  await visitor.call(page.declinePublicQuote, {
    params: { secret: await linkOf(declined.id) },
    body: { reason: 'Too dear', name: 'Clara Client' },
  })
  expect(await revise(declined.id, declined.version)).toMatchObject(stale('Clara Client (client)'))
  expect(await actors(declined.id)).toEqual(['Clara Client (client): declined'])

  const accepted = await sent()
  await accept(await linkOf(accepted.id))
  expect(await revise(accepted.id, accepted.version)).toMatchObject(stale('Jo Nguyen (client)'))
  expect(await actors(accepted.id)).toEqual(['Jo Nguyen (client): accepted'])
})

test('an answer through a copied link is never attributed to the staff member who copied it', async () => {
  const { id } = await sent()
  await visitor.call(page.declinePublicQuote, {
    params: { secret: await linkOf(id) },
    body: { reason: 'Too dear' },
  })
  const entry = await app.platform.db
    .selectFrom('activity_log')
    .select('after')
    .where('record_type', '=', 'quote')
    .where('record_id', '=', id)
    .where('action', '=', 'declined')
    .executeTakeFirstOrThrow()
  expect(entry.after).toBeNull()
  const { data } = await accept(await linkOf((await sent()).id))
  expect(data.model.acceptance).toMatchObject({ name: 'Jo Nguyen', evidence_note: null })
})

test('the history has one entry for a link that is shown, and one for each that is copied', async () => {
  const { id } = await sent()
  const params = { id }
  for (const call of [calls.makeQuoteLink, calls.copiedQuoteLink, calls.copiedQuoteLink] as const)
    expect((await sales.call(call, { params })).status).toBe(200)
  const logged = await app.platform.db
    .selectFrom('activity_log')
    .select('action')
    .where('record_type', '=', 'quote')
    .where('record_id', '=', id)
    .where('action', 'like', 'link %')
    .orderBy('id')
    .execute()
  expect(logged.map(({ action }) => action)).toEqual(['link made', 'link copied', 'link copied'])
})
