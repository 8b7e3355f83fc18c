import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { markLettersSent } from '#test/letters.ts'
import { invoicing } from '#test/invoices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { remindOfInvoices } from '../reminders/remind-clients.ts'

const app = await testApp()
const owner = await app.database.owner()
const { create, accounts, newClient, approved, send, sent, pay, read } = await invoicing(app)
const total = 1628_00

test('unallocated money, or more than was received, is refused at the amount and nothing is saved', async () => {
  const { id } = await sent()
  const of = (amount_cents: number, given_cents: number) => pay(id, given_cents, { amount_cents })
  expect(await of(9999_00, 50_00)).toMatchObject({
    status: 422,
    errors: { amount_cents: '$9,949.00 still to go against an invoice.' },
  })
  expect(await of(10_00, 20_00)).toMatchObject({
    status: 422,
    errors: { amount_cents: '$10.00 more goes against invoices than was received.' },
  })
  expect(await read(id)).toMatchObject({ status: 'Sent', paid_cents: 0 })
  expect(await of(50_00, 50_00)).toMatchObject({ status: 200, data: { amount_cents: 50_00 } })
})

test('what a client pays too much stays in its credit only when recorded so, and goes with the payment', async () => {
  const { id: client_id } = await newClient({ name: 'Generous Civil' })
  const [a, b] = [await sent({ client_id }), await sent({ client_id })]
  const of = (amount_cents: number, kept_cents: number) => pay(a.id, amount_cents, { client_id, kept_cents })
  expect(await of(100_00, 90_75)).toMatchObject({
    status: 422,
    errors: { kept_cents: 'Pay an invoice in full before keeping the rest as credit.' },
  })
  expect(await pay(a.id, total + 90_75, { client_id })).toMatchObject({
    status: 422,
    errors: { 'allocations.0.amount_cents': 'Payment is $90.75 more than the amount owing.' },
  })
  const { data: payment, status } = await of(total, 90_75)
  expect([status, payment.amount_cents]).toEqual([200, total + 90_75])
  expect(payment.allocations).toMatchObject([{ amount_cents: total + 90_75, kept_cents: 90_75 }])
  expect(await read(a.id)).toMatchObject({ status: 'Paid', owing_cents: 0, surplus_cents: 90_75 })
  expect(await read(b.id)).toMatchObject({ client_credit_cents: 90_75, owing_cents: total })
  const { data: used } = await accounts.call(calls.allocateCredit, {
    body: { client_id, invoice_id: b.id, amount_cents: 90_75 },
  })
  expect(used.left_cents).toBe(0)
  const reverse = () =>
    accounts.call(calls.reversePayment, { params: { id: payment.id }, body: { reason: 'Bounced' } })
  expect((await reverse()).message).toContain('$90.75 of it became the client’s credit and is used.')
  await accounts.call(calls.reverseCreditUse, {
    params: { id: used.uses[0]!.id },
    body: { reason: 'Bounced' },
  })
  expect((await reverse()).status).toBe(200)
  expect(await read(a.id)).toMatchObject({
    status: 'Sent',
    paid_cents: 0,
    surplus_cents: 0,
    owing_cents: total,
  })
  // Whatever is written: no surplus but what is kept, and no more kept than there is.
  const paid = `insert into payment (company_id, client_id, received_on, method, amount_cents)
    values (1, $1, '2026-11-20', 'eft', 999999) returning id`
  const { rows } = await owner.query<{ id: number }>(paid, [client_id])
  const allocate = (amount: number, kept: number) =>
    owner.query(
      'insert into payment_allocation (payment_id, invoice_id, amount_cents, kept_cents) values ($1, $2, $3, $4)',
      [rows[0]!.id, a.id, amount, kept],
    )
  await expect(allocate(total + 2, 1)).rejects.toThrow(/invoice_not_overpaid/)
  await expect(allocate(total, 1)).rejects.toThrow(/takes no more than is owing/)
  await expect(allocate(1, 1)).rejects.toThrow(/payment_allocation_kept/)
})

test('one payment covers several invoices, and its reversal reopens them', async () => {
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
  expect(await reverse()).toMatchObject({ status: 409, message: 'This payment is already reversed.' })
  const of = await accounts.call(calls.listPayments, { query: { invoice_id: b.id } })
  expect(of.data).toMatchObject([{ id: data.id, reverse_reason: 'Bounced' }])
})

test('a credit note has its own number and lowers what is owing, and a void credits the rest', async () => {
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
  expect(tooMuch).toMatchObject({ status: 422, message: 'Only 7 hours left to credit.' })
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } })
  const { data: notes } = await accounts.call(calls.listCreditNotes, { params: { id } })
  expect(notes.map(({ total_cents }) => total_cents)).toEqual([203_50, total - 203_50])
  expect(await read(id)).toMatchObject({ status: 'Void', owing_cents: 0, invoice_no: expect.any(String) })
  const pdf = await accounts.request('GET', `/api/credit-notes/${note.id}/pdf`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
})

describe('credited in full', () => {
  const credit = (id: number, lines: { id: number }[], more: object = {}) =>
    accounts.call(calls.creditInvoice, {
      params: { id },
      body: {
        reason: 'Not our work',
        lines: lines.map((line) => ({ invoice_line_id: line.id, quantity: 8, ...more })),
      },
    })

  test('it is not paid, ends its dispute and does not count; voiding it needs no further credit note', async () => {
    const client = await newClient({ name: 'Counted once' })
    const { id, lines } = await sent({ client_id: client.id })
    await accounts.call(calls.disputeInvoice, { params: { id }, body: { reason: 'Not our site' } })
    expect((await credit(id, lines)).status).toBe(200)
    const after = {
      status: 'Credited',
      paid_at: null,
      owing_cents: 0,
      dispute_reason: null,
      disputed_at: null,
    }
    expect(await read(id)).toMatchObject(after)
    const query = { client_id: client.id }
    expect((await accounts.call(calls.sumInvoices, { query })).data).toMatchObject({
      count: 1,
      total_cents: 0,
      owing_cents: 0,
    })
    const listed = await accounts.call(calls.listInvoices, { query: { ...query, status: 'Credited' } })
    expect(listed.data.map((one) => one.id)).toEqual([id])
    const voided = await accounts.call(calls.voidInvoice, {
      params: { id },
      body: { reason: 'Bill it anew' },
    })
    expect(voided).toMatchObject({ status: 200, data: { status: 'Void' } })
    const { data: notes } = await accounts.call(calls.listCreditNotes, { params: { id } })
    expect(notes).toHaveLength(1)
  })

  test('with a payment, only the rest is credited, and it is paid', async () => {
    const client = await newClient({ name: 'Half Civil' })
    const { id, lines } = await sent({ client_id: client.id })
    await pay(id, 814_00, { client_id: client.id })
    await credit(id, lines, { quantity: 4 })
    expect(await read(id)).toMatchObject({ status: 'Paid', paid_at: expect.any(String) })
    // Partial credits count the same as one for all of it.
    const { data: sums } = await accounts.call(calls.sumInvoices, { query: { client_id: client.id } })
    expect(sums).toMatchObject({ count: 1, total_cents: 814_00, owing_cents: 0 })
  })

  test('a draft that someone tries to pay has no number to name', async () => {
    const { id } = await create()
    expect((await pay(id, 1_00)).message).toBe('This invoice is Draft and cannot be paid.')
  })

  test('a line is credited at up to its price, and in all up to its total', async () => {
    const { id, lines } = await sent()
    expect(await credit(id, lines, { quantity: 1, unit_price_cents: 185.01 * 100 })).toMatchObject({
      status: 422,
      errors: {
        'lines.0.unit_price_cents':
          '20 t excavator, wet hire was charged at $185.00 per hour. Credit it at that price or less.',
      },
    })
    expect(await read(id)).toMatchObject({ status: 'Sent', credited_cents: 0 })
    expect((await credit(id, lines, { quantity: 1, unit_price_cents: 100_00 })).data.total_cents).toBe(110_00)
    const whole = { company_id: 1, number: 90_000, credit_note_no: 'CN-090000', invoice_id: id }
    await expect(
      owner.query(
        `insert into credit_note (company_id, number, credit_note_no, invoice_id, credit_date, reason,
           subtotal_cents, gst_cents, total_cents) values ($1, $2, $3, $4, '2026-11-20', 'Twice', $5, 0, $5)`,
        [...Object.values(whole), total],
      ),
    ).rejects.toThrow(/invoice_not_overcredited/)
  })
})

describe('payment before sending', () => {
  const lettersOf = async (id: number) =>
    (
      await owner.query<{ purpose: string; subject: string; body: string }>(
        `select purpose, subject, body from message where record_type = 'invoice' and record_id = $1 order by id`,
        [id],
      )
    ).rows
  const mail = { to: 'bills@kestrel.example' }

  test('an invoice paid before it is sent is sent as paid, and later as a copy, which reminds of nothing', async () => {
    const { id } = await approved()
    await pay(id, total)
    const again = () => accounts.call(calls.remindOfInvoice, { params: { id }, body: mail })
    expect(await again()).toMatchObject({ status: 409, message: 'This invoice has not been sent yet.' })
    expect(await send(id)).toMatchObject({ status: 'Paid', sent_at: expect.any(String) })
    await markLettersSent(app)
    // The copy is not emailed: the invoice itself was.
    expect((await again()).data).toMatchObject({ status: 'Paid', reminded_at: null, letter: 'left' })
    const letters = await lettersOf(id)
    expect(letters.map(({ purpose }) => purpose)).toEqual(['invoice', 'invoice_copy'])
    expect(letters[0]?.body).toContain('for $1,628.00. It is paid. Thank you.')
    expect(letters[1]?.subject).toMatch(/^Copy of invoice INV-/)
    expect(letters[1]?.body).toMatch(/Here is our invoice INV-\d{6} for \$1,628\.00\. It is paid\./)
    expect(letters.map(({ body }) => body).join()).not.toMatch(/due on|how to pay|reminder/i)
  })

  test('an invoice partly paid before it is sent says what is owing', async () => {
    const { id } = await approved()
    await pay(id, 628_00)
    expect(await send(id)).toMatchObject({ status: 'Partly Paid', sent_at: expect.any(String) })
    expect((await lettersOf(id))[0]?.body).toContain('for $1,628.00. $1,000.00 is due on 20 Dec 2026.')
  })

  test('a deposit from accepting the quote keeps its date, before the invoice’s', async () => {
    const { id } = await sent()
    expect((await pay(id, 400_00, { received_on: '2026-10-05' })).data.received_on).toBe('2026-10-05')
    expect(await pay(id, 100_00, { received_on: '2026-11-21' })).toMatchObject({
      status: 422,
      errors: { received_on: 'Date cannot be in the future.' },
    })
  })
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

  test('go out before and after the due date, once a day, with missed days made up; not in dispute', async () => {
    const [one, disputed] = [await sent({ payment_terms: '7' }), await sent({ payment_terms: '7' })]
    await accounts.call(calls.disputeInvoice, { params: { id: disputed.id }, body: { reason: 'Hours' } })
    await markLettersSent(app)
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
