import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { mailJob } from '#platform/server/mail/mail.ts'
import { testApp } from '#test/app.ts'
import { tableOf } from '#test/exports.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { invoiceEndpoints } from '../../contract/endpoints.ts'

const without = await testApp()
/** A mail server that accepts connections but never answers: emails stay queued. */
const callers = new Set<Socket>()
const silent = createServer((caller) => callers.add(caller)).listen(0, '127.0.0.1')
await once(silent, 'listening')
const { port } = silent.address() as AddressInfo
const withServer = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
afterAll(() => {
  silent.close()
  for (const caller of callers) caller.destroy()
})

const to = 'bills@kestrel.example'
/** It would arrive twice. */
const underWay = { status: 409, message: `An email to ${to} is already on its way.` }
/** What the answer says: `said` where the letter goes to a mail server. */
const words = (said: string, letter: string) => (letter === 'sending' ? said : 'Not emailed: copy the link.')

describe.each([
  ['without a mail server', without, 'kept', ' (not emailed)'],
  ['with one', withServer, 'sending', ' (on its way)'],
] as const)('%s, sending says whether an email goes out:', (_where, app, letter, tail) => {
  const historyOf = async (record_type: string, record_id: number) => {
    const administrator = await app.as('administrator')
    const { data } = await administrator.call(activityLogEndpoints.recordHistory, {
      params: { record_type, record_id },
      query: {},
    })
    return data.entries.map(({ part, action }) => [part, action].filter(Boolean).join(': '))
  }

  test('a quote, also when sent again', async () => {
    const { sales, create } = await quoting(app)
    const { id } = await create()
    const sent = await sales.call(quoteEndpoints.sendQuote, { params: { id }, body: { to } })
    expect(sent).toMatchObject({
      data: { letter },
      message: words('The quote is on its way.', letter),
    })
    const { data } = await sales.call(quoteEndpoints.listQuotes, { query: {} })
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'Sent', letter })
    const again = await sales.call(quoteEndpoints.remindQuote, { params: { id }, body: { to } })
    expect(again).toMatchObject(letter === 'sending' ? underWay : { data: { letter } })
    const other = { params: { id }, body: { to: `accounts.${to}` } }
    expect(await sales.call(quoteEndpoints.remindQuote, other)).toMatchObject({
      data: { letter, reminder: null },
      message: words('The quote is on its way.', letter),
    })
    const said = await historyOf('quote', id)
    expect(said).toEqual(expect.arrayContaining([`sent${tail}`, `sent again${tail}`]))
  })

  test('an invoice, also when sent again', async () => {
    const { accounts, approved } = await invoicing(app)
    const { id } = await approved()
    const params = { id }
    const sent = await accounts.call(invoiceEndpoints.sendInvoice, { params, body: { to } })
    expect(sent).toMatchObject({
      data: { letter },
      message: words('The invoice is on its way.', letter),
    })
    const { data } = await accounts.call(invoiceEndpoints.listInvoices, { query: {} })
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'Sent', letter })
    const again = await accounts.call(invoiceEndpoints.remindOfInvoice, { params, body: { to } })
    expect(again).toMatchObject(letter === 'sending' ? underWay : { data: { letter } })
    const other = { params, body: { to: `accounts.${to}` } }
    expect(await accounts.call(invoiceEndpoints.remindOfInvoice, other)).toMatchObject({
      data: { letter, reminder: null, reminded_at: null },
      message: words('The invoice is on its way.', letter),
    })
    const said = await historyOf('invoice', id)
    expect(said).toEqual(expect.arrayContaining([`sent${tail}`, `sent again${tail}`]))
  })

  test('a credit note', async () => {
    const { accounts, sent } = await invoicing(app)
    const { id, lines } = await sent()
    const { data: note } = await accounts.call(invoiceEndpoints.creditInvoice, {
      params: { id },
      body: { reason: 'Fewer hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
    })
    expect(note).toMatchObject({ sent_at: null, letter: null })
    const reply = await accounts.call(invoiceEndpoints.sendCreditNote, {
      params: { id: note.id },
      body: { to },
    })
    expect(reply).toMatchObject({
      data: { letter },
      message: words('The credit note is on its way.', letter),
    })
    const twice = await accounts.call(invoiceEndpoints.sendCreditNote, {
      params: { id: note.id },
      body: { to },
    })
    expect(twice).toMatchObject(letter === 'sending' ? underWay : { data: { letter } })
    const { data: listed } = await accounts.call(invoiceEndpoints.listCreditNotes, { params: { id } })
    expect(listed).toMatchObject([{ id: note.id, letter }])
    expect(await historyOf('invoice', id)).toContain(`credit note ${note.credit_note_no}: sent${tail}`)
  })

  test('an invitation', async () => {
    const administrator = await app.as('administrator')
    const invited = await administrator.call(userEndpoints.createUser, {
      body: { name: 'Nell Ford', email: 'nell@example.com', user_type: 4 },
    })
    expect(invited).toMatchObject({
      data: { letter },
      message: words('The invitation is on its way.', letter),
    })
    const { id } = invited.data
    expect(await administrator.call(userEndpoints.inviteUser, { params: { id } })).toMatchObject({
      data: { letter },
      message: words('The invitation is on its way.', letter),
    })
    expect(await historyOf('user', id)).toContain(`invited${tail}`)
  })
})

test('an email shows when it was sent and to whom, and a later one makes up for an earlier failure', async () => {
  const { accounts, sent, read } = await invoicing(withServer)
  const { id, invoice_no } = await sent()
  const right = 'right@kestrel.example'
  const first = '2026-11-24T20:15:00.000Z'
  await (
    await withServer.database.owner()
  ).query(
    `update message set status = 'sent', sent_at = $2 where record_type = 'invoice' and record_id = $1`,
    [id, first],
  )
  await accounts.call(invoiceEndpoints.remindOfInvoice, { params: { id }, body: { to: right } })
  const owner = await withServer.database.owner()
  const settle = (purpose: string, status: string, at: string | null = null) =>
    owner.query(
      `update message set status = $3, sent_at = $4
        where record_type = 'invoice' and record_id = $1 and purpose = $2`,
      [id, purpose, status, at],
    )
  const listed = async () => {
    const { data } = await accounts.call(invoiceEndpoints.listInvoices, { query: {} })
    return data.find((one) => one.id === id)
  }
  const exported = async () => {
    const { text } = await accounts.request('GET', '/api/invoices/export')
    const row = tableOf(text).rows.find((one) => one['Number'] === invoice_no)
    return [row?.['Sent'], row?.['Sent to']]
  }

  await settle('invoice_reminder', 'failed')
  expect(await read(id)).toMatchObject({
    letter: 'left',
    emailed: { at: first, to },
    reminder: 'kept',
    reminder_emailed: null,
  })
  expect(await exported()).toEqual(['2026-11-25', to])
  await settle('invoice', 'failed')
  expect(await read(id)).toMatchObject({ letter: 'kept', emailed: null, reminder: 'kept' })
  const second = '2026-11-26T04:30:00.000Z'
  await settle('invoice_reminder', 'sent', second)
  const emailed = { at: second, to: right }
  expect(await read(id)).toMatchObject({
    letter: 'left',
    emailed,
    reminder: 'left',
    reminder_emailed: emailed,
  })
  expect(await listed()).toMatchObject({ letter: 'left', emailed })
  expect(await exported()).toEqual(['2026-11-26', right])
})

test('with an unreachable mail server quote, invoice, credit note and invitation stay not emailed, and the history says so once', async () => {
  const { sent: quoted } = await quoting(withServer)
  const { accounts, sent, read } = await invoicing(withServer)
  const administrator = await withServer.as('administrator')
  const quote = await quoted()
  const invoice = await sent()
  const { data: note } = await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id: invoice.id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  await accounts.call(invoiceEndpoints.sendCreditNote, { params: { id: note.id }, body: { to } })
  const { data: user } = await administrator.call(userEndpoints.createUser, {
    body: { name: 'Ned Ford', email: 'ned@example.com', user_type: 4 },
  })
  const owner = await withServer.database.owner()
  const { rows } = await owner.query<{ id: string }>(
    `select id from message where (record_type, record_id) in
      (('quote', $1), ('invoice', $2), ('credit_note', $3), ('user', $4))`,
    [quote.id, invoice.id, note.id, user.id],
  )
  expect(rows).toHaveLength(4)
  const { run } = mailJob({ smtp_url: 'smtp://127.0.0.1:9', public_url: 'https://office.example' })
  for (const { id } of [...rows, ...rows])
    await expect(run({ message_id: Number(id) } as never, withServer.platform)).rejects.toThrow(
      'did not take',
    )

  expect(await read(invoice.id)).toMatchObject({ status: 'Sent', letter: 'delayed' })
  const { data: quotes } = await administrator.call(quoteEndpoints.listQuotes, { query: {} })
  expect(quotes.find(({ id }) => id === quote.id)).toMatchObject({ status: 'Sent', letter: 'delayed' })
  const { data: notes } = await accounts.call(invoiceEndpoints.listCreditNotes, {
    params: { id: invoice.id },
  })
  expect(notes).toMatchObject([{ letter: 'delayed' }])
  const { data: invited } = await administrator.call(userEndpoints.getUser, { params: { id: user.id } })
  expect(invited).toMatchObject({ letter: 'delayed' })

  for (const [record_type, record_id, times] of [
    ['quote', quote.id, 1],
    ['invoice', invoice.id, 2],
    ['user', user.id, 1],
  ] as const) {
    const { data } = await administrator.call(activityLogEndpoints.recordHistory, {
      params: { record_type, record_id },
      query: {},
    })
    const failed = data.entries.filter(({ action }) => action === 'not emailed yet')
    expect(failed).toHaveLength(times)
    // No field says "sent" for an email that was not.
    const fields = data.entries.flatMap(({ after }) => Object.entries(after ?? {}))
    expect(fields.filter(([name, value]) => name.startsWith('sent_') && value !== null)).toEqual([])
    expect(failed[0]?.after).toHaveProperty('to')
  }
})
