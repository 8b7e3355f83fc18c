import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoiceLine } from '#test/invoices.ts'
import { crediting } from '#test/credits.ts'
import type { PersonName } from '#test/people.ts'
import { line, quoting } from '#test/quotes.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, owner, accounts } = await docketing()
const { administrator, approved, creditOf } = await crediting(app)
const newProduct = async (code: string) =>
  (
    await administrator.call(productEndpoints.createProduct, {
      body: { code, name: 'Excavator 20T', category: 'hire', unit: 'hour', sell_price_cents: 17_500 },
    })
  ).data.id
const id = await newProduct('LASTUSED')
const order = await workedOrder(app, { source: 'Product LASTUSED' })
const docket = await approvedDocket(app, { order })

const readUse = async (name: PersonName, product_id = id) =>
  (await app.as(name)).call(calls.getProductUse, { params: { id: product_id } })

test('people of the field are refused, and a product that is not there is not found', async () => {
  for (const name of ['driver', 'subcontractor', 'safety'] as const)
    expect((await readUse(name)).status, name).toBe(403)
  expect((await readUse('administrator', 999_999)).status).toBe(404)
})

test('the last docket names its client, with its price only for people who see prices', async () => {
  const { data } = await readUse('accounts')
  expect(data).toMatchObject({
    quote: null,
    docket: { id: docket.id, number: docket.docket_no, date: docket.shift_date, client: docket.client },
    invoice: null,
    this_year: { invoices: 0, quantity: 0, total_cents: 0 },
  })
  expect(data.docket?.unit_price_cents).toEqual(expect.any(Number))
})

test('the allocator sees no invoiced amount, and sales nothing of others’ dockets and invoices', async () => {
  expect((await readUse('allocator')).data.this_year).toBeNull()
  expect((await readUse('sales')).data).toMatchObject({ docket: null, invoice: null, this_year: null })
})

test('an issued invoice counts for the year, a draft does not', async () => {
  const drafted = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, {
    body: { docket_ids: [docket.id] },
  })
  const [invoice_id = 0] = drafted.data.ids
  expect((await readUse('accounts')).data.invoice).toBeNull()
  const approved = await accounts.call(invoiceEndpoints.approveInvoice, {
    params: { id: invoice_id },
    body: {},
  })
  expect(approved.status, approved.text).toBe(200)
  const { data } = await readUse('accounts')
  expect(data.invoice).toMatchObject({ id: invoice_id, number: approved.data.invoice_no })
  expect(data.this_year).toMatchObject({ invoices: 1, total_cents: docket.total_cents })
  const seen = (await readUse('allocator')).data
  expect(seen.invoice?.id).toBe(invoice_id)
  expect(seen.invoice).not.toHaveProperty('unit_price_cents')
})

test('who sees quote prices sees the last quoted one, and who reads quotes which one it was', async () => {
  const product_id = await newProduct('QUOTED')
  const { sent } = await quoting(app)
  const { id: quote_id } = await sent({ lines: [line({ product_id })] })
  const seenBy = async (name: PersonName) => (await readUse(name, product_id)).data.quote
  expect(await seenBy('sales')).toMatchObject({ id: quote_id, unit_price_cents: 185_00 })
  expect(await seenBy('allocator')).toMatchObject({ id: quote_id })
  expect(await seenBy('allocator')).not.toHaveProperty('unit_price_cents')
})

test('what was credited is not invoiced, and a quantity in another unit is not added', async () => {
  const product_id = await newProduct('CREDITED')
  const yearOf = async () => (await readUse('accounts', product_id)).data.this_year
  const lines = [
    invoiceLine({ product_id }),
    invoiceLine({ product_id, unit: 'day', quantity: 2, unit_price_cents: 1000_00 }),
    invoiceLine({ quantity: 1 }),
  ]
  const invoice = await approved({ lines })
  expect(await yearOf()).toEqual({ invoices: 1, quantity: 8, total_cents: 3480_00 })
  expect((await creditOf(invoice.id, { quantity: 1 }, { amount_cents: 100_00 })).status).toBe(200)
  expect(await yearOf()).toEqual({ invoices: 1, quantity: 7, total_cents: 3195_00 })

  const whole = await approved({ lines: [invoiceLine({ product_id })] })
  expect(await yearOf()).toMatchObject({ invoices: 2, quantity: 15 })
  expect((await creditOf(whole.id, { quantity: 8 })).status).toBe(200)
  expect(await yearOf()).toEqual({ invoices: 1, quantity: 7, total_cents: 3195_00 })
})

test('a discount counts with its line’s share, and the year begins on 1 July', async () => {
  const product_id = await newProduct('DISCOUNT')
  const order = await workedOrder(app)
  await owner.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, status, gst_rule)
       select 'Q-009999', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'percent', 10, 'Converted',
         'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [order.job_id],
  )
  const { client_id } = await approvedDocket(app, { order })
  const { id: invoice_id } = await approved({
    client_id,
    job_id: order.job_id,
    lines: [invoiceLine({ product_id }), invoiceLine({ quantity: 2 })],
  })
  const yearOf = async () => (await readUse('accounts', product_id)).data.this_year
  const invoice = (await accounts.call(invoiceEndpoints.getInvoice, { params: { id: invoice_id } })).data
  expect(invoice.discount_cents).toBe(185_00)
  expect(await yearOf()).toEqual({ invoices: 1, quantity: 8, total_cents: 1332_00 })

  app.clock.set('2027-06-30T12:00:00+10:00')
  expect((await yearOf())?.invoices).toBe(1)
  app.clock.set('2027-07-01T12:00:00+10:00')
  expect((await yearOf())?.invoices).toBe(0)
})
