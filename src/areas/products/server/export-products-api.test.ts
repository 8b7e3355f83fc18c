import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { productEndpoints as calls } from '../contract/endpoints.ts'
import type { ProductInput } from '../contract/product.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')

const path = '/api/products/export'
const make = async (fields: Pick<ProductInput, 'code'> & Partial<ProductInput>) => {
  const body = { name: 'Crushed rock', category: 'material', unit: 'tonne', ...fields } as const
  const { data, status, text } = await accounts.call(calls.createProduct, {
    body: { sell_price_cents: 1425.75, buy_price_cents: 1000, ...body },
  })
  if (status !== 200) throw new Error(text)
  return data
}

test('exporting products needs the right, and known filters', async () => {
  for (const name of ['allocator', 'driver', 'safety', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  for (const query of ['sort=code', 'page=2', 'category=boat'])
    expect(await sales.request('GET', `${path}?${query}`), query).toMatchObject({ status: 422 })
})

test('an export has the listed products with exact prices, and the log names its filters', async () => {
  await make({ code: 'ROCK-20' })
  await make({ code: 'ROCK-40', name: 'Rock, "40 mm"', min_quantity: 2.5 })
  const hire = await make({ code: 'EX20', name: 'Excavator', category: 'hire', unit: 'hour' })
  const query = { category: 'material' } as const
  const list = await sales.call(calls.listProducts, { query })
  const { rows } = await exported(sales, path, 'category=material')
  expect(rows.map((row) => row['Code'])).toEqual(list.data.map(({ code }) => code))
  expect(rows[1]).toMatchObject({
    Name: 'Rock, "40 mm"',
    Category: 'Material',
    'Sell price': '14.2575',
    Unit: 'Tonne',
    'Minimum quantity': '2.5',
    'Priced from': '2026-11-20',
    Active: 'Yes',
    Added: '2026-11-20',
    Archived: '',
  })
  expect(await lastExport(app, 'product')).toEqual({
    actor: 'Sal Moretti',
    record_label: 'Products',
    after: { category: 'material' },
  })
  await accounts.call(calls.archiveProducts, { body: { ids: [hire.id], reason: 'Sold' } })
  const archived = await exported(accounts, path, 'archived=1')
  expect(archived.rows).toMatchObject([{ Code: 'EX20', 'Reason for archiving': 'Sold' }])
})

test('the cost is a column only for viewers who may see it', async () => {
  const cost = ['Buy price', 'Margin (%)']
  const whole = await exported(accounts, path, 'search=rock-20')
  expect(whole.rows).toMatchObject([{ 'Buy price': '10.00', 'Margin (%)': '29.9' }])
  const { headings } = await exported(sales, path)
  expect(headings.filter((heading) => cost.includes(heading))).toEqual([])
  expect(whole.headings.filter((heading) => !headings.includes(heading))).toEqual(cost)
})
