import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { letterWords } from '#shared/mail-words.ts'
import { formatDate } from '#shared/local-date.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { sales, create, send } = await quoting(app)
const { accounts, create: createInvoice, approved, sent, read, pay } = await invoicing(app)
const allocator = await app.as('allocator')
const to = 'bills@kestrel.example'

const credited = async (invoice: { id: number; lines: readonly { id: number }[] }) => {
  const { data } = await accounts.call(calls.creditInvoice, {
    params: { id: invoice.id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  return data
}

test('only who may write invoices hands one over, and never a draft', async () => {
  const draft = { params: { id: (await createInvoice()).id } }
  const handed = { ...draft, body: { how: 'text' as const } }
  expect((await allocator.call(calls.markInvoiceSent, handed)).status).toBe(403)
  expect((await allocator.call(calls.makeInvoiceLink, draft)).status).toBe(403)
  expect((await allocator.call(calls.getInvoiceLetter, draft)).status).toBe(403)
  expect((await accounts.call(calls.markInvoiceSent, handed)).status).toBe(409)
  expect((await accounts.call(calls.makeInvoiceLink, draft)).status).toBe(409)
  const note = { params: { id: (await credited(await approved())).id } }
  expect((await sales.call(calls.makeCreditLink, note)).status).toBe(403)
  expect((await sales.call(calls.markCreditSent, { ...note, body: { how: 'text' } })).status).toBe(403)
})

test('a quote says who handed it over, to whom and on which day, once', async () => {
  const { id } = await create()
  const params = { id }
  const marked = (body: object) =>
    sales.call(quoteEndpoints.markQuoteSent, { params, body: { how: 'text', ...body } })
  expect((await marked({})).status).toBe(409)
  await send(id)
  const issued = formatDate(app.clock.today())
  const late = { status: 422, errors: { sent_on: 'This day is still to come.' } }
  expect(await marked({ sent_on: '2030-01-01' })).toMatchObject(late)
  const early = { status: 422, errors: { sent_on: `It was issued on ${issued}.` } }
  expect(await marked({ sent_on: '2026-11-02' })).toMatchObject(early)
  app.clock.set('2026-12-04T09:00:00+11:00')
  const { data } = await marked({ how: 'in_person', to: 'Jo Nguyen', sent_on: '2026-12-02' })
  expect(data).toMatchObject({ letter: 'by_hand', emailed: { how: 'in_person', to: 'Jo Nguyen' } })
  expect(letterWords(data)).toMatch(/^Sent by hand to Jo Nguyen by .+ on 2 Dec 2026$/)
  expect(await marked({})).toMatchObject({ status: 409, message: 'This quote is already sent.' })
  expect(await marked({ again: 1 })).toMatchObject({ status: 200, data: { reminder: 'by_hand' } })
})

test('an approved invoice is handed over by its link without an email, and is sent from then on', async () => {
  const { id, invoice_no } = await approved()
  const params = { id }
  const { data: draft } = await accounts.call(calls.getInvoiceLetter, { params })
  expect(draft).toMatchObject({ mail_leaves: 0, subject: `Invoice ${invoice_no} from ${draft.from}` })
  const { data: link } = await accounts.call(calls.makeInvoiceLink, { params })
  const opened = await app.visitor.request('GET', new URL(link.url).pathname)
  expect(opened.status).toBe(200)
  expect(await read(id)).toMatchObject({ sent_at: null, letter: null })

  expect((await accounts.call(calls.copiedInvoiceLink, { params })).status).toBe(200)

  const { data } = await accounts.call(calls.markInvoiceSent, { params, body: { how: 'own_email', to } })
  expect(data).toMatchObject({ letter: 'by_hand', emailed: { how: 'own_email', to } })
  expect(['Sent', 'Viewed']).toContain(data.status)
  // Reminders go to the client's own address.
  expect(data.sent_to).toBe('office@kestrel.example')
  expect(letterWords(data)).toMatch(/^Sent by email outside Haulyard to bills@kestrel\.example by .+ on /)
  const { data: history } = await accounts.call(activityLogEndpoints.recordHistory, {
    params: { record_type: 'invoice', record_id: id },
    query: {},
  })
  const actions = history.entries.map(({ action }) => action)
  // Opening the dialog makes a link, and is not yet a copy.
  expect(actions.filter((action) => action !== 'created').slice(0, 3)).toEqual([
    'marked as sent',
    'link copied',
    'link made',
  ])
  expect(JSON.stringify(history)).not.toContain(new URL(link.url).pathname)
  expect((await accounts.call(calls.markInvoiceSent, { params, body: { how: 'text' } })).status).toBe(409)
})

test('a reminder and a copy are handed over like the invoice, and a reminder counts as one', async () => {
  const { id } = await approved()
  const params = { id }
  const mark = (again?: 1) =>
    accounts.call(calls.markInvoiceSent, { params, body: { how: 'text', ...(again && { again }) } })
  expect((await mark(1)).data).toMatchObject({ letter: 'by_hand', reminder: null, reminded_at: null })
  const { data: reminded } = await mark(1)
  expect(reminded).toMatchObject({ letter: 'by_hand', reminder: 'by_hand', reminded_at: expect.any(String) })
  const owner = await app.database.owner()
  await accounts.call(calls.remindOfInvoice, { params, body: { to } })
  // Without a mail server nothing was sent, so nobody was reminded.
  expect(await read(id)).toMatchObject({ reminded_at: reminded.reminded_at })
  await pay(id, 1628_00)
  expect((await mark(1)).status).toBe(200)
  const { rows } = await owner.query<{ purpose: string }>(
    `select purpose from message where record_type = 'invoice' and record_id = $1 and channel = 'text' order by id`,
    [id],
  )
  expect(rows.map(({ purpose }) => purpose)).toEqual(['invoice', 'invoice_reminder', 'invoice_copy'])
})

test('an invoice is not handed over before it was issued', async () => {
  const { id, invoice_date } = await approved()
  const body = { how: 'text' as const, sent_on: '2026-01-05' }
  expect(await accounts.call(calls.markInvoiceSent, { params: { id }, body })).toMatchObject({
    status: 422,
    errors: { sent_on: `It was issued on ${formatDate(invoice_date ?? '')}.` },
  })
})

test('a credit note is handed over in the same way', async () => {
  const invoice = await sent()
  const params = { id: (await credited(invoice)).id }
  const { data: link } = await accounts.call(calls.makeCreditLink, { params })
  expect((await app.visitor.request('GET', new URL(link.url).pathname)).status).toBe(200)
  const { data } = await accounts.call(calls.markCreditSent, {
    params,
    body: { how: 'text', to: '0491 570 159' },
  })
  expect(data).toMatchObject({ letter: 'by_hand', emailed: { how: 'text', to: '0491 570 159' } })
  expect(await accounts.call(calls.markCreditSent, { params, body: { how: 'text' } })).toMatchObject({
    status: 409,
    message: 'This credit note is already sent.',
  })
  const again = { how: 'in_person' as const, again: 1 as const }
  expect((await accounts.call(calls.markCreditSent, { params, body: again })).status).toBe(200)
})
