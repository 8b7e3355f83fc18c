import { expect, test, vi } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { letterWords } from '#shared/mail-words.ts'
import { type Caller, testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { takingMail } from '#test/taking-mail.ts'
import { pdf, pdfBytes } from '#test/uploads.ts'
import { invoiceEndpoints } from '../../contract/endpoints.ts'

const { received, url } = await takingMail()
const app = await testApp({ env: { SMTP_URL: url } })
const owner = await app.database.owner()
const { accounts, approved, sent, read } = await invoicing(app)
const { sales, create: quoted } = await quoting(app)
const to = 'bills@kestrel.example'

/** A document of a record with one file. */
async function add(
  who: Caller,
  params: { record_type: string; record_id: number },
  { type = 'Other', name = 'terms.pdf', bytes = 0 } = {},
) {
  const { data: types } = await who.call(documentEndpoints.listDocumentTypes, {
    query: { record_type: params.record_type },
  })
  const body = { document_type_id: types.find((one) => one.name === type)!.id, title: name, number: '1' }
  const files = [{ name, content: pdfBytes('x'.repeat(bytes)), type: 'application/pdf' }]
  const { data } = await who.call(documentEndpoints.addDocument, { params, body }, { files })
  return data
}
const ofInvoice = (record_id: number) => ({ record_type: 'invoice', record_id })
const send = (id: number, document_ids: number[], body: { to?: string; with_pdf?: 0 | 1 } = {}) =>
  accounts.call(invoiceEndpoints.sendInvoice, { params: { id }, body: { to, document_ids, ...body } })
const refusal = (document_ids: string) => ({ status: 422, errors: { document_ids } })
/** The email to someone, once it has arrived. */
const emailTo = (address: string) =>
  vi.waitFor(
    () => {
      const email = received.find((raw) => raw.includes(`To: ${address}`))
      if (!email) throw new Error(`nothing for ${address} yet`)
      return email
    },
    { timeout: 15_000, interval: 50 },
  )
/** An email's attachments by name. */
const attachedTo = (email: string) =>
  Object.fromEntries(
    email.split(/\r\n--[^\r]+\r\n/).flatMap((part) => {
      const [, name] = /filename="?([^"\r\n;]+)/.exec(part) ?? []
      return name ? [[name, Buffer.from(part.split('\r\n\r\n')[1]!, 'base64')]] : []
    }),
  )

test('a document of another record is refused, and one that is not there', async () => {
  const [{ id }, other] = [await approved(), await approved()]
  const elsewhere = await add(accounts, ofInvoice(other.id))
  const quote = await quoted()
  const ofQuote = await add(sales, { record_type: 'quote', record_id: quote.id })
  for (const document_id of [elsewhere.id, ofQuote.id, 999_999])
    expect(await send(id, [document_id])).toMatchObject(refusal('File is not one of the choices.'))
  expect(await read(id)).toMatchObject({ status: 'Approved', sent_at: null })
})

test('one that is archived, replaced, rejected or not approved yet is refused', async () => {
  const { id } = await approved()
  const archived = await add(accounts, ofInvoice(id), { name: 'old.pdf' })
  const reason = 'Wrong one'
  await accounts.call(documentEndpoints.archiveDocument, { params: { id: archived.id }, body: { reason } })
  expect(await send(id, [archived.id])).toMatchObject(refusal('old.pdf is archived.'))
  const replaced = await add(accounts, ofInvoice(id), { name: 'first.pdf' })
  await accounts.call(
    documentEndpoints.replaceDocument,
    { params: { id: replaced.id }, body: { title: 'second.pdf', version: replaced.version } },
    { files: [pdf()] },
  )
  expect(await send(id, [replaced.id])).toMatchObject(refusal('first.pdf was replaced.'))
  await owner.query(
    `insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
      values ('invoice', 'Reviewed', true, false, false, false, 5)`,
  )
  const reviewed = await add(accounts, ofInvoice(id), { type: 'Reviewed', name: 'swms.pdf' })
  expect(await send(id, [reviewed.id])).toMatchObject(refusal('swms.pdf is not approved yet.'))
  const administrator = await app.as('administrator')
  await administrator.call(documentEndpoints.rejectDocument, {
    params: { id: reviewed.id },
    body: { version: reviewed.version, reason },
  })
  expect(await send(id, [reviewed.id])).toMatchObject(refusal('swms.pdf was rejected.'))
  expect(await read(id)).toMatchObject({ status: 'Approved', sent_at: null })
})

test('files, or files with the PDF, that are more than an email can carry are refused, and nothing is sent', async () => {
  const { id } = await approved()
  const big = await add(accounts, ofInvoice(id), { name: 'plans.pdf', bytes: 4_000_000 })
  const bigger = await add(accounts, ofInvoice(id), { name: 'photos.pdf', bytes: 4_050_000 })
  const words = 'are 8.1 MB together, and an email can carry 7 MB. Leave one out.'
  expect(await send(id, [big.id, bigger.id])).toMatchObject(refusal(`The files ${words}`))
  const full = await add(accounts, ofInvoice(id), { name: 'full.pdf', bytes: 6_998_000 })
  // Its size is known once it has been made.
  await accounts.request('GET', `/api/invoices/${id}/pdf`)
  expect(await send(id, [full.id], { with_pdf: 1 })).toMatchObject(
    refusal('The PDF and the files are 7.1 MB together, and an email can carry 7 MB. Leave one out.'),
  )
  expect(await read(id)).toMatchObject({ status: 'Approved', sent_at: null })
  const { rows } = await owner.query(`select from message where record_type = 'invoice' and record_id = $1`, [
    id,
  ])
  expect(rows).toEqual([])
})

test('several files arrive with the PDF, as they were stored, and the record and its history name them', async () => {
  const address = 'several@kestrel.example'
  const { id } = await approved()
  const terms = await add(accounts, ofInvoice(id), { name: 'terms.pdf' })
  const plan = await add(accounts, ofInvoice(id), { name: 'plan.pdf', bytes: 100 })
  const { status, data } = await send(id, [plan.id, terms.id, plan.id], { to: address })
  expect(status).toBe(200)
  const email = attachedTo(await emailTo(address))
  expect(Object.keys(email)).toEqual([`${data.invoice_no}.pdf`, 'plan.pdf', 'terms.pdf'])
  expect(email['terms.pdf']).toEqual(pdfBytes())
  expect(email['plan.pdf']).toEqual(pdfBytes('x'.repeat(100)))
  const attached = ['plan.pdf', 'terms.pdf']
  const invoice = await vi.waitFor(async () => {
    const now = await read(id)
    expect(now).toMatchObject({ letter: 'left', emailed: { attached } })
    return now
  })
  expect(letterWords(invoice)).toMatch(/^Sent to several@kestrel\.example with plan\.pdf and terms\.pdf on /)
  const { data: history } = await accounts.call(activityLogEndpoints.recordHistory, {
    params: ofInvoice(id),
    query: {},
  })
  const named = history.entries.filter(({ after }) => after && 'attached' in after)
  expect(named.map(({ action, after }) => [action, after])).toEqual([
    ['emailed', { to: address, attached }],
    ['sent (on its way)', { status: 'Sent', to: address, attached }],
  ])
})

test('a quote brings its own, and a credit note those of its invoice', async () => {
  const address = 'plans@kestrel.example'
  const quote = await quoted()
  const plan = await add(
    sales,
    { record_type: 'quote', record_id: quote.id },
    { type: 'Plan', name: 'site.pdf' },
  )
  const params = { id: quote.id }
  await sales.call(quoteEndpoints.sendQuote, { params, body: { to: address, document_ids: [plan.id] } })
  expect(Object.keys(attachedTo(await emailTo(address)))).toContain('site.pdf')

  const invoice = await sent()
  const reason = await add(accounts, ofInvoice(invoice.id), { name: 'dockets.pdf' })
  const { data: note } = await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id: invoice.id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  const sendCredit = (document_ids: number[]) =>
    accounts.call(invoiceEndpoints.sendCreditNote, {
      params: { id: note.id },
      body: { to: 'credit@kestrel.example', document_ids },
    })
  expect(await sendCredit([plan.id])).toMatchObject(refusal('File is not one of the choices.'))
  expect((await sendCredit([reason.id])).status).toBe(200)
  expect(Object.keys(attachedTo(await emailTo('credit@kestrel.example')))).toContain('dockets.pdf')
})
