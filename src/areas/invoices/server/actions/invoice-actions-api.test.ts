import { describe, expect, test } from 'vitest'
import { startsFrom } from '#shared/state-table.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { fingerprint } from '#test/writes.ts'
import { type InvoiceStatus, invoiceStatuses } from '../../contract/choices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { type InvoiceAction, invoiceActions } from '../../rules/invoice-status.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, client_id, create, approve, approved, sent, pay, read } = await invoicing(app)

const total = 1628_00
const unsettled = async (): Promise<number> =>
  (await owner.query(`select id from message where status = 'queued'`)).rows.length

const credit = async (id: number, quantity: number) => {
  const { lines } = await read(id)
  return accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: lines[0]!.id, quantity }] },
  })
}

/** An invoice in a state, as it could have got there. */
async function invoiceIn(status: InvoiceStatus): Promise<number> {
  if (status === 'Draft') return (await create()).id
  if (status === 'Deleted') {
    const { id } = await create()
    await accounts.call(calls.deleteInvoice, { params: { id }, body: { reason: 'Twice' } })
    return id
  }
  if (status === 'Approved') return (await approved()).id
  const { id } = await sent()
  if (status === 'Viewed')
    await owner.query(`update invoice set status = 'Viewed', viewed_at = now() where id = $1`, [id])
  if (status === 'Partly Paid') await pay(id, 100_00)
  if (status === 'Paid') await pay(id, total)
  if (status === 'Credited') await credit(id, 8)
  if (status === 'Disputed')
    await accounts.call(calls.disputeInvoice, { params: { id }, body: { reason: 'Too many hours' } })
  if (status === 'Void')
    await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } })
  return id
}

// The client has some credit: an invoice that was paid and then credited.
const source = await invoiceIn('Paid')
await credit(source, 8)

type Called = Exclude<InvoiceAction, 'view'>
const body = {}
const mail = { to: 'bills@kestrel.example' }
const act: Readonly<
  Record<Called, (id: number) => Promise<{ status: number; message: string; errors: object }>>
> = {
  edit: async (id) => {
    const { version } = await read(id)
    return accounts.call(calls.editInvoice, { params: { id }, body: { version, reference: 'Stage 2' } })
  },
  approve: (id) => accounts.call(calls.approveInvoice, { params: { id }, body }),
  delete: (id) => accounts.call(calls.deleteInvoice, { params: { id }, body: { reason: 'Twice' } }),
  send: (id) => accounts.call(calls.sendInvoice, { params: { id }, body: mail }),
  remind: (id) => accounts.call(calls.remindOfInvoice, { params: { id }, body: mail }),
  pay: (id) => pay(id, 50_00),
  dispute: (id) => accounts.call(calls.disputeInvoice, { params: { id }, body: { reason: 'Hours' } }),
  resolve: (id) => accounts.call(calls.resolveInvoice, { params: { id }, body }),
  credit: (id) => credit(id, 1),
  allocate: (id) =>
    accounts.call(calls.allocateCredit, { body: { client_id, invoice_id: id, amount_cents: 50_00 } }),
  void: (id) => accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } }),
}
const called = (Object.keys(invoiceActions) as InvoiceAction[]).filter((name) => name !== 'view')
const isAllowed = (action: InvoiceAction, status: InvoiceStatus): boolean =>
  startsFrom(invoiceActions[action], status) &&
  // What is paid is not voided.
  !(action === 'void' && status === 'Partly Paid') &&
  // These were sent before they were paid.
  !(action === 'send' && status !== 'Approved')
const after: Partial<Record<InvoiceAction, InvoiceStatus>> = {
  send: 'Sent',
  pay: 'Partly Paid',
  allocate: 'Partly Paid',
  resolve: 'Sent',
}

describe.each(invoiceStatuses)('an invoice that is %s', (status) => {
  test('refuses what its state forbids, and writes nothing', async () => {
    const id = await invoiceIn(status)
    await expect.poll(unsettled, { timeout: 10_000 }).toBe(0)
    const before = await fingerprint(owner)
    for (const action of called.filter((name) => !isAllowed(name, status))) {
      const { status: answer, message } = await act[action](id)
      expect([action, answer]).toEqual([action, 409])
      expect(message).toMatch(/This invoice is |is paid on this invoice/)
      expect((await read(id)).status).toBe(status)
    }
    expect(await fingerprint(owner)).toEqual(before)
  })

  const allowed = called.filter((action) => isAllowed(action, status))
  test.each(allowed)('%s leads to the state in the table', async (action) => {
    const id = await invoiceIn(status)
    const { status: answer, message } = await act[action](id)
    expect([answer, message]).toEqual([200, expect.any(String)])
    const { to } = invoiceActions[action]
    const stays = to === null || to === 'money' || to === 'before' ? status : to
    // Part of it does not end a dispute.
    const isDisputed = status === 'Disputed' && (action === 'pay' || action === 'allocate')
    expect((await read(id)).status).toBe(isDisputed ? status : (after[action] ?? stays))
  })
})

test('approval assigns numbers in turn', async () => {
  const [a, b] = [await create(), await create()]
  const first = await approve(b.id)
  const second = await approve(a.id)
  const number = (no: string | null) => Number(no?.slice(4))
  expect(number(second.invoice_no) - number(first.invoice_no)).toBe(1)
  expect(first.invoice_no).toMatch(/^INV-\d{6}$/)
})
