import { invoiceEndpoints as calls } from '#areas/invoices/contract/endpoints.ts'
import type { TestApp } from './app.ts'
import { invoicing } from './invoices.ts'

/** The total of one from {@link invoicing}, and an hour of it. */
export const total = 1628_00
export const hour = 203_50

export type CreditedLine = { quantity?: number; amount_cents?: number; unit_price_cents?: number }

/** What accounts do with invoices and with clients' credit. */
export async function crediting(app: TestApp) {
  const invoices = await invoicing(app)
  const { accounts, newClient, sent, pay, read } = invoices
  /** Credits an invoice's first lines, one after the other. */
  const creditOf = async (id: number, ...asked: CreditedLine[]) => {
    const { lines } = await read(id)
    return accounts.call(calls.creditInvoice, {
      params: { id },
      body: {
        reason: 'Fewer hours',
        lines: asked.map((line, at) => ({ invoice_line_id: lines[at]!.id, ...line })),
      },
    })
  }
  const creditNow = async (client_id: number) =>
    (await accounts.call(calls.getClientCredit, { query: { client_id } })).data
  const allocate = (client_id: number, invoice_id: number, amount_cents: number) =>
    accounts.call(calls.allocateCredit, { body: { client_id, invoice_id, amount_cents } })
  const refund = (client_id: number, amount_cents: number, used_on = '2026-11-20') =>
    accounts.call(calls.refundCredit, {
      body: { client_id, amount_cents, used_on, refund_method: 'eft', reference: 'R-1' },
    })
  const takeBack = (id: number) =>
    accounts.call(calls.reverseCreditUse, { params: { id }, body: { reason: 'Wrong invoice' } })

  /** A client with a paid invoice, one hour of which was then credited. */
  async function creditor(name: string) {
    const { id: client_id } = await newClient({ name })
    const of = { client_id }
    const source = await sent(of)
    const { data: payment } = await pay(source.id, total, of)
    const { data: note } = await creditOf(source.id, { quantity: 1 })
    return { client_id, of, source, payment, note }
  }
  return { ...invoices, creditOf, creditNow, allocate, refund, takeBack, creditor }
}
