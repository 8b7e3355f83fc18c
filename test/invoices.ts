import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { invoiceEndpoints as calls } from '#areas/invoices/contract/endpoints.ts'
import type { InvoiceInput } from '#areas/invoices/contract/invoice.ts'
import type { InvoiceLine, InvoiceLineInput } from '#areas/invoices/contract/invoice-line.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import type { TestApp } from './app.ts'

/** A line of 8 hours at $185.00. */
export const invoiceLine = (more: Partial<InvoiceLineInput> = {}): InvoiceLineInput => ({
  description: '20 t excavator, wet hire',
  unit: 'hour',
  quantity: 8,
  unit_price_cents: 185_00,
  gst_code: 'GST',
  ...more,
})

/** A returned line, in the shape it can be sent back. */
export const lineAgain = (line: InvoiceLine): InvoiceLineInput => ({
  id: line.id,
  product_id: line.product_id,
  description: line.description,
  shift_date: line.shift_date,
  unit: line.unit,
  quantity: line.quantity,
  unit_price_cents: line.unit_price_cents ?? 0,
  gst_code: line.gst_code,
})

/** Invoicing steps for tests: $1,628.00 unless lines are given. */
export async function invoicing(app: TestApp) {
  const administrator = await app.as('administrator')
  const accounts = await app.as('accounts')
  const { data: company } = await administrator.call(settingsEndpoints.getCompany, {})
  await administrator.call(settingsEndpoints.saveCompany, {
    body: {
      version: company.version,
      name: 'Demo Plant Hire Pty Ltd',
      abn: '51 824 753 556',
      bank_bsb: '063-000',
      bank_account_no: '12345678',
      bank_account_name: 'Demo Plant Hire',
    },
  })
  const mustBe = <T extends { status: number; text: string }>(reply: T): T => {
    if (reply.status !== 200) throw new Error(reply.text)
    return reply
  }
  const newClient = async (more: object = {}) =>
    mustBe(
      await administrator.call(clientEndpoints.createClient, {
        body: { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example', ...more },
      }),
    ).data
  const { id: client_id } = await newClient()
  const create = async (more: Partial<InvoiceInput> = {}) =>
    mustBe(await accounts.call(calls.createInvoice, { body: { client_id, lines: [invoiceLine()], ...more } }))
      .data
  const approve = async (id: number) =>
    mustBe(await accounts.call(calls.approveInvoice, { params: { id }, body: {} })).data
  const approved = async (more: Partial<InvoiceInput> = {}) => approve((await create(more)).id)
  const send = async (id: number) =>
    mustBe(await accounts.call(calls.sendInvoice, { params: { id }, body: { to: 'bills@kestrel.example' } }))
      .data
  const sent = async (more: Partial<InvoiceInput> = {}) => send((await approved(more)).id)
  const payment = (id: number, amount_cents: number, more: object = {}) => ({
    client_id,
    received_on: '2026-11-20',
    method: 'eft' as const,
    allocations: [{ invoice_id: id, amount_cents }],
    ...more,
  })
  const pay = (id: number, amount_cents: number, more: object = {}) =>
    accounts.call(calls.takePayment, { body: payment(id, amount_cents, more) })
  const read = async (id: number) => mustBe(await accounts.call(calls.getInvoice, { params: { id } })).data
  return { administrator, accounts, client_id, newClient, create, approve, approved, send, sent, pay, read }
}
