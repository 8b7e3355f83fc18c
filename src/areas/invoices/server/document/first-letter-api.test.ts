import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { remindClients } from '#areas/quotes/server/reminders/remind-clients.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { mailJob } from '#platform/server/mail/mail.ts'
import { letterWords } from '#shared/mail-words.ts'
import { testApp } from '#test/app.ts'
import { tableOf } from '#test/exports.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { saveSettings } from '#test/settings.ts'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { remindOfInvoices } from '../reminders/remind-clients.ts'

/** A mail server that accepts connections but never answers: emails stay queued until a test settles them. */
const callers = new Set<Socket>()
const silent = createServer((caller) => callers.add(caller)).listen(0, '127.0.0.1')
await once(silent, 'listening')
const portOf = (address: unknown) => (address as AddressInfo).port
const app = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${portOf(silent.address())}` } })
/** One that refuses every address for good. */
const refusing = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 100,
  onRcptTo: (_to, _session, done) =>
    done(Object.assign(new Error('No such user here'), { responseCode: 550 })),
})
const refuses = refusing.listen(0, '127.0.0.1')
await once(refuses, 'listening')
afterAll(() => {
  silent.close()
  refusing.close()
  for (const caller of callers) caller.destroy()
})

const owner = await app.database.owner()
const { accounts, sent, read } = await invoicing(app)
const { sales, sent: quoted } = await quoting(app)
const administrator = await app.as('administrator')
const to = 'bills@kestrel.example'

/** As stored while there was no mail server. */
const keep = (record_type: string, id: number) =>
  owner.query(`update message set status = 'kept' where record_type = $1 and record_id = $2`, [
    record_type,
    id,
  ])
const lettersOf = async (record_type: string, id: number) =>
  (
    await owner.query<{ id: string; purpose: string; subject: string; body: string }>(
      `select id, purpose, subject, body from message where record_type = $1 and record_id = $2 order by id`,
      [record_type, id],
    )
  ).rows
const refuse = async (record_type: string, id: number) => {
  const last = (await lettersOf(record_type, id)).at(-1)!
  const smtp_url = `smtp://127.0.0.1:${portOf(refuses.address())}`
  const { run } = mailJob({ smtp_url, public_url: 'https://office.example' })
  await run({ message_id: Number(last.id) } as never, app.platform)
}

test('while no email of an invoice has gone out, sending it again is the first email and not a reminder', async () => {
  const { id } = await sent()
  await keep('invoice', id)
  const other = 'other@kestrel.example'
  const { data } = await accounts.call(invoiceEndpoints.remindOfInvoice, {
    params: { id },
    body: { to: other },
  })
  expect(data).toMatchObject({ letter: 'sending', sent_to: other, reminder: null, reminded_at: null })
  const letter = (await lettersOf('invoice', id))[1]!
  expect(letter).toMatchObject({ purpose: 'invoice', subject: expect.stringMatching(/^Invoice INV-/) })
  expect(letter.body).toContain('Here is our invoice')
  expect(letter.body).toMatch(/is here:\n\n\{link\}\n\nRegards,\nCon Petrou\nDemo Plant Hire Pty Ltd$/)
})

test('the same for a quote', async () => {
  const { id } = await quoted()
  await keep('quote', id)
  const { data } = await sales.call(quoteEndpoints.remindQuote, { params: { id }, body: { to } })
  expect(data).toMatchObject({ letter: 'sending', sent_to: to, reminder: null })
  const letter = (await lettersOf('quote', id))[1]!
  expect(letter).toMatchObject({ purpose: 'quote', subject: expect.stringMatching(/^Quote Q-/) })
  expect(letter.body).toContain('Here is our quote')
})

test('automatic reminders skip what never went out: a queued first email is left alone, a kept one is sent', async () => {
  await saveSettings(administrator, 'quotes', { reminder_days: [3] })
  const [waiting, kept] = [await sent({ payment_terms: '7' }), await sent({ payment_terms: '7' })]
  const [open, stayed] = [await quoted(), await quoted()]
  await keep('invoice', kept.id)
  await keep('quote', stayed.id)
  app.clock.set('2026-11-24T09:00:00+11:00')
  await remindOfInvoices(app.platform)
  await remindOfInvoices(app.platform)
  app.clock.set('2026-11-23T09:00:00+11:00')
  await remindClients(app.platform)
  await remindClients(app.platform)
  app.clock.set('2026-11-20T06:00:00+11:00')
  const purposes = async (type: string, id: number) =>
    (await lettersOf(type, id)).map(({ purpose }) => purpose)
  expect(await purposes('invoice', waiting.id)).toEqual(['invoice'])
  expect(await purposes('invoice', kept.id)).toEqual(['invoice', 'invoice'])
  expect(await purposes('quote', open.id)).toEqual(['quote'])
  expect(await purposes('quote', stayed.id)).toEqual(['quote', 'quote'])
  expect(await read(kept.id)).toMatchObject({ reminded_at: null })
})

test('a refused address is reported to the sender, and shown on the document', async () => {
  const notified = async (who: typeof accounts) =>
    (await who.call(notificationEndpoints.listNotifications, { query: {} })).data
  const { id, invoice_no } = await sent()
  await refuse('invoice', id)
  const invoice = await read(id)
  const fault = 'the mail server says the mailbox doesn’t exist'
  expect(invoice).toMatchObject({ status: 'Sent', letter: 'refused', fault })
  expect(letterWords(invoice)).toBe(`Not delivered: ${fault}. Check ${to}, or copy the link`)
  expect(JSON.stringify(invoice)).not.toMatch(/\b550\b/)
  const { data: note } = await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  await accounts.call(invoiceEndpoints.sendCreditNote, { params: { id: note.id }, body: { to } })
  await refuse('credit_note', note.id)
  const { data: notes } = await accounts.call(invoiceEndpoints.listCreditNotes, { params: { id } })
  expect(notes).toMatchObject([{ letter: 'refused', fault }])
  const body = (client = '') =>
    expect.stringMatching(new RegExp(`^${client}The email to .*@.* did not arrive: ${fault}\\.$`))
  expect(await notified(accounts)).toContainEqual(
    expect.objectContaining({
      type: 'invoice',
      title: `${invoice_no} was not emailed`,
      body: body('Kestrel Homes: '),
    }),
  )
  const quote = await quoted()
  await refuse('quote', quote.id)
  expect((await sales.call(quoteEndpoints.getQuote, { params: { id: quote.id } })).data).toMatchObject({
    fault,
  })
  expect(await notified(sales)).toContainEqual(
    expect.objectContaining({
      type: 'quote',
      title: `${quote.quote_no} was not emailed`,
      body: body('Jo Nguyen: '),
    }),
  )
  const { data: user } = await administrator.call(userEndpoints.createUser, {
    body: { name: 'Rita Ford', email: 'rita@example.com', user_type: 4 },
  })
  await refuse('user', user.id)
  expect(await notified(administrator as never)).toContainEqual(
    expect.objectContaining({ title: 'The email to Rita Ford was not sent', body: body() }),
  )
})

test('a retried email says so, and asks nobody to send it by hand', () => {
  const words = letterWords({ letter: 'delayed', fault: null, emailed: null, sent_at: null, sent_to: to })
  expect(words).toBe(`Not emailed yet: sending to ${to} is tried again automatically`)
})

test('lists and exports do not say sent for what was not', async () => {
  const { id, invoice_no } = await sent()
  const quote = await quoted()
  await keep('invoice', id)
  await keep('quote', quote.id)
  const found = async (status: 'Sent' | 'Not emailed') => [
    (await accounts.call(invoiceEndpoints.listInvoices, { query: { status } })).data.some(
      (one) => one.id === id,
    ),
    (await sales.call(quoteEndpoints.listQuotes, { query: { status } })).data.some(
      (one) => one.id === quote.id,
    ),
  ]
  expect(await found('Not emailed')).toEqual([true, true])
  expect(await found('Sent')).toEqual([false, false])
  const statusIn = async (path: string, column: string, number: string | null) => {
    const { text } = await administrator.request('GET', path)
    return tableOf(text).rows.find((row) => row[column] === number)?.['Status']
  }
  expect(await statusIn('/api/invoices/export', 'Number', invoice_no)).toBe('Not emailed')
  expect(await statusIn('/api/invoices/lines/export', 'Invoice', invoice_no)).toBe('Not emailed')
  expect(await statusIn('/api/quotes/export', 'Number', quote.quote_no)).toBe('Not emailed')
})

test('an invitation that was not sent is recorded on its user, and its link can be copied', async () => {
  const { data: user } = await administrator.call(userEndpoints.createUser, {
    body: { name: 'Nia Ford', email: 'nia@example.com', user_type: 4 },
  })
  const { id } = user
  expect(user).toMatchObject({ letter: 'sending', unsent_invitation_id: null })
  const { data: history } = await administrator.call(activityLogEndpoints.recordHistory, {
    params: { record_type: 'user', record_id: id },
    query: {},
  })
  expect(history.entries.map(({ action }) => action)).toContain('invited (on its way)')
  await refuse('user', id)
  const { data: refused } = await administrator.call(userEndpoints.getUser, { params: { id } })
  expect(refused).toMatchObject({ letter: 'refused', unsent_invitation_id: expect.any(Number) })
  const { data: link } = await administrator.call(settingsEndpoints.freshLink, {
    params: { id: refused.unsent_invitation_id! },
  })
  expect(link.url).toMatch(/\/invite\/[\w-]{43}$/)
})
