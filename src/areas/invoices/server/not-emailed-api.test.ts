import { describe, expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { notEmailed } from '#shared/mail-words.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'

const without = await testApp()
// Nobody answers there: a letter waits until somebody does.
const withServer = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })

const to = 'bills@kestrel.example'
const words = (said: string) => ({ 0: said, 1: `${notEmailed}.` })

describe.each([
  ['without a mail server', without, 1, ' (not emailed)'],
  ['with one', withServer, 0, ''],
] as const)('%s, what is sent says whether it leaves:', (_where, app, not_emailed, tail) => {
  const historyOf = async (record_type: string, record_id: number) => {
    const administrator = await app.as('administrator')
    const { data } = await administrator.call(activityLogEndpoints.recordHistory, {
      params: { record_type, record_id },
      query: {},
    })
    return data.entries.map(({ part, action }) => [part, action].filter(Boolean).join(': '))
  }

  test('a quote and its reminder', async () => {
    const { sales, create } = await quoting(app)
    const { id } = await create()
    const sent = await sales.call(quoteEndpoints.sendQuote, { params: { id }, body: { to } })
    expect(sent).toMatchObject({ data: { not_emailed }, message: words('Quote sent.')[not_emailed] })
    const { data } = await sales.call(quoteEndpoints.listQuotes, { query: {} })
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'Sent', not_emailed })
    expect(await sales.call(quoteEndpoints.remindQuote, { params: { id }, body: { to } })).toMatchObject({
      data: { not_emailed, not_reminded: not_emailed },
      message: words('Quote sent again.')[not_emailed],
    })
    const said = await historyOf('quote', id)
    expect(said).toEqual(expect.arrayContaining([`sent${tail}`, `sent again${tail}`]))
  })

  test('an invoice and its reminder', async () => {
    const { accounts, approved } = await invoicing(app)
    const { id } = await approved()
    const params = { id }
    const sent = await accounts.call(invoiceEndpoints.sendInvoice, { params, body: { to } })
    expect(sent).toMatchObject({ data: { not_emailed }, message: words('Invoice sent.')[not_emailed] })
    const { data } = await accounts.call(invoiceEndpoints.listInvoices, { query: {} })
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'Sent', not_emailed })
    expect(await accounts.call(invoiceEndpoints.remindOfInvoice, { params, body: { to } })).toMatchObject({
      data: { not_reminded: not_emailed, reminded_at: expect.any(String) },
      message: words('Invoice sent again.')[not_emailed],
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
    expect(note).toMatchObject({ sent_at: null, not_emailed: 0 })
    const reply = await accounts.call(invoiceEndpoints.sendCreditNote, {
      params: { id: note.id },
      body: { to },
    })
    expect(reply).toMatchObject({ data: { not_emailed }, message: words('Credit note sent.')[not_emailed] })
    const { data: listed } = await accounts.call(invoiceEndpoints.listCreditNotes, { params: { id } })
    expect(listed).toMatchObject([{ id: note.id, not_emailed }])
    expect(await historyOf('invoice', id)).toContain(`credit note ${note.credit_note_no}: sent${tail}`)
  })

  test('an invitation', async () => {
    const administrator = await app.as('administrator')
    const invited = await administrator.call(userEndpoints.createUser, {
      body: { name: 'Nell Ford', email: 'nell@example.com', user_type: 4 },
    })
    expect(invited).toMatchObject({ data: { not_emailed }, message: words('User invited.')[not_emailed] })
    const { id } = invited.data
    expect(await administrator.call(userEndpoints.inviteUser, { params: { id } })).toMatchObject({
      data: { not_emailed },
      message: words('User invited again.')[not_emailed],
    })
    expect(await historyOf('user', id)).toContain(`invited${tail}`)
  })
})

test('a reminder that failed leaves the invoice sent, and a later letter brings what an earlier one did not', async () => {
  const { accounts, sent, read } = await invoicing(withServer)
  const { id } = await sent()
  await accounts.call(invoiceEndpoints.remindOfInvoice, { params: { id }, body: { to } })
  const owner = await withServer.database.owner()
  const settle = (purpose: string, status: string) =>
    owner.query(
      `update message set status = $3 where record_type = 'invoice' and record_id = $1 and purpose = $2`,
      [id, purpose, status],
    )
  await settle('invoice_reminder', 'failed')
  expect(await read(id)).toMatchObject({ not_emailed: 0, not_reminded: 1 })
  await settle('invoice', 'failed')
  expect(await read(id)).toMatchObject({ not_emailed: 1, not_reminded: 1 })
  await settle('invoice_reminder', 'sent')
  expect(await read(id)).toMatchObject({ not_emailed: 0, not_reminded: 0 })
})
