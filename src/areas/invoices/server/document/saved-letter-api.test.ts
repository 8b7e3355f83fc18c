import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { type Caller, testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { pdfBytes } from '#test/uploads.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { administrator, accounts, approved, sent } = await invoicing(app)
const allocator = await app.as('allocator')
const { sales, create: quoted, sent: sentQuote } = await quoting(app)

const typed = {
  to: 'bills@kestrel.example',
  to_name: 'Jo Nguyen',
  cc: ['site@kestrel.example'],
  subject: 'Last week’s hire',
  message: 'Hi Jo,\n\nas agreed.\n\n{link}',
  with_pdf: 0 as const,
}
const savedOf = async (id: number, who: Caller = accounts) =>
  (await who.call(calls.getInvoiceLetter, { params: { id } })).data.saved
const seen = async (id: number) => ({ seen_saved_at: (await savedOf(id))?.saved_at })
const historyOf = async (record_type: string, record_id: number) =>
  (await accounts.call(activityLogEndpoints.recordHistory, { params: { record_type, record_id }, query: {} }))
    .data

async function addDocument(record_id: number) {
  const { data: types } = await accounts.call(documentEndpoints.listDocumentTypes, {
    query: { record_type: 'invoice' },
  })
  const body = { document_type_id: types.find(({ name }) => name === 'Other')!.id, title: 'Terms' }
  const files = [{ name: 'terms.pdf', content: pdfBytes('x'), type: 'application/pdf' }]
  const params = { record_type: 'invoice', record_id }
  return (await accounts.call(documentEndpoints.addDocument, { params, body }, { files })).data
}

test('only who may send it saves a letter, and only of what can be sent', async () => {
  const { id } = await approved()
  const save = { params: { id }, body: typed }
  expect((await allocator.call(calls.saveInvoiceLetter, save)).status).toBe(403)
  expect((await sales.call(calls.saveInvoiceLetter, save)).status).toBe(403)
  expect((await sales.call(calls.saveCreditLetter, save)).status).toBe(403)
  expect((await allocator.call(quoteEndpoints.saveQuoteLetter, save)).status).toBe(403)
  for (const wrong of [{ to: 'jo' }, { cc: ['jo'] }, { document_ids: [999_999] }])
    expect((await accounts.call(calls.saveInvoiceLetter, { ...save, body: wrong })).status).toBe(422)
  const { id: draft } = await quoted({ lines: [] })
  expect(
    (await sales.call(quoteEndpoints.saveQuoteLetter, { params: { id: draft }, body: typed })).status,
  ).toBe(409)
  expect(await savedOf(id)).toBeNull()
})

test('a saved letter waits for whoever sends next, and is gone once sent', async () => {
  const { id } = await approved()
  const document = await addDocument(id)
  const params = { id }
  await accounts.call(calls.saveInvoiceLetter, { params, body: { message: 'Not ready' } })
  const body = { ...typed, document_ids: [document.id], ...(await seen(id)) }
  expect((await accounts.call(calls.saveInvoiceLetter, { params, body })).status).toBe(200)
  expect(await savedOf(id, administrator)).toMatchObject({
    ...typed,
    document_ids: [document.id],
    saved_by: 'Con Petrou',
    saved_at: app.clock.now().toISOString(),
  })
  expect((await historyOf('invoice', id)).entries.map(({ action }) => action)).toContain('letter saved')
  // A document archived since stays behind.
  await accounts.call(documentEndpoints.archiveDocument, {
    params: { id: document.id },
    body: { reason: 'Old', version: document.version },
  })
  expect((await savedOf(id))?.document_ids).toEqual([])
  const sending = await accounts.call(calls.sendInvoice, {
    params,
    body: { to: typed.to, ...(await seen(id)) },
  })
  expect(sending.status, sending.text).toBe(200)
  expect(await savedOf(id)).toBeNull()
  await accounts.call(calls.saveInvoiceLetter, { params, body: typed })
  const other = { to: 'other@kestrel.example', ...(await seen(id)) }
  expect((await accounts.call(calls.remindOfInvoice, { params, body: other })).status).toBe(200)
  expect(await savedOf(id)).toBeNull()
})

test('a letter that its sender has not read is not replaced by the standard one', async () => {
  const { id } = await approved()
  const params = { id }
  await accounts.call(calls.saveInvoiceLetter, { params, body: typed })
  const { saved_at } = (await savedOf(id))!
  app.clock.set('2026-11-20T06:00:01+11:00')
  // As several invoices are sent at once.
  const unseen = await administrator.call(calls.sendInvoice, { params, body: { to: typed.to } })
  expect([unseen.status, unseen.message]).toEqual([
    409,
    'Con Petrou saved a letter for this. Open it to read and send it.',
  ])
  const body = { ...typed, subject: 'Changed', seen_saved_at: saved_at }
  expect((await administrator.call(calls.saveInvoiceLetter, { params, body })).status).toBe(200)
  const message = 'Ada Marsh saved another letter meanwhile. Copy what you typed, then open it again.'
  const late = { ...typed, seen_saved_at: saved_at }
  expect(await accounts.call(calls.sendInvoice, { params, body: late })).toMatchObject({
    status: 409,
    message,
  })
  expect(
    await accounts.call(calls.discardInvoiceLetter, { params, body: { seen_saved_at: saved_at } }),
  ).toMatchObject({
    status: 409,
    message: 'Ada Marsh saved another letter meanwhile. Open it again to read it.',
  })
  expect((await savedOf(id))?.subject).toBe('Changed')
  expect(
    (await accounts.call(calls.sendInvoice, { params, body: { ...typed, ...(await seen(id)) } })).status,
  ).toBe(200)
  expect(await accounts.call(calls.remindOfInvoice, { params, body: late })).toMatchObject({
    status: 409,
    message: 'The saved letter was sent or discarded meanwhile. Copy what you typed, then open it again.',
  })
})

test('nobody overwrites a letter that someone else saved meanwhile, or discards one that is gone', async () => {
  const { id } = await approved()
  const params = { id }
  const discard = async () => ({ params, body: await seen(id) })
  expect((await allocator.call(calls.discardInvoiceLetter, await discard())).status).toBe(403)
  expect((await accounts.call(calls.discardInvoiceLetter, await discard())).status).toBe(409)
  const first = { ...typed, seen_saved_at: null }
  expect((await administrator.call(calls.saveInvoiceLetter, { params, body: first })).status).toBe(200)
  const late = await accounts.call(calls.saveInvoiceLetter, { params, body: first })
  expect([late.status, late.message]).toEqual([
    409,
    'Ada Marsh saved another letter meanwhile. Copy what you typed, then open it again.',
  ])
  const seen_saved_at = (await savedOf(id))?.saved_at
  const body = { ...typed, subject: 'After reading it', seen_saved_at }
  expect((await accounts.call(calls.saveInvoiceLetter, { params, body })).status).toBe(200)
  expect((await savedOf(id))?.subject).toBe('After reading it')
  expect((await accounts.call(calls.discardInvoiceLetter, await discard())).status).toBe(200)
  expect(await savedOf(id)).toBeNull()
  expect((await historyOf('invoice', id)).entries.map(({ action }) => action)).toContain('letter discarded')
})

test('a saved letter stays when someone sent the document another way', async () => {
  const { id } = await approved()
  const params = { id }
  await accounts.call(calls.saveInvoiceLetter, { params, body: typed })
  const handed = await accounts.call(calls.markInvoiceSent, { params, body: { how: 'own_email' } })
  expect(handed.status, handed.text).toBe(200)
  expect(await savedOf(id)).toMatchObject(typed)
})

test('a quote and a credit note each have their own', async () => {
  const { id } = await sentQuote()
  const params = { id }
  await sales.call(quoteEndpoints.saveQuoteLetter, { params, body: typed })
  const draft = async () => (await sales.call(quoteEndpoints.getQuoteLetter, { params })).data
  expect((await draft()).saved).toMatchObject(typed)
  const { saved_at } = (await draft()).saved!
  await sales.call(quoteEndpoints.remindQuote, { params, body: { to: typed.to, seen_saved_at: saved_at } })
  expect((await draft()).saved).toBeNull()

  const invoice = await sent()
  await accounts.call(calls.creditInvoice, {
    params: { id: invoice.id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  const { data: notes } = await accounts.call(calls.listCreditNotes, { params: { id: invoice.id } })
  const note = { id: notes[0]!.id }
  const document = await addDocument(invoice.id)
  const body = { ...typed, document_ids: [document.id] }
  await accounts.call(calls.saveCreditLetter, { params: note, body })
  const credit = async () => (await accounts.call(calls.getCreditLetter, { params: note })).data.saved
  expect(await credit()).toMatchObject(body)
  expect(await savedOf(invoice.id)).toBeNull()
  const { saved_at: seen_saved_at } = (await credit())!
  await accounts.call(calls.sendCreditNote, { params: note, body: { to: typed.to, seen_saved_at } })
  expect(await credit()).toBeNull()
})
