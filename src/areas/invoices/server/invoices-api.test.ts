import { describe, expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { issueLink } from '#platform/server/public-link.ts'
import { system } from '#platform/server/viewer.ts'
import { testApp } from '#test/app.ts'
import { invoiceLine, invoicing, lineAgain } from '#test/invoices.ts'
import { fingerprint } from '#test/writes.ts'
import { type InvoiceStatus, invoiceStatuses } from '../contract/choices.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import { type InvoiceAction, invoiceActionNames, invoiceActions } from '../rules/invoice-status.ts'
import { remindOfInvoices } from './remind-clients.ts'

const app = await testApp()
const owner = await app.database.owner()
const { administrator, accounts, newClient, create, approve, approved, sent, pay, read } =
  await invoicing(app)
const allocator = await app.as('allocator')
const sales = await app.as('sales')

const total = 1628_00
const unsettled = async (): Promise<number> =>
  (await owner.query(`select id from message where status = 'queued'`)).rows.length

/** An invoice in a state, as it could have come there. */
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
  if (status === 'Disputed')
    await accounts.call(calls.disputeInvoice, { params: { id }, body: { reason: 'Too many hours' } })
  if (status === 'Void')
    await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } })
  return id
}

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
  credit: async (id) => {
    const { lines } = await read(id)
    return accounts.call(calls.creditInvoice, {
      params: { id },
      body: { reason: 'One hour less', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
    })
  },
  void: (id) => accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } }),
}
const called = invoiceActionNames.filter((name) => name !== 'view')
const isAllowed = (action: InvoiceAction, status: InvoiceStatus): boolean =>
  (invoiceActions[action].from as readonly string[]).includes(status) &&
  // What is paid is not voided.
  !(action === 'void' && status === 'Partly Paid')
const after: Partial<Record<InvoiceAction, InvoiceStatus>> = { pay: 'Partly Paid', resolve: 'Sent' }

describe.each(invoiceStatuses)('an invoice that is %s', (status) => {
  test('refuses what its state forbids, and nothing is written', async () => {
    const id = await invoiceIn(status)
    await expect.poll(unsettled, { timeout: 10_000 }).toBe(0)
    const before = await fingerprint(owner)
    for (const action of called.filter((name) => !isAllowed(name, status))) {
      const { status: answer, message } = await act[action](id)
      expect([action, answer]).toEqual([action, 409])
      expect(message).toMatch(/This invoice is |is paid on this invoice/)
    }
    expect(await fingerprint(owner)).toEqual(before)
  })

  const allowed = called.filter((action) => isAllowed(action, status))
  test.each(allowed)('lets %s lead where the table says', async (action) => {
    const id = await invoiceIn(status)
    const { status: answer, message } = await act[action](id)
    expect([answer, message]).toEqual([200, expect.any(String)])
    const { to } = invoiceActions[action]
    const stays = to === null || to === 'money' || to === 'before' ? status : to
    expect((await read(id)).status).toBe(after[action] ?? stays)
  })
})

describe('nothing is written', () => {
  const refused = async (work: () => Promise<{ status: number; message: string; errors: object }>) => {
    await expect.poll(unsettled, { timeout: 10_000 }).toBe(0)
    const before = await fingerprint(owner)
    const { status, message, errors } = await work()
    expect(await fingerprint(owner)).toEqual(before)
    return { status, message, errors }
  }

  test('without the purchase order that the client asks for, or the buyer from $1,000 on', async () => {
    const { id: strict } = await newClient({ name: 'Order Civil', po_required: 1 })
    const { id } = await create({ client_id: strict })
    expect(await refused(() => act.approve(id))).toMatchObject({
      status: 422,
      errors: { po_number: 'Order Civil needs a purchase order number.' },
    })
    const nameless = await create({ buyer_name: null, buyer_abn: null })
    expect(await refused(() => act.approve(nameless.id))).toMatchObject({
      status: 422,
      errors: { buyer_name: "Add the buyer's name or ABN for invoices of $1,000 or more." },
    })
  })

  test('when somebody else saved it meanwhile, with the present invoice', async () => {
    const draft = await create()
    const edit = (reference: string) =>
      accounts.call(calls.editInvoice, {
        params: { id: draft.id },
        body: { version: draft.version, reference },
      })
    expect((await edit('First')).status).toBe(200)
    const second = await edit('Second')
    expect(second.status).toBe(409)
    expect(second.text).toContain('First')
  })

  test('for more than is owing, for another client or for the day after', async () => {
    const { id } = await sent()
    expect(await refused(() => pay(id, total + 5))).toMatchObject({
      status: 422,
      message: 'Payment is $0.05 more than the amount owing.',
    })
    const other = await newClient({ name: 'Somebody Else' })
    expect(await refused(() => pay(id, 1, { client_id: other.id }))).toMatchObject({ status: 422 })
    expect(await refused(() => pay(id, 1, { received_on: '2026-11-21' }))).toMatchObject({ status: 422 })
    const { lines } = await read(id)
    await pay(id, 1600_00)
    const credit = () =>
      accounts.call(calls.creditInvoice, {
        params: { id },
        body: { reason: 'Hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
      })
    expect(await refused(credit)).toMatchObject({
      status: 422,
      message: 'Credit is $175.50 more than the amount owing.',
    })
  })

  test('by its maker above the limit, while another may', async () => {
    await administrator.call(calls.saveInvoiceSettings, { body: { approval_threshold_cents: 1000_00 } })
    const { id } = await create()
    expect(await refused(() => act.approve(id))).toMatchObject({
      status: 409,
      message: 'You cannot approve your own record.',
    })
    const byOther = await administrator.call(calls.approveInvoice, { params: { id }, body: {} })
    expect(byOther.data).toMatchObject({ status: 'Approved', approver: 'Ada Marsh' })
    await administrator.call(calls.saveInvoiceSettings, { body: { approval_threshold_cents: null } })
  })
})

test('an invoice begins as its client says, and is priced by the rules', async () => {
  const client = await newClient({ name: 'Month Civil', payment_terms: 'EOM30', abn: '51 824 753 556' })
  const invoice = await create({ client_id: client.id })
  expect(invoice).toMatchObject({
    status: 'Draft',
    invoice_no: null,
    invoice_date: '2026-11-20',
    due_date: '2026-12-30',
    buyer_name: 'Month Civil',
    buyer_abn: '51824753556',
    subtotal_cents: 1480_00,
    gst_cents: 148_00,
    total_cents: total,
    owing_cents: total,
  })
  const { data } = await accounts.call(calls.editInvoice, {
    params: { id: invoice.id },
    body: {
      version: invoice.version,
      payment_terms: '7',
      lines: [...invoice.lines.map(lineAgain), invoiceLine({ quantity: 1, gst_code: 'GST_FREE' })],
    },
  })
  expect(data).toMatchObject({ due_date: '2026-11-27', subtotal_cents: 1665_00, gst_cents: 148_00 })
  const same = await accounts.call(calls.editInvoice, {
    params: { id: invoice.id },
    body: { version: data.version, lines: data.lines.map(lineAgain) },
  })
  expect(same.data.version).toBe(data.version)
})

test('an approved invoice never changes, whoever writes to the database', async () => {
  const { id } = await approved()
  const forbidden = [
    `update invoice set total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1 where id = ${id}`,
    `update invoice set buyer_name = 'Somebody' where id = ${id}`,
    `update invoice set status = 'Draft', number = null, invoice_no = null, approved_at = null where id = ${id}`,
    `delete from invoice where id = ${id}`,
    `update invoice_line set quantity = 1 where invoice_id = ${id}`,
    `update invoice_line set is_released = true where invoice_id = ${id}`,
    `delete from invoice_line where invoice_id = ${id}`,
    `insert into invoice_discount values (${id}, 1, 1, 'amount', 1, 1, 1)`,
    `update invoice set paid_cents = 1, status = 'Partly Paid', credited_cents = total_cents where id = ${id}`,
  ]
  for (const statement of forbidden)
    await expect(owner.query(statement)).rejects.toThrow(/never changes|is kept|violates/)
  expect(await read(id)).toMatchObject({ status: 'Approved', total_cents: total })
})

test('what was issued is what was approved, though the client moved since', async () => {
  const client = await newClient({ name: 'Old Name' })
  const { id } = await approved({ client_id: client.id })
  await administrator.call(clientEndpoints.editClient, {
    params: { id: client.id },
    body: { version: client.version, name: 'New Name' },
  })
  const { data } = await accounts.call(calls.getInvoiceDocument, { params: { id } })
  expect(data.model).toMatchObject({ buyer: { name: 'Old Name' }, number: (await read(id)).invoice_no })
  expect(data.mark).toBeNull()
})

test('a bill goes to the contact for accounts, else to the address for invoices, else to the client', async () => {
  const bare = await newClient({ name: 'Bare Civil', email: 'own@bare.example' })
  const { id } = await create({ client_id: bare.id })
  expect(await read(id)).toMatchObject({ send_to: 'own@bare.example', send_to_name: 'Bare Civil' })
  await administrator.call(clientEndpoints.editClient, {
    params: { id: bare.id },
    body: { version: bare.version, invoice_emails: ['bills@bare.example'] },
  })
  expect(await read(id)).toMatchObject({ send_to: 'bills@bare.example', send_to_name: 'Bare Civil' })
  for (const contact of [
    { name: 'Site Sam', email: 'sam@bare.example', roles: ['site' as const] },
    { name: 'Ann Counts', email: 'ann@bare.example', roles: ['accounts' as const] },
  ])
    await administrator.call(clientEndpoints.createContact, { params: { id: bare.id }, body: contact })
  expect(await read(id)).toMatchObject({ send_to: 'ann@bare.example', send_to_name: 'Ann Counts' })
})

test('one payment covers several invoices, and its reversal opens them again', async () => {
  const [a, b] = [await sent(), await sent()]
  const { data, status } = await pay(a.id, 0, {
    allocations: [
      { invoice_id: a.id, amount_cents: total },
      { invoice_id: b.id, amount_cents: 28_00 },
    ],
  })
  expect([status, data.amount_cents]).toEqual([200, total + 28_00])
  expect(await read(a.id)).toMatchObject({ status: 'Paid', owing_cents: 0 })
  expect(await read(b.id)).toMatchObject({ status: 'Partly Paid', owing_cents: 1600_00 })
  const reverse = () =>
    accounts.call(calls.reversePayment, { params: { id: data.id }, body: { reason: 'Bounced' } })
  expect((await reverse()).status).toBe(200)
  expect(await read(a.id)).toMatchObject({ status: 'Sent', owing_cents: total })
  expect(await read(b.id)).toMatchObject({ status: 'Sent', paid_cents: 0 })
  expect(await reverse()).toMatchObject({ status: 409, message: 'This payment is reversed already.' })
  const of = await accounts.call(calls.listPayments, { query: { invoice_id: b.id } })
  expect(of.data).toMatchObject([{ id: data.id, reverse_reason: 'Bounced' }])
})

test('a credit note has a number of its own, lowers what is owing, and a void takes the rest', async () => {
  const { id, lines } = await sent()
  const { data: note } = await accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'One hour less', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
  })
  expect(note).toMatchObject({ subtotal_cents: 185_00, gst_cents: 18_50, total_cents: 203_50 })
  expect(note.credit_note_no).toMatch(/^CN-\d{6}$/)
  expect(await read(id)).toMatchObject({
    status: 'Sent',
    credited_cents: 203_50,
    owing_cents: total - 203_50,
  })
  const tooMuch = await accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'Again', lines: [{ invoice_line_id: lines[0]!.id, quantity: 7.5 }] },
  })
  expect(tooMuch).toMatchObject({ status: 422, message: 'Only 7 is left to credit.' })
  await act.void(id)
  const { data: notes } = await accounts.call(calls.listCreditNotes, { params: { id } })
  expect(notes.map(({ total_cents }) => total_cents)).toEqual([203_50, total - 203_50])
  expect(await read(id)).toMatchObject({ status: 'Void', owing_cents: 0, invoice_no: expect.any(String) })
  const pdf = await accounts.request('GET', `/api/credit-notes/${note.id}/pdf`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
})

describe('reminders', () => {
  const mailsOf = async (id: number) =>
    (
      await owner.query<{ subject: string; body: string }>(
        `select subject, body from message where record_type = 'invoice' and record_id = $1
         and purpose = 'invoice_reminder' order by id`,
        [id],
      )
    ).rows
  const onDay = async (day: string, work: () => Promise<unknown>) => {
    app.clock.set(`${day}T09:00:00+11:00`)
    try {
      await work()
    } finally {
      app.clock.set('2026-11-20T06:00:00+11:00')
    }
  }
  const morning = (day: string) => onDay(day, () => remindOfInvoices(app.platform))

  test('go out before and after the due date, once a day, a missed day made good; not in dispute', async () => {
    const [one, disputed] = [await sent({ payment_terms: '7' }), await sent({ payment_terms: '7' })]
    await accounts.call(calls.disputeInvoice, { params: { id: disputed.id }, body: { reason: 'Hours' } })
    await morning('2026-11-23')
    expect(await mailsOf(one.id)).toEqual([])
    await morning('2026-11-24')
    await morning('2026-11-24')
    expect((await mailsOf(one.id)).map(({ body: words }) => words)).toEqual([
      expect.stringContaining('$1,628.00 is due on 27 Nov 2026.'),
    ])
    await morning('2026-12-06')
    expect((await mailsOf(one.id))[1]?.body).toContain('$1,628.00 was due on 27 Nov 2026.')
    expect(await mailsOf(one.id)).toHaveLength(2)
    expect(await mailsOf(disputed.id)).toEqual([])
    await pay(one.id, total)
    await morning('2027-02-01')
    expect(await mailsOf(one.id)).toHaveLength(2)
  })
})

describe('who sees what', () => {
  test('the allocator sees invoices without what they come to', async () => {
    const { id } = await sent()
    const { data } = await allocator.call(calls.getInvoice, { params: { id } })
    expect(data).toMatchObject({ total_cents: null, owing_cents: null, is_money_hidden: 1 })
    expect(JSON.stringify(data.lines)).not.toMatch(/18500|148000/)
    const list = await allocator.call(calls.listInvoices, { query: {} })
    expect(list.text).not.toContain(String(total))
    expect((await allocator.call(calls.listInvoices, { query: { sort: 'total_cents' } })).status).toBe(403)
    for (const path of ['document', 'pdf', 'credit-notes'])
      expect((await allocator.request('GET', `/api/invoices/${id}/${path}`)).status).toBe(403)
    const log = await allocator.request('GET', `/api/logs?record_type=invoice&record_id=${id}`)
    expect(log.text).not.toMatch(/185\.00|162800/)
  })

  test('sales see invoices of clients whose account manager they are, and no other', async () => {
    const mine = await newClient({ name: 'Sal’s own', account_manager_id: sales.user_id })
    const [own, other] = [await approved({ client_id: mine.id }), await approved()]
    expect((await sales.call(calls.getInvoice, { params: { id: own.id } })).data.total_cents).toBe(total)
    expect((await sales.call(calls.getInvoice, { params: { id: other.id } })).status).toBe(404)
    for (const path of ['document', 'pdf', 'credit-notes'])
      expect((await sales.request('GET', `/api/invoices/${other.id}/${path}`)).status).toBe(404)
    const list = await sales.call(calls.listInvoices, { query: {} })
    expect(list.data.map(({ id }) => id)).toEqual([own.id])
    const sums = await sales.call(calls.sumInvoices, { query: {} })
    expect(sums.data).toEqual({ count: 1, total_cents: total, owing_cents: total, overdue_cents: 0 })
    const csv = await sales.request('GET', '/api/invoices/export')
    expect(csv.text).toContain(String(own.invoice_no))
    expect(csv.text).not.toContain(String(other.invoice_no))
  })
})

test('the list is narrowed, summed and exported to the cent', async () => {
  const client = await newClient({ name: 'Counted Civil', payment_terms: 'COD' })
  const id = (await sent({ client_id: client.id, lines: [invoiceLine({ unit_price_cents: 33.335 * 100 })] }))
    .id
  await create({ client_id: client.id })
  app.clock.set('2026-11-21T06:00:00+11:00')
  const query = { client_id: client.id, status: 'Overdue' } as const
  const { data } = await accounts.call(calls.listInvoices, { query })
  expect(data).toMatchObject([{ id, is_overdue: 1, total_cents: 293_35 }])
  const sums = await accounts.call(calls.sumInvoices, { query: { client_id: client.id } })
  expect(sums.data).toEqual({ count: 2, total_cents: 293_35, owing_cents: 293_35, overdue_cents: 293_35 })
  app.clock.set('2026-11-20T06:00:00+11:00')
  const csv = await accounts.request('GET', `/api/invoices/export?client_id=${client.id}`)
  expect(csv.text).toContain(',266.68,0.00,,26.67,293.35,0.00,0.00,293.35,')
  const lines = await accounts.request('GET', `/api/invoices/lines/export?client_id=${client.id}`)
  expect(lines.text).toContain(',8,Hour,33.335,')
})

test('the link of an invoice opens its paper, which is noted once', async () => {
  const { id } = await sent()
  const { rows } = await owner.query<{ body: string }>(
    `select body from message where record_type = 'invoice' and record_id = $1 and purpose = 'invoice'`,
    [id],
  )
  expect(rows[0]?.body).toContain('{link}')
  expect((await app.visitor.request('GET', `/api/public/invoices/${'x'.repeat(43)}/pdf`)).status).toBe(404)
  const secret = await app.platform.write(system, (change) =>
    issueLink(change, {
      kind: 'invoice',
      record_type: 'invoice',
      record_id: id,
      expires_at: new Date('2027-06-01'),
    }),
  )
  const pdf = await app.visitor.request('GET', `/api/public/invoices/${secret}/pdf`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(await read(id)).toMatchObject({ status: 'Viewed', viewed_at: expect.any(String) })
})

test('approving gives the numbers in turn', async () => {
  const [a, b] = [await create(), await create()]
  const first = await approve(b.id)
  const second = await approve(a.id)
  const number = (no: string | null) => Number(no?.slice(4))
  expect(number(second.invoice_no) - number(first.invoice_no)).toBe(1)
  expect(first.invoice_no).toMatch(/^INV-\d{6}$/)
})
