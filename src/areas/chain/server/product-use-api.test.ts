import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import type { PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
await invoicing(app)
const administrator = await app.as('administrator')
const made = await administrator.call(productEndpoints.createProduct, {
  body: {
    code: 'LASTUSED',
    name: 'Excavator 20T',
    category: 'hire',
    unit: 'hour',
    sell_price_cents: 17_500,
  },
})
const id = made.data.id
const order = await workedOrder(app, { source: 'Product LASTUSED' })
const docket = await approvedDocket(app, { order })

const useFor = async (name: PersonName, product_id = id) =>
  (await app.as(name)).call(calls.getProductUse, { params: { id: product_id } })

test('people of the field are refused, and a product that is not there is not found', async () => {
  for (const name of ['driver', 'subcontractor', 'safety'] as const)
    expect((await useFor(name)).status, name).toBe(403)
  expect((await useFor('administrator', 999_999)).status).toBe(404)
})

test('the last docket names its client, with its price only for people who see prices', async () => {
  const { data } = await useFor('accounts')
  expect(data).toMatchObject({
    quote: null,
    docket: { id: docket.id, number: docket.docket_no, date: docket.shift_date, client: docket.client },
    invoice: null,
    this_year: { invoices: 0, quantity: 0, total_cents: 0 },
  })
  expect(data.docket?.unit_price_cents).toEqual(expect.any(Number))
})

test('the allocator sees no invoiced amount, and sales nothing of others’ dockets and invoices', async () => {
  expect((await useFor('allocator')).data.this_year).toBeNull()
  expect((await useFor('sales')).data).toMatchObject({ docket: null, invoice: null, this_year: null })
})

test('an issued invoice counts for the year, a draft does not', async () => {
  const drafted = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  const [invoice_id = 0] = drafted.data.ids
  expect((await useFor('accounts')).data.invoice).toBeNull()
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, {
    params: { id: invoice_id },
    body: {},
  })
  expect(approved.status, approved.text).toBe(200)
  const { data } = await useFor('accounts')
  expect(data.invoice).toMatchObject({ id: invoice_id, number: approved.data.invoice_no })
  expect(data.this_year).toMatchObject({ invoices: 1, total_cents: docket.total_cents })
  const seen = (await useFor('allocator')).data
  expect([seen.invoice?.id, seen.invoice?.unit_price_cents]).toEqual([invoice_id, null])
})
