import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { line, quoting } from '#test/quotes.ts'
import { quoteEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const { sales, create } = await quoting(app)
const otherSales = await app.as('otherSales')
const path = '/api/quotes/export'

test('exporting quotes needs the right', async () => {
  for (const name of ['allocator', 'driver', 'safety', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  expect(await accounts.request('GET', `${path}?with_total=0`)).toMatchObject({ status: 422 })
})

test('an export has the listed quotes with exact totals, and the log names its filters', async () => {
  await create({
    title: 'Basement dig',
    sales_user_id: sales.user_id,
    internal_notes: 'Room for 5%',
    lines: [line({ quantity: 1.5, unit_price_cents: 1425.75 })],
  })
  await create({ title: 'Pool', sales_user_id: otherSales.user_id })
  const list = await accounts.call(calls.listQuotes, { query: { status: 'Draft', sort: 'quote_no' } })
  const { rows } = await exported(accounts, path, 'status=Draft')
  expect(rows.map((row) => row['Number'])).toEqual(list.data.map(({ quote_no }) => quote_no))
  expect(rows).toMatchObject([
    {
      Title: 'Basement dig',
      Version: '1',
      Client: 'Jo Nguyen',
      Subtotal: '21.39',
      'Discount amount': '0.00',
      GST: '2.14',
      Total: '23.53',
      'Quote date': '2026-11-20',
    },
    { Title: 'Pool', Total: '1628.00', Accepted: '' },
  ])
  expect(await lastExport(app, 'quote')).toMatchObject({ record_label: 'Quotes', after: { status: 'Draft' } })
  expect((await exported(accounts, path, 'status=Sent')).rows).toEqual([])
})

test('sales export their own quotes only, whatever is asked for', async () => {
  expect((await exported(sales, path)).rows).toMatchObject([{ Title: 'Basement dig' }])
  expect((await exported(otherSales, path)).rows).toMatchObject([{ Title: 'Pool' }])
  expect((await exported(sales, path, `sales_user_id=${otherSales.user_id}`)).rows).toEqual([])
})

test('an accepted quote’s total is as agreed', async () => {
  const option = line({
    description: 'Rock breaker',
    quantity: 1,
    unit_price_cents: 100_00,
    is_optional: 1,
    is_selected: 0,
  })
  const { id, lines } = await create({ title: 'With options', lines: [line({ quantity: 1 }), option] })
  await sales.call(calls.sendQuote, { params: { id }, body: { to: 'jo@kestrel.example' } })
  const accepted = await sales.call(calls.acceptQuoteForClient, {
    params: { id },
    body: {
      name: 'Jo Nguyen',
      po_number: '4503',
      selected_line_ids: [lines[1]!.id],
      evidence_note: 'By phone',
    },
  })
  expect(accepted.status, accepted.text).toBe(200)
  expect((await exported(accounts, path, 'status=Accepted')).rows).toMatchObject([
    {
      Subtotal: '285.00',
      GST: '28.50',
      Total: '313.50',
      'Accepted by': 'Jo Nguyen',
      Accepted: '2026-11-20',
      'PO number': '4503',
    },
  ])
})

test('internal notes are a column only for viewers who may read them', async () => {
  const { headings, rows } = await exported(sales, path)
  expect(rows[0]).toMatchObject({ 'Internal notes': 'Room for 5%' })
  const others = await exported(accounts, path)
  expect(headings.filter((heading) => !others.headings.includes(heading))).toEqual(['Internal notes'])
})
