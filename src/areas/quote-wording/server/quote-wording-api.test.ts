import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { publicQuoteEndpoints } from '#areas/quotes/contract/public-endpoints.ts'
import { type RichText, richText } from '#shared/rich-text.ts'
import { testApp } from '#test/app.ts'
import { paperDocket } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { quote, quoting } from '#test/quotes.ts'
import { wordingEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const { administrator: ada, sales, create, send, linkOf } = await quoting(app)
const pool = app.database.pool
const listed: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Hire', type: 'text' }] },
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { text: 'Four hours', type: 'text', marks: [{ type: 'bold' }] },
                { type: 'hardBreak' },
              ],
            },
          ],
        },
      ],
    },
  ],
}
let made = 0
const terms = async (more: object = {}) => {
  const body = { title: `Terms ${++made}`, body: listed, ...more }
  const reply = await ada.call(calls.createTerms, { body })
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.data
}
const defaults = async () =>
  (await ada.call(calls.listTerms, { query: {} })).data.filter(({ is_default }) => is_default)

test('only an administrator writes them; accounts, allocators and sales read them, drivers do not', async () => {
  const body = { title: 'Mine', body: listed }
  for (const name of ['sales', 'accounts', 'allocator'] as const) {
    const person = await app.as(name)
    expect(await person.call(calls.createTerms, { body })).toMatchObject({ status: 403 })
    expect(await person.call(calls.createFooter, { body })).toMatchObject({ status: 403 })
    expect(await person.call(calls.listTerms, { query: {} })).toMatchObject({ status: 200 })
  }
  expect(await (await app.as('driver')).call(calls.listTerms, { query: {} })).toMatchObject({ status: 403 })
})

test.each([
  ['a link', { type: 'paragraph', content: [{ text: 'x', type: 'text', marks: [{ type: 'link' }] }] }],
  ['HTML', { type: 'html', content: '<script>' }],
  ['a picture', { type: 'image', attrs: { src: 'https://evil.example/x.png' } }],
  ['an attribute', { type: 'paragraph', attrs: { style: 'color:red' } }],
  ['the largest heading', { type: 'heading', attrs: { level: 1 } }],
  [
    'a list in a list',
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }] },
  ],
])('%s is not among the nodes', async (_name, node) => {
  const body = { title: 'Odd', body: { type: 'doc', content: [node] } }
  expect(await ada.call(calls.createTerms, { body } as never)).toMatchObject({ status: 422 })
})

test('a text is required, and a title is used once among current ones of a kind', async () => {
  const empty = { title: 'Empty', body: richText(' ') }
  expect(await ada.call(calls.createTerms, { body: empty })).toMatchObject({
    status: 422,
    errors: { body: 'Text is required.' },
  })
  const { title } = await terms()
  const again = { title: title.toUpperCase(), body: listed }
  expect(await ada.call(calls.createTerms, { body: again })).toMatchObject({
    status: 422,
    errors: { title: 'Another one has this title.' },
  })
  expect(await ada.call(calls.createFooter, { body: again })).toMatchObject({ status: 200 })
})

test('the default moves in one change, and the history of both says so', async () => {
  const first = await terms({ is_default: 1 })
  const second = await terms()
  await ada.call(calls.editTerms, { params: { id: second.id }, body: { version: 1, is_default: 1 } })
  expect(await defaults()).toMatchObject([{ id: second.id }])
  const params = { record_type: 'terms_condition', record_id: first.id }
  const { data } = await ada.call(activityLogEndpoints.recordHistory, { params, query: {} })
  expect(JSON.stringify(data)).toContain('is_default')
})

test('the default is not archived', async () => {
  const { id } = await terms({ is_default: 1 })
  expect(await ada.call(calls.archiveTerms, { body: { ids: [id], reason: 'Old' } })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Make another the default first.'),
  })
  await expect(
    pool.query('update quote_wording set archived_at = now() where id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'quote_wording_default_is_current' })
})

test('of many made the default at once there is one in the end', async () => {
  const several = await Promise.all(Array.from({ length: 8 }, () => terms()))
  const replies = await Promise.all(
    several.map(({ id }) =>
      ada.call(calls.editTerms, { params: { id }, body: { version: 1, is_default: 1 } }),
    ),
  )
  expect(replies.map(({ status }) => status)).toContain(200)
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  expect(await defaults()).toHaveLength(1)
  await expect(
    pool.query(`update quote_wording set is_default = true where kind = 'terms' and archived_at is null`),
  ).rejects.toMatchObject({ constraint: 'quote_wording_default_quote' })
})

test('there is one default for each document, and one for several gives way as a whole', async () => {
  const [quotes, both, dockets] = [
    await terms({ is_default: 1 }),
    await terms({ applies_to: ['invoice', 'docket', 'invoice'], is_default: 1 }),
    await terms({ applies_to: ['docket'] }),
  ]
  expect(both.applies_to).toEqual(['invoice', 'docket'])
  expect((await defaults()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    [quotes.id, both.id].toSorted((a, b) => a - b),
  )
  const choose = { params: { id: dockets.id }, body: { version: 1, is_default: 1 as const } }
  expect((await ada.call(calls.editTerms, choose)).errors).toEqual({
    is_default: `“${both.title}” is the default for invoices as well. Change what it applies to first.`,
  })
  const narrowed = { params: { id: both.id }, body: { version: 1, applies_to: ['invoice' as const] } }
  expect((await ada.call(calls.editTerms, narrowed)).status).toBe(200)
  expect((await ada.call(calls.editTerms, choose)).status).toBe(200)
  expect((await defaults()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    [quotes.id, both.id, dockets.id].toSorted((a, b) => a - b),
  )
  await expect(
    pool.query(`update quote_wording set applies_to = '{quote,docket}' where id = $1`, [both.id]),
  ).rejects.toMatchObject({ constraint: expect.stringMatching(/^quote_wording_default_(quote|docket)$/) })
  const odd = { title: 'Odd', body: listed, applies_to: [] }
  expect((await ada.call(calls.createTerms, { body: odd })).errors).toEqual({
    applies_to: 'Choose at least one document.',
  })
  const footer = { title: 'Odd', body: listed, applies_to: ['invoice' as const] }
  expect((await ada.call(calls.createFooter, { body: footer })).errors).toEqual({
    applies_to: 'A footer is for quotes.',
  })
  const onQuote = await sales.call(quoteEndpoints.createQuote, { body: quote({ terms_id: dockets.id }) })
  expect(onQuote.errors).toEqual({ terms_id: 'Terms and conditions is not one of the choices.' })
})

test('invoices and dockets print the default terms of their day, and keep them once issued', async () => {
  const chosen = await terms({ body: richText('As issued.'), applies_to: ['invoice'], is_default: 1 })
  const onDockets = { body: richText('As worked.'), applies_to: ['docket'], is_default: 1 }
  await ada.call(calls.editTerms, {
    params: { id: (await terms(onDockets)).id },
    body: { version: 1, body: richText('From next year.'), effective_from: '2027-01-01' },
  })
  const { accounts, create: invoice, approve } = await invoicing(app)
  const { id } = await invoice()
  const printed = async () =>
    (await accounts.call(invoiceEndpoints.getInvoiceDocument, { params: { id } })).data.model.conditions
  expect(await printed()).toEqual(richText('As issued.'))
  await approve(id)
  const body = { version: 1, body: richText('Later.') }
  expect((await ada.call(calls.editTerms, { params: { id: chosen.id }, body })).status).toBe(200)
  expect(await printed()).toEqual(richText('As issued.'))

  const docket = await paperDocket(app)
  const read = { params: { id: docket.id } }
  const { data } = await accounts.call(docketEndpoints.getDocketDocument, read)
  expect(data.model.terms).toEqual(richText('As worked.'))
})

test('a draft prints the text as it is now, a sent quote the version it went out with', async () => {
  const chosen = await terms({ body: richText('As first written.') })
  const { id } = await create({ terms_id: chosen.id })
  const edit = (version: number, words: string) =>
    ada.call(calls.editTerms, { params: { id: chosen.id }, body: { version, body: richText(words) } })
  const printed = async () =>
    (await sales.call(quoteEndpoints.getQuoteDocument, { params: { id } })).data.model.terms
  await edit(1, 'As sent.')
  expect(await printed()).toEqual(richText('As sent.'))
  await send(id)
  await edit(2, 'Later.')
  expect(await printed()).toEqual(richText('As sent.'))
  const { data } = await app.visitor.call(publicQuoteEndpoints.getPublicQuote, {
    params: { secret: await linkOf(id) },
  })
  expect(data.model.terms).toEqual(richText('As sent.'))
})

test('a quote takes current terms, and a footer is not terms', async () => {
  const { id } = await terms()
  const { data: footer } = await ada.call(calls.createFooter, { body: { title: 'End', body: listed } })
  const { id: quote_id, version } = await create()
  const choose = (terms_id: number) =>
    sales.call(quoteEndpoints.editQuote, { params: { id: quote_id }, body: { version, terms_id } })
  const refused = { status: 422, errors: { terms_id: 'Terms and conditions is not one of the choices.' } }
  expect(await choose(footer.id)).toMatchObject(refused)
  await ada.call(calls.archiveTerms, { body: { ids: [id], reason: 'Old' } })
  expect(await choose(id)).toMatchObject(refused)
})

test('a document issued when terms were plain text reads as it did', async () => {
  const { id } = await create()
  const { data } = await sales.call(quoteEndpoints.getQuoteDocument, { params: { id } })
  const { terms: _terms, footer: _footer, ...model } = data.model
  const earlier = JSON.stringify({ ...model, terms_text: 'One.\n\nTwo.', footer_text: null })
  await pool.query(
    `insert into issued_document (record_type, record_id, kind, model, model_version, model_sha256)
     values ('quote', $1, 'quote', $2, 1, $3)`,
    [id, earlier, 'a'.repeat(64)],
  )
  const issued = await sales.call(quoteEndpoints.getQuoteDocument, { params: { id } })
  expect(issued.data.model).toMatchObject({ terms: richText('One.\n\nTwo.'), footer: null })
})
