import { describe, expect, test } from 'vitest'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from '#test/app.ts'
import { invoiceLine, invoicing } from '#test/invoices.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { withoutSpaces, pagesOf } from '#test/pdf-text.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, newClient, create, approved, sent, pay, read } = await invoicing(app)
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const total = 1628_00
const linkOf = (record_id: number) =>
  app.platform.write(system, (change) =>
    issueLink(change, {
      kind: 'invoice',
      record_type: 'invoice',
      record_id,
      expires_at: new Date('2027-06-01'),
    }),
  )

describe('who sees what', () => {
  test('the allocator sees invoices without amounts', async () => {
    const { id } = await sent()
    const { data: paid } = await pay(id, 437_31)
    await accounts.call(calls.reversePayment, { params: { id: paid.id }, body: { reason: 'It bounced' } })
    const { data } = await allocator.call(calls.getInvoice, { params: { id } })
    expect(data.is_money_hidden).toBe(1)
    expect(moneyKeysIn(data)).toEqual([])
    expect(JSON.stringify(data.lines)).not.toMatch(/18500|148000/)
    const list = await allocator.call(calls.listInvoices, { query: {} })
    expect(list.text).not.toContain(String(total))
    // The order by amount is not theirs to see either; a shared view may ask for it.
    await approved({ lines: [invoiceLine({ quantity: 1 })] })
    const { data: byDate } = await allocator.call(calls.listInvoices, { query: { sort: '-invoice_date' } })
    for (const sort of ['total_cents', '-total_cents'] as const)
      expect((await allocator.call(calls.listInvoices, { query: { sort } })).data, sort).toEqual(byDate)
    for (const path of ['document', 'pdf', 'credit-notes'])
      expect((await allocator.request('GET', `/api/invoices/${id}/${path}`)).status).toBe(403)
    for (const path of ['/api/activity-log?record_type=invoice', `/api/records/invoice/${id}/history`]) {
      const log = await allocator.request('GET', path)
      expect([log.status, log.text.includes('payment reversed')]).toEqual([200, true])
      expect(log.text).not.toMatch(/\$|185\.00|162800|437\.31|43731/)
      expect((await accounts.request('GET', path)).text).toContain('43731')
    }
  })

  test('sales see only invoices of clients they manage', async () => {
    const mine = await newClient({ name: 'Sal’s own', account_manager_id: sales.user_id })
    const [own, other] = [await approved({ client_id: mine.id }), await approved()]
    expect((await sales.call(calls.getInvoice, { params: { id: own.id } })).data.total_cents).toBe(total)
    expect((await sales.call(calls.getInvoice, { params: { id: other.id } })).status).toBe(404)
    for (const path of ['document', 'pdf', 'credit-notes'])
      expect((await sales.request('GET', `/api/invoices/${other.id}/${path}`)).status).toBe(404)
    const list = await sales.call(calls.listInvoices, { query: {} })
    expect(list.data.map(({ id }) => id)).toEqual([own.id])
    const sums = await sales.call(calls.sumInvoices, { query: {} })
    expect(sums.data).toEqual({
      count: 1,
      listed_cents: total,
      draft_cents: 0,
      total_cents: total,
      owing_cents: total,
      overdue_cents: 0,
      credit_cents: 0,
      days_to_pay: null,
      ages: [{ age: 'not_due', count: 1, owing_cents: total }],
    })
    const csv = await sales.request('GET', '/api/invoices/export')
    expect(csv.text).toContain(String(own.invoice_no))
    expect(csv.text).not.toContain(String(other.invoice_no))
  })
})

test('the list is filtered, summed and exported to the cent', async () => {
  const client = await newClient({ name: 'Counted Civil', payment_terms: 'COD' })
  const id = (await sent({ client_id: client.id, lines: [invoiceLine({ unit_price_cents: 33.335 * 100 })] }))
    .id
  await create({ client_id: client.id })
  app.clock.set('2026-11-21T06:00:00+11:00')
  const query = { client_id: client.id, status: 'Overdue' } as const
  const { data } = await accounts.call(calls.listInvoices, { query })
  expect(data).toMatchObject([{ id, is_overdue: 1, is_client_on_hold: 0, total_cents: 293_35 }])
  await app.database.pool.query(
    "update client set credit_hold = true, credit_hold_reason = 'Late' where id = $1",
    [client.id],
  )
  expect((await accounts.call(calls.listInvoices, { query })).data).toMatchObject([
    { id, is_client_on_hold: 1 },
  ])
  const sums = await accounts.call(calls.sumInvoices, { query: { client_id: client.id } })
  expect(sums.data).toEqual({
    count: 2,
    listed_cents: 293_35 + total,
    draft_cents: total,
    total_cents: 293_35,
    owing_cents: 293_35,
    overdue_cents: 293_35,
    credit_cents: 0,
    days_to_pay: null,
    ages: [{ age: '1_30', count: 1, owing_cents: 293_35 }],
  })
  const narrowed = await accounts.call(calls.sumInvoices, {
    query: { client_id: client.id, owing: 'over_90' },
  })
  expect(narrowed.data, 'the other ages stay to be chosen').toMatchObject({
    count: 0,
    ages: [{ age: '1_30', owing_cents: 293_35 }],
  })
  app.clock.set('2026-11-20T06:00:00+11:00')
  const csv = await accounts.request('GET', `/api/invoices/export?client_id=${client.id}`)
  expect(csv.text).toContain(',266.68,0.00,,26.67,293.35,0.00,0.00,0.00,293.35,')
  const lines = await accounts.request('GET', `/api/invoices/lines/export?client_id=${client.id}`)
  expect(lines.text).toContain(',8,Hour,33.335,')
})

test('sorted by number, drafts, which have none, come last either way', async () => {
  const { id: client_id } = await newClient({ name: 'Sorted Civil' })
  const draft = await create({ client_id })
  const [first, second] = [await approved({ client_id }), await approved({ client_id })]
  const by = async (sort: 'invoice_no' | '-invoice_no') => {
    const { data } = await accounts.call(calls.listInvoices, { query: { client_id, sort } })
    return data.map(({ id }) => id)
  }
  expect(await by('invoice_no')).toEqual([first.id, second.id, draft.id])
  expect(await by('-invoice_no')).toEqual([second.id, first.id, draft.id])
})

test('an invoice’s link opens its document, and the first opening is recorded', async () => {
  const { id } = await sent()
  const { rows } = await owner.query<{ body: string }>(
    `select body from message where record_type = 'invoice' and record_id = $1 and purpose = 'invoice'`,
    [id],
  )
  expect(rows[0]?.body).toContain('{link}')
  const wrong = `/api/public/invoices/${'x'.repeat(43)}/pdf`
  expect(await app.visitor.request('GET', wrong)).toMatchObject({ status: 404, message: 'Not found.' })
  // Opened in a browser, the address shows text.
  const page = await app.visitor.request('GET', wrong, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.text).toContain('Open the latest link you were sent')
  expect(page.text).not.toContain('success')
  const secret = await linkOf(id)
  const pdf = await app.visitor.request('GET', `/api/public/invoices/${secret}/pdf`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(await read(id)).toMatchObject({ status: 'Viewed', viewed_at: expect.any(String) })
})

test('the link of a fully credited one opens a document that says there is nothing to pay', async () => {
  const { id, lines } = await sent()
  const secret = await linkOf(id)
  const paper = async () => {
    const { rawPayload } = await app.server.app.inject({ url: `/api/public/invoices/${secret}/pdf` })
    return (await pagesOf(rawPayload))[0]
  }
  const mark = withoutSpaces('Credited in full: nothing to pay')
  const issued = await paper()
  expect(issued).not.toContain(mark)
  await accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'Not our work', lines: [{ invoice_line_id: lines[0]!.id, quantity: 8 }] },
  })
  const credited = await paper()
  expect(credited).toContain(mark)
  // Apart from its mark it is unchanged.
  expect(credited?.replaceAll(mark, '')).toBe(issued)
  const { data: checked } = await accounts.call(calls.getInvoiceDocument, { params: { id } })
  expect(checked.mark).toBe('Credited in full: nothing to pay')
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Bill it anew' } })
  expect(await paper()).toContain(withoutSpaces('Void: nothing to pay'))
})

test('a link opened after the first payment is recorded, and the state stays', async () => {
  const { id } = await sent()
  await pay(id, 100_00)
  await app.visitor.request('GET', `/api/public/invoices/${await linkOf(id)}/pdf`)
  expect(await read(id)).toMatchObject({ status: 'Partly Paid', viewed_at: expect.any(String) })
})

test('a draft says which number its approval takes, and two approved at once take one each', async () => {
  const [one, two] = [await create(), await create()]
  expect(one.next_invoice_no).toMatch(/^INV-\d{6}$/)
  expect(two.next_invoice_no).toBe(one.next_invoice_no)
  const both = await Promise.all(
    [one, two].map(({ id }) => accounts.call(calls.approveInvoice, { params: { id }, body: {} })),
  )
  const numbers = both.map(({ data }) => data.invoice_no)
  expect(numbers).toContain(one.next_invoice_no)
  expect(new Set(numbers).size).toBe(2)
  expect(both.map(({ data }) => data.next_invoice_no)).toEqual([null, null])
})

test('of two approved at once under the number shown one takes it, and the other is asked again', async () => {
  const drafts = [await create(), await create()]
  const shown = drafts[0]!.next_invoice_no!
  const next = `INV-${String(Number(shown.slice(4)) + 1).padStart(6, '0')}`
  const approve = (id: number, next_invoice_no: string) =>
    accounts.call(calls.approveInvoice, { params: { id }, body: { next_invoice_no } })
  const both = await Promise.all(drafts.map(({ id }) => approve(id, shown)))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.data.invoice_no).toBe(shown)
  const at = both.findIndex(({ status }) => status === 409)
  expect(both[at]?.message).toBe(`The next number is now ${next}. Check and approve again.`)
  const { id } = drafts[at]!
  expect(await read(id)).toMatchObject({ status: 'Draft', invoice_no: null, next_invoice_no: next })
  expect((await approve(id, next)).data).toMatchObject({ status: 'Approved', invoice_no: next })
})

test('an invoice that was never sent is not overdue, whatever its day', async () => {
  const { id: client_id } = await newClient({ name: 'Unsent Civil', payment_terms: 'COD' })
  const { id } = await approved({ client_id })
  app.clock.set('2026-11-30T06:00:00+11:00')
  const overdue = async () => {
    const { data } = await accounts.call(calls.sumInvoices, { query: { client_id } })
    const listed = await accounts.call(calls.listInvoices, { query: { client_id, status: 'Overdue' } })
    return [data.overdue_cents, listed.data.length]
  }
  expect(await overdue()).toEqual([0, 0])
  const marked = await accounts.call(calls.markInvoiceSent, {
    params: { id },
    body: { how: 'in_person' } as never,
  })
  expect(marked.status, marked.text).toBe(200)
  expect(await overdue()).toEqual([total, 1])
  app.clock.set('2026-11-20T06:00:00+11:00')
})
