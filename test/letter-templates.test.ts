import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { standardLetters } from '#areas/settings/rules/letter-templates.ts'
import { testApp } from './app.ts'
import { invoicing } from './invoices.ts'
import { markLettersSent } from './letters.ts'
import { quoting } from './quotes.ts'

const app = await testApp()
const { accounts, approved, sent } = await invoicing(app)
const { sales, create, sent: quoted } = await quoting(app)
const allocator = await app.as('allocator')
const { getLetterTemplates, saveLetterTemplates } = settingsEndpoints
const { recordHistory } = activityLogEndpoints

const save = async (body: object) => {
  const { version } = (await accounts.call(getLetterTemplates, {})).data
  return accounts.call(saveLetterTemplates, { body: { ...body, version } })
}
const quoteLetter = async (id: number) =>
  (await sales.call(quoteEndpoints.getQuoteLetter, { params: { id } })).data
const invoiceLetter = async (id: number) =>
  (await accounts.call(invoiceEndpoints.getInvoiceLetter, { params: { id } })).data

test('who may not change the company reads the letters at most', async () => {
  const body = { version: 0, quote_subject: 'Mine' }
  expect((await allocator.call(saveLetterTemplates, { body })).status).toBe(403)
  expect((await allocator.call(getLetterTemplates, {})).data).toEqual({ ...standardLetters, version: 0 })
  expect((await sales.call(getLetterTemplates, {})).status).toBe(403)
  const params = { record_type: 'letter_templates', record_id: 1 }
  expect((await allocator.call(recordHistory, { params, query: {} })).status).toBe(403)
})

test('an unknown placeholder is refused by name on its field, and an empty text', async () => {
  const unknown = (name: string) => `There is no {${name}} in this letter. Choose one from the list.`
  const wrong = { quote_letter: 'Hi {nickname}', invoice_subject: '', credit_note_letter: 'At {site}' }
  expect(await save(wrong)).toMatchObject({
    status: 422,
    errors: {
      quote_letter: unknown('nickname'),
      invoice_subject: 'Subject is required.',
      credit_note_letter: unknown('site'),
    },
  })
})

test('what is saved is what letters begin with, each kind with its own, reminders too', async () => {
  const saved = await save({
    quote_subject: '{company}: {title}',
    quote_letter: 'Dear {first_name},\n\n{total}\n{site}\n\n{link}',
    quote_reminder_letter: 'Still keen?',
    invoice_letter: 'Invoice {number}: {owing}\n{link}',
    invoice_reminder_subject: '{number} is late',
  })
  expect(saved.status, saved.text).toBe(200)

  const quote = await create({ title: 'Pool dig' })
  // Without a site its line is left out.
  expect(await quoteLetter(quote.id)).toMatchObject({
    subject: 'Demo Plant Hire Pty Ltd: Pool dig',
    message: 'Dear there,\n\n$1,628.00\n\n{link}',
  })
  const invoice = await approved()
  const { subject, message } = await invoiceLetter(invoice.id)
  expect(subject).toBe(`Invoice ${invoice.invoice_no} from Demo Plant Hire Pty Ltd`)
  expect(message).toMatch(/^Invoice INV-\d{6}: \$1,628\.00 is due on .*\.\n\{link\}$/)

  const waiting = await quoted()
  const owing = await sent()
  await markLettersSent(app)
  expect((await quoteLetter(waiting.id)).message).toBe('Still keen?')
  expect((await invoiceLetter(owing.id)).subject).toBe(`${owing.invoice_no} is late`)
})

test('the history says which text changed', async () => {
  const params = { record_type: 'letter_templates', record_id: 1 }
  const { data } = await accounts.call(recordHistory, { params, query: {} })
  expect(JSON.stringify(data)).toContain('{company}: {title}')
  expect(JSON.stringify(data)).not.toContain('credit_note')
})

test('an email always has a subject and a text: the standard one for what comes to nothing, and what was emptied is refused', async () => {
  expect(await save({ quote_subject: '{site}' })).toMatchObject({
    status: 422,
    errors: { quote_subject: 'Add some words: the details filled in can be empty.' },
  })
  expect((await save({ quote_subject: '{title}' })).status).toBe(200)
  const { id, quote_no } = await create({ title: '{}' })
  expect((await quoteLetter(id)).subject).toBe(`Quote ${quote_no} from Demo Plant Hire Pty Ltd`)
  const body = { to: 'bills@kestrel.example', subject: ' ', message: '' }
  expect(await sales.call(quoteEndpoints.sendQuote, { params: { id }, body })).toMatchObject({
    status: 422,
    errors: { subject: 'Subject is required.', message: 'Letter is required.' },
  })
})
