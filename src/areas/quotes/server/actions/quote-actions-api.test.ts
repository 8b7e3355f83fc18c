import { describe, expect, test } from 'vitest'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { startsFrom } from '#shared/state-table.ts'
import { type Reply, testApp } from '#test/app.ts'
import { saveSettings } from '#test/settings.ts'
import { line, quote, quoting, signature } from '#test/quotes.ts'
import { fingerprint } from '#test/writes.ts'
import { type QuoteStatus, quoteStatuses } from '../../contract/choices.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { type QuoteAction, quoteActions } from '../../rules/quote-status.ts'
import { lockAcceptedQuote, markConverted } from './convert-quote.ts'
import { expireQuotes } from '../reminders/expire-quotes.ts'

const app = await testApp()
const owner = await app.database.owner()
const { administrator, sales, create, sent, newClient } = await quoting(app)
const drawn = await signature()
const { id: client_id } = await newClient()

/** Needs approval because of its total, so that every path through approval is open. */
const large = { lines: [line({ quantity: 100 })] }
await saveSettings(administrator, 'quotes', { approval_threshold_cents: 10_000_00 })

const unsent = new Set<QuoteStatus>(['Draft', 'Awaiting Approval', 'Ready'])

/** A quote in a state, as it could have got there. */
async function quoteIn(status: QuoteStatus, action?: QuoteAction): Promise<number> {
  const { id } = unsent.has(status) ? await create(action === 'submit' ? large : {}) : await sent()
  // Set by hand: what a state allows must not depend on how it was reached.
  await owner.query(
    `update quote set status = $2::quote_status, decline_reason = case when $2 = 'Declined' then 'Too dear' end where id = $1`,
    [id, status],
  )
  if (action === 'restore')
    await owner.query(
      `update quote set archived_at = now() where id = $1 and status not in ('Accepted', 'Converted')`,
      [id],
    )
  return id
}

const ok = { status: 200, message: '' }
/** The clock and later areas make no calls; what they do is refused with an error. */
const tried = (work: Promise<unknown>) =>
  work.then(
    () => ok,
    (error: Error & { status?: number }) => ({ status: error.status ?? 500, message: error.message }),
  )
const unsettled = async (): Promise<number> =>
  (await owner.query(`select id from message where status = 'queued'`)).rows.length
const statusOf = async (id: number): Promise<QuoteStatus> =>
  (await owner.query<{ status: QuoteStatus }>('select status from quote where id = $1', [id])).rows[0]!.status

const act: Readonly<
  Record<
    Exclude<QuoteAction, 'edit' | 'view' | 'expire'>,
    (id: number) => Promise<Pick<Reply<unknown>, 'status' | 'message'>>
  >
> = {
  submit: (id) => sales.call(calls.submitQuote, { params: { id }, body: {} }),
  approve: (id) => administrator.call(calls.approveQuote, { params: { id }, body: {} }),
  sendBack: (id) =>
    administrator.call(calls.sendBackQuote, { params: { id }, body: { reason: 'Too cheap' } }),
  send: (id) => sales.call(calls.sendQuote, { params: { id }, body: { to: 'jo@kestrel.example' } }),
  remind: (id) => sales.call(calls.remindQuote, { params: { id }, body: { to: 'jo@kestrel.example' } }),
  link: (id) => sales.call(calls.makeQuoteLink, { params: { id } }),
  accept: (id) =>
    sales.call(calls.acceptQuoteForClient, {
      params: { id },
      body: { name: 'Jo Nguyen', evidence_note: 'By phone' },
    }),
  decline: (id) => sales.call(calls.declineQuote, { params: { id }, body: { reason: 'Too dear' } }),
  revise: (id) => sales.call(calls.reviseQuote, { params: { id }, body: {} }),
  convert: (id) =>
    tried(
      app.platform.write(system, async (change) => {
        await lockAcceptedQuote(change, id)
        await markConverted(change, id, { id: 1, job_no: 'J-000001', client_id })
      }),
    ),
  archive: (id) => sales.call(calls.archiveQuotes, { body: { ids: [id], reason: 'Old' } }),
  restore: (id) => sales.call(calls.restoreQuotes, { body: { ids: [id] } }),
  copy: (id) => sales.call(calls.copyQuote, { params: { id } }),
}
const calledActions = (Object.keys(quoteActions) as QuoteAction[]).filter(
  (name) => name !== 'view' && name !== 'expire',
)
const isAllowed = (action: QuoteAction, status: QuoteStatus): boolean =>
  action === 'restore'
    ? // An accepted one cannot be archived, so there is nothing to restore.
      status !== 'Accepted' && status !== 'Converted'
    : startsFrom(quoteActions[action], status)

async function perform(action: (typeof calledActions)[number], id: number) {
  if (action !== 'edit') return act[action](id)
  const { data } = await sales.call(calls.getQuote, { params: { id } })
  return sales.call(calls.editQuote, {
    params: { id },
    body: { version: data.version, title: 'Another title' },
  })
}

describe.each(quoteStatuses)('a quote that is %s', (status) => {
  test('refuses what its state forbids, and writes nothing', async () => {
    const id = await quoteIn(status)
    const forbidden = calledActions.filter((action) => action === 'restore' || !isAllowed(action, status))
    // The background job that settles its email writes too.
    await expect.poll(unsettled, { timeout: 10_000 }).toBe(0)
    const before = await fingerprint(owner)
    for (const action of forbidden) {
      const { status: answer, message } = await perform(action, id)
      expect([action, answer]).toEqual([action, 409])
      expect(message).toMatch(/^(Q-\d+(?: [A-Z])?: )?(This quote|Add a line|A quote)/)
    }
    expect(await fingerprint(owner)).toEqual(before)
  })

  const allowed = calledActions.filter((action) => isAllowed(action, status))
  test.each(allowed)('%s leads to the state in the table', async (action) => {
    const id = await quoteIn(status, action)
    const { status: answer, message } = await perform(action, id)
    expect([answer, message]).toEqual([200, expect.any(String)])
    expect(await statusOf(id)).toBe(quoteActions[action].to ?? status)
  })

  test('is opened by its link and by the clock only as the table says', async () => {
    const viewed = await quoteIn(status)
    const secret = await app.platform.write(system, (change) =>
      issueLink(change, {
        kind: 'quote',
        record_type: 'quote',
        record_id: viewed,
        expires_at: new Date('2027-06-01'),
      }),
    )
    await app.visitor.request('POST', `/api/public/quotes/${secret}/view`, { payload: {} })
    expect(await statusOf(viewed)).toBe(isAllowed('view', status) ? 'Viewed' : status)
    const late = await quoteIn(status)
    app.clock.set('2026-12-25T06:00:00+11:00')
    try {
      await expireQuotes(app.platform)
    } finally {
      app.clock.set('2026-11-20T06:00:00+11:00')
    }
    expect(await statusOf(late)).toBe(isAllowed('expire', status) ? 'Expired' : status)
  })
})

test('a large quote is approved before it is sent, and again after a change', async () => {
  const { id } = await create(large)
  const send = () => act.send(id)
  expect(await send()).toMatchObject({ status: 409, message: 'This quote needs approval before it is sent.' })
  await act.submit(id)
  expect((await sales.call(calls.approveQuote, { params: { id }, body: {} })).status).toBe(403)
  const notifications = await administrator.request('GET', '/api/notifications')
  expect(notifications.text).toContain('needs approval')
  await act.approve(id)
  await perform('edit', id)
  expect(await send()).toMatchObject({ status: 409 })
  await act.submit(id)
  const { data } = await administrator.call(calls.sendBackQuote, {
    params: { id },
    body: { reason: 'Too cheap' },
  })
  expect(data).toMatchObject({ status: 'Draft', sent_back_reason: 'Too cheap' })
  await act.submit(id)
  await act.approve(id)
  expect((await send()).status).toBe(200)
})

test('the person who made a quote or asked for its approval cannot approve it, unless no one else may', async () => {
  const another = await app.as('otherAdministrator')
  const made = async (who: typeof sales) =>
    (await who.call(calls.createQuote, { body: quote(large) })).data.id
  const submit = (who: typeof sales, id: number) => who.call(calls.submitQuote, { params: { id }, body: {} })
  const approve = (who: typeof sales, id: number) =>
    who.call(calls.approveQuote, { params: { id }, body: {} })
  const own = { status: 409, message: 'You cannot approve your own record.' }

  const byAda = await made(administrator)
  await submit(sales, byAda)
  const bySal = await made(sales)
  await submit(administrator, bySal)
  for (const id of [byAda, bySal]) {
    expect(await approve(administrator, id)).toMatchObject(own)
    const { data } = await administrator.call(calls.getQuote, { params: { id } })
    expect(data).toMatchObject({ status: 'Awaiting Approval', is_own_approval: 1 })
  }
  expect((await approve(another, byAda)).data).toMatchObject({ status: 'Ready' })
  await owner.query(`update app_user set status = 'NotActive' where name = 'Olga Finch'`)
  expect((await approve(administrator, bySal)).data).toMatchObject({ status: 'Ready', is_own_approval: 0 })
})

test('a quote below the minimum margin needs approval too', async () => {
  await saveSettings(administrator, 'quotes', { margin_floor_percent: 20 })
  expect(await create({ lines: [line({ cost_cents: 150_00 })] })).toMatchObject({
    margin_percent: 18.9,
    needs_approval: 1,
    approval_reasons: [{ kind: 'margin', words: 'Margin 18.9%, the minimum is 20%' }],
  })
  expect(await create({ lines: [line({ cost_cents: 140_00 })] })).toMatchObject({ needs_approval: 0 })
})

test('a quote without lines to accept, without terms or out of date is not sent', async () => {
  const sending = async (more: object) => act.send((await create(more)).id)
  for (const lines of [[], [line({ kind: 'text', description: 'Weekdays only' })]])
    expect(await sending({ lines })).toMatchObject({ status: 409, message: 'Add a line first.' })
  expect(await sending({ terms_id: null })).toMatchObject({ status: 409, message: 'Add the terms first.' })
  expect(await sending({ quote_date: '2026-10-01', valid_until: '2026-11-19' })).toMatchObject({
    status: 409,
    message: 'The valid-until date has passed. Set a later one first.',
  })
})

test('evidence is a file or a note, and the file stays with the quote', async () => {
  const { id } = await sent()
  const accept = (body: object, files: readonly (typeof drawn)[] = []) =>
    sales.call(
      calls.acceptQuoteForClient,
      { params: { id }, body: { name: 'Jo Nguyen', ...body } },
      { files },
    )
  expect(await accept({})).toMatchObject({
    status: 422,
    errors: { evidence_note: 'Add a file, or enter how the client agreed.' },
  })
  expect(
    (
      await (
        await app.as('accounts')
      ).call(calls.acceptQuoteForClient, { params: { id }, body: { name: 'Jo Nguyen', evidence_note: 'x' } })
    ).status,
  ).toBe(403)
  const { data } = await accept({ po_number: 'PO 7' }, [drawn])
  expect(data).toMatchObject({ status: 'Accepted', acceptance: { method: 'staff', po_number: 'PO 7' } })
  expect((await sales.request('GET', data.acceptance!.evidence_file!)).status).toBe(200)
  expect((await (await app.as('driver')).request('GET', data.acceptance!.evidence_file!)).status).toBe(404)
})

test('the database itself keeps a sent quote unchanged', async () => {
  const { id } = await sent()
  const open = await create()
  const { pool } = app.database
  for (const change of [
    'update quote set title = $2 where id = $1',
    'update quote set prospect_email = $2 where id = $1',
    `update quote set status = 'Draft', internal_notes = $2 where id = $1`,
    'update quote_line set description = $2 where quote_id = $1',
    `update quote_line set quote_id = ${open.id}, position = 90, description = $2 where quote_id = $1`,
    `update quote_line set quote_id = $1, position = 90, description = $2 where quote_id = ${open.id}`,
    'update issued_document set model_sha256 = repeat($2, 64) where record_id = $1',
  ])
    await expect(pool.query(change, [id, 'a'])).rejects.toThrow(/never changes/)
})

test('a sent quote’s page keeps the logo it was sent with', async () => {
  const logo = async (letter: string): Promise<string> => {
    const { rows } = await owner.query<{ id: number; key: string }>(
      `insert into file (sha256, name, content_type, bytes, record_type, record_id)
       select repeat($1, 64), 'logo.png', 'image/png', 9, 'company', id from company where is_default returning id, key`,
      [letter],
    )
    await owner.query('update company set logo_file_id = $1 where is_default', [rows[0]!.id])
    return rows[0]!.key
  }
  const first = await logo('a')
  const { id } = await sent()
  const draft = await create()
  const second = await logo('b')
  const shown = async (quote_id: number) =>
    (await sales.call(calls.getQuoteDocument, { params: { id: quote_id } })).data.logo
  expect([await shown(id), await shown(draft.id)]).toEqual([`/api/files/${first}`, `/api/files/${second}`])
  await owner.query('update company set logo_file_id = null where is_default')
})

test('an accepted quote passes on the lines that count', async () => {
  const option = line({ description: 'Night rate', is_optional: 1, is_selected: 1 })
  const { id, lines } = await sent({
    lines: [
      line(),
      option,
      { ...option, description: 'Float' },
      line({ kind: 'text', description: 'Weekdays' }),
    ],
  })
  await sales.call(calls.acceptQuoteForClient, {
    params: { id },
    body: {
      name: 'Jo Nguyen',
      evidence_note: 'By phone',
      po_number: 'PO 9',
      selected_line_ids: [lines[2]!.id],
    },
  })
  const accepted = await app.platform.write(system, (change) => lockAcceptedQuote(change, id))
  expect(accepted.lines.map((one) => one.description)).toEqual(['20 t excavator, wet hire', 'Float'])
  expect(accepted.po_number).toBe('PO 9')
})
