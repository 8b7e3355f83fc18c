import { describe, expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { saveSettings } from '#test/settings.ts'
import { invoiceLine, invoicing, lineAgain } from '#test/invoices.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { administrator, accounts, newClient, create, approved, sent, pay, read } = await invoicing(app)

const total = 1628_00
const unsettled = async (): Promise<number> =>
  (await owner.query(`select id from message where status = 'queued'`)).rows.length
/** May be refused. */
const approve = (id: number) => accounts.call(calls.approveInvoice, { params: { id }, body: {} })

describe('nothing is written', () => {
  const refused = async (work: () => Promise<{ status: number; message: string; errors: object }>) => {
    await expect.poll(unsettled, { timeout: 10_000 }).toBe(0)
    const before = await fingerprint(owner)
    const { status, message, errors } = await work()
    expect(await fingerprint(owner)).toEqual(before)
    return { status, message, errors }
  }

  test('without the purchase order the client requires, or the buyer from $1,000 on', async () => {
    const { id: strict } = await newClient({ name: 'Order Civil', po_required: 1 })
    const { id } = await create({ client_id: strict })
    expect(await refused(() => approve(id))).toMatchObject({
      status: 422,
      errors: { po_number: 'Order Civil needs a purchase order number.' },
    })
    const nameless = await create()
    await accounts.call(calls.editInvoice, {
      params: { id: nameless.id },
      body: { version: nameless.version, buyer_name: null, buyer_abn: null },
    })
    expect(await refused(() => approve(nameless.id))).toMatchObject({
      status: 422,
      errors: { buyer_name: "Add the buyer's name or ABN for invoices of $1,000 or more." },
    })
  })

  test('when someone else has saved it, with the current invoice', async () => {
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
    const other = await newClient({ name: 'Someone Else' })
    expect(await refused(() => pay(id, 1, { client_id: other.id }))).toMatchObject({ status: 422 })
    expect(await refused(() => pay(id, 1, { received_on: '2026-11-21' }))).toMatchObject({ status: 422 })
  })

  test('by its maker above the limit, while another person may', async () => {
    await saveSettings(administrator, 'invoices', { approval_threshold_cents: 1000_00 })
    const { id } = await create()
    expect(await refused(() => approve(id))).toMatchObject({
      status: 409,
      message: 'You cannot approve your own record.',
    })
    const byOther = await administrator.call(calls.approveInvoice, { params: { id }, body: {} })
    expect(byOther.data).toMatchObject({ status: 'Approved', approver: 'Ada Marsh' })
    await saveSettings(administrator, 'invoices', { approval_threshold_cents: null })
  })

  test('by the person who priced it, above the limit, even if another made it', async () => {
    await saveSettings(administrator, 'invoices', { approval_threshold_cents: 1000_00 })
    const { id, version } = await create()
    const by = { params: { id } }
    const { data } = await administrator.call(calls.editInvoice, {
      ...by,
      body: { version, lines: [invoiceLine({ quantity: 99 })] },
    })
    expect(await refused(() => administrator.call(calls.approveInvoice, { ...by, body: {} }))).toMatchObject({
      status: 409,
      message: 'You cannot approve your own record.',
    })
    // Editing text alone does not change who that is.
    const { data: worded } = await accounts.call(calls.editInvoice, {
      ...by,
      body: { version: data.version, reference: 'Stage 2' },
    })
    expect(worded.is_own_approval).toBe(0)
    expect((await approve(id)).data).toMatchObject({ status: 'Approved', total_cents: 20146_50 })
    await saveSettings(administrator, 'invoices', { approval_threshold_cents: null })
  })
})

test('with another client an invoice takes the new buyer and terms, unless others are sent with it', async () => {
  const job_of_none = { job_id: null, po_number: null }
  const first = await newClient({ name: 'Anchor Civil', payment_terms: '7', abn: '51 824 753 556' })
  const second = await newClient({ name: 'Banksia Civil', payment_terms: 'EOM30', abn: '53 004 085 616' })
  const draft = await create({ client_id: first.id, po_number: 'A-77' })
  expect(draft).toMatchObject({ buyer_name: 'Anchor Civil', due_date: '2026-11-27' })
  const edit = async (version: number, body: object) =>
    (await accounts.call(calls.editInvoice, { params: { id: draft.id }, body: { version, ...body } })).data
  const moved = await edit(draft.version, { client_id: second.id })
  expect(moved).toMatchObject({
    ...job_of_none,
    buyer_name: 'Banksia Civil',
    buyer_abn: '53004085616',
    payment_terms: 'EOM30',
    due_date: '2026-12-30',
  })
  const named = { buyer_name: 'Kept on purpose', payment_terms: '14', po_number: 'B-1' } as const
  expect(await edit(moved.version, { client_id: first.id, ...named })).toMatchObject({
    ...named,
    buyer_abn: '51824753556',
    due_date: '2026-12-04',
  })
})

test('an invoice too large for exact arithmetic is refused with a message', async () => {
  const { id, version } = await create()
  const { client_id } = await read(id)
  for (const count of [9, 500]) {
    const lines = Array.from({ length: count }, () =>
      invoiceLine({ quantity: 999_999, unit_price_cents: 999_999_999 }),
    )
    const words = { lines: 'This invoice is too large.' }
    const made = await accounts.call(calls.createInvoice, { body: { client_id: client_id ?? 0, lines } })
    expect(made.errors).toEqual(words)
    const changed = await accounts.call(calls.editInvoice, { params: { id }, body: { version, lines } })
    expect(changed.errors).toEqual(words)
  }
})

test('an invoice starts with its client’s defaults, and is priced by the rules', async () => {
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
  // A form sends empty values, too.
  const empty = { payment_terms: null, due_date: null, buyer_name: null, buyer_abn: null, po_number: null }
  expect(await create({ client_id: client.id, ...empty })).toMatchObject({
    payment_terms: 'EOM30',
    due_date: '2026-12-30',
    buyer_name: 'Month Civil',
    buyer_abn: '51824753556',
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

test('an approved invoice never changes, even by direct writes to the database', async () => {
  const { id } = await approved()
  const forbidden = [
    `update invoice set total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1 where id = ${id}`,
    `update invoice set buyer_name = 'Someone' where id = ${id}`,
    `update invoice set status = 'Draft', number = null, invoice_no = null, approved_at = null where id = ${id}`,
    `delete from invoice where id = ${id}`,
    `update invoice_line set quantity = 1 where invoice_id = ${id}`,
    `update invoice_line set is_released = true where invoice_id = ${id}`,
    `delete from invoice_line where invoice_id = ${id}`,
    `insert into invoice_discount values (${id}, 1, 1, 'amount', 1, 1, 1)`,
    `update invoice set paid_cents = total_cents + 1, status = 'Paid' where id = ${id}`,
    `update invoice set credited_cents = total_cents + 1, status = 'Paid' where id = ${id}`,
  ]
  for (const statement of forbidden)
    await expect(owner.query(statement)).rejects.toThrow(/never changes|is kept|violates/)
  expect(await read(id)).toMatchObject({ status: 'Approved', total_cents: total })
})

test('the issued document is what was approved, even if the client has since moved', async () => {
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
  const civilClient = await newClient({ name: 'Bare Civil', email: 'own@bare.example' })
  const { id } = await create({ client_id: civilClient.id })
  expect(await read(id)).toMatchObject({ send_to: 'own@bare.example', send_to_name: 'Bare Civil' })
  await administrator.call(clientEndpoints.editClient, {
    params: { id: civilClient.id },
    body: { version: civilClient.version, invoice_emails: ['bills@bare.example'] },
  })
  expect(await read(id)).toMatchObject({ send_to: 'bills@bare.example', send_to_name: 'Bare Civil' })
  for (const contact of [
    { name: 'Site Sam', email: 'sam@bare.example', roles: ['site' as const] },
    { name: 'Ann Counts', email: 'ann@bare.example', roles: ['accounts' as const] },
  ])
    await administrator.call(clientEndpoints.createContact, { params: { id: civilClient.id }, body: contact })
  expect(await read(id)).toMatchObject({ send_to: 'ann@bare.example', send_to_name: 'Ann Counts' })
})
