import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { line, quoting } from '#test/quotes.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { documentOfQuote } from '../../rules/quote-document.ts'

const app = await testApp()
const { create, sent } = await quoting(app)
const sales = await app.as('sales')

test('two hours at $185 with a minimum of four cost $740.00, in the quote and on what the client gets', async () => {
  const { id } = await sent({ lines: [line({ quantity: 2, min_quantity: 4 })] })
  const { data } = await sales.call(calls.getQuote, { params: { id } })
  expect(data).toMatchObject({ subtotal_cents: 740_00, total_cents: 814_00 })
  expect(data.lines).toMatchObject([{ quantity: 2, min_quantity: 4, charged_quantity: 4 }])
  const { model } = (await sales.call(calls.getQuoteDocument, { params: { id } })).data
  expect(documentOfQuote(model).lines).toMatchObject([
    { quantity: '4', unit: 'hours', detail: '2 hours, priced at the minimum of 4 hours', total: '$740.00' },
  ])
})

test('what was sent before minimums were priced stays as it was sent', async () => {
  const { id } = await sent({ lines: [line({ quantity: 2, min_quantity: 4 })] })
  const { model } = (await sales.call(calls.getQuoteDocument, { params: { id } })).data
  const lines = model.lines.map((line) => ({ ...line, charged_quantity: undefined }))
  expect(documentOfQuote({ ...model, lines }).lines).toMatchObject([
    { detail: 'Minimum 4 hours', total: '$370.00' },
  ])
})

test('no line is charged for less than its quantity', async () => {
  const { id } = await create()
  const owner = await app.database.owner()
  const less = owner.query('update quote_line set charged_quantity = quantity - 1 where quote_id = $1', [id])
  await expect(less).rejects.toThrow('quote_line_charged_quantity')
})
