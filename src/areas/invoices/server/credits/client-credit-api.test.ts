import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { crediting, hour, total } from '#test/credits.ts'
import { invoiceLine } from '#test/invoices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, newClient, sent, pay, read, creditor, creditOf, creditNow, allocate, refund, takeBack } =
  await crediting(app)

describe('crediting a paid invoice', () => {
  test('in part: it stays paid as of then, and the surplus is the client’s credit', async () => {
    const { client_id, of, source, note } = await creditor('Surplus Civil')
    expect(note).toMatchObject({ total_cents: hour })
    expect(await read(source.id)).toMatchObject({
      status: 'Paid',
      paid_cents: total,
      credited_cents: hour,
      surplus_cents: hour,
      owing_cents: 0,
      client_credit_cents: hour,
      paid_at: source.sent_at,
    })
    expect(await creditNow(client_id)).toEqual({
      client_id,
      left_cents: hour,
      held: [{ invoice_id: source.id, invoice_no: source.invoice_no, surplus_cents: hour, left_cents: hour }],
      uses: [],
    })
    expect((await accounts.call(calls.sumInvoices, { query: of })).data).toEqual({
      count: 1,
      listed_cents: total,
      draft_cents: 0,
      total_cents: total - hour,
      owing_cents: 0,
      overdue_cents: 0,
      credit_cents: hour,
      days_to_pay: 0,
      ages: [],
    })
  })

  test('in full: it is credited, not paid; voiding it bills nothing, and the credit stays', async () => {
    const { client_id, source } = await creditor('Whole Civil')
    expect((await creditOf(source.id, { quantity: 7 })).status).toBe(200)
    expect(await read(source.id)).toMatchObject({ status: 'Credited', paid_at: null, surplus_cents: total })
    const voided = await accounts.call(calls.voidInvoice, {
      params: { id: source.id },
      body: { reason: 'Bill it anew' },
    })
    expect(voided).toMatchObject({ status: 200, data: { status: 'Void', surplus_cents: total } })
    expect((await creditNow(client_id)).left_cents).toBe(total)
    expect((await accounts.call(calls.listCreditNotes, { params: { id: source.id } })).data).toHaveLength(2)
  })

  test('when partly paid: what is owing goes first, and only the excess becomes credit', async () => {
    const { id: client_id } = await newClient({ name: 'Half Civil' })
    const { id } = await sent({ client_id })
    await pay(id, total - 100_00, { client_id })
    await creditOf(id, { quantity: 1 })
    expect(await read(id)).toMatchObject({ status: 'Paid', owing_cents: 0, surplus_cents: hour - 100_00 })
  })
})

test('a void invoice stays void, whatever happens to its payments', async () => {
  const { client_id, of, source, payment } = await creditor('Void Civil')
  await creditOf(source.id, { quantity: 7 })
  const target = await sent({ ...of, lines: [invoiceLine({ quantity: 1 })] })
  const { data } = await allocate(client_id, target.id, hour)
  await creditOf(target.id, { quantity: 1 })
  for (const id of [source.id, target.id])
    await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Bill it anew' } })
  expect((await takeBack(data.uses[0]!.id)).data.left_cents).toBe(total)
  const body = { reason: 'Bounced' }
  expect((await accounts.call(calls.reversePayment, { params: { id: payment.id }, body })).status).toBe(200)
  await expect(
    owner.query(`update invoice set status = 'Credited' where id = $1`, [source.id]),
  ).rejects.toThrow('A voided invoice stays void.')
  for (const id of [source.id, target.id])
    expect(await read(id)).toMatchObject({ status: 'Void', paid_cents: 0, surplus_cents: 0, owing_cents: 0 })
  expect((await creditNow(client_id)).left_cents).toBe(0)
})

describe('allocating credit', () => {
  test('acts as a payment of another invoice, up to what is available and owing', async () => {
    const { client_id, of, source } = await creditor('Allocated Civil')
    const target = await sent(of)
    expect(await allocate(client_id, target.id, hour + 1)).toMatchObject({
      status: 422,
      errors: { amount_cents: 'This client has only $203.50 credit.' },
    })
    const small = await sent({ ...of, lines: [invoiceLine({ quantity: 1, unit_price_cents: 100_00 })] })
    expect(await allocate(client_id, small.id, hour)).toMatchObject({
      status: 422,
      errors: { amount_cents: 'Payment is $93.50 more than the amount owing.' },
    })
    const other = await newClient({ name: 'Someone else' })
    const theirs = await sent({ client_id: other.id })
    expect(await allocate(client_id, theirs.id, 1_00)).toMatchObject({
      status: 422,
      errors: { invoice_id: 'Invoice is not one of the choices.' },
    })
    expect((await creditNow(client_id)).left_cents).toBe(hour)

    const { data } = await allocate(client_id, target.id, 200_00)
    expect(data).toMatchObject({ left_cents: 3_50, uses: [{ amount_cents: 200_00, used_on: '2026-11-20' }] })
    expect(await read(target.id)).toMatchObject({
      status: 'Partly Paid',
      paid_cents: 200_00,
      owing_cents: total - 200_00,
      client_credit_cents: 3_50,
    })
    // Its total is unchanged; what the client owes is reduced by its credit.
    expect((await accounts.call(calls.sumInvoices, { query: of })).data).toMatchObject({
      total_cents: total - hour + total + 110_00,
      owing_cents: total - 200_00 + 110_00,
      credit_cents: 3_50,
    })
    const { rows } = await owner.query<{ record_id: number; action: string }>(
      `select record_id::int, action from activity_log where part = 'credit' and record_id = any($1) order by id`,
      [[source.id, target.id]],
    )
    expect(rows).toEqual([
      { record_id: source.id, action: 'credit allocated' },
      { record_id: target.id, action: 'paid' },
    ])
  })

  test('takes the oldest invoice first, pays the other in full, and comes back when reversed', async () => {
    const { client_id, of, source } = await creditor('Oldest Civil')
    const second = await sent(of)
    await pay(second.id, total, of)
    await creditOf(second.id, { quantity: 8 })
    const target = await sent(of)
    const { data } = await allocate(client_id, target.id, total)
    expect(data.uses.map(({ from_invoice_id, amount_cents }) => [from_invoice_id, amount_cents])).toEqual([
      [second.id, total - hour],
      [source.id, hour],
    ])
    expect(await read(target.id)).toMatchObject({ status: 'Paid', paid_at: expect.any(String) })
    expect((await takeBack(data.uses[0]!.id)).data.left_cents).toBe(total)
    expect(await read(target.id)).toMatchObject({ status: 'Partly Paid', paid_cents: hour, paid_at: null })
    expect(await takeBack(data.uses[0]!.id)).toMatchObject({
      status: 409,
      message: 'This is already reversed.',
    })
  })

  test('works again when what it paid is credited: used credit stays where it was used', async () => {
    const { client_id, of } = await creditor('Twice Civil')
    const target = await sent({ ...of, lines: [invoiceLine({ quantity: 1 })] })
    const { data: first } = await allocate(client_id, target.id, hour)
    await creditOf(target.id, { quantity: 1 })
    expect(await read(target.id)).toMatchObject({ status: 'Credited', surplus_cents: hour })
    await refund(client_id, hour)
    expect(await takeBack(first.uses[0]!.id)).toMatchObject({
      status: 409,
      message: '$203.50 of it became the client’s credit again and is used. Reverse that first.',
    })
    const { uses } = await creditNow(client_id)
    expect((await takeBack(uses[0]!.id)).status).toBe(200)
    expect((await takeBack(uses[1]!.id)).status).toBe(200)
    expect(await creditNow(client_id)).toMatchObject({ left_cents: hour })
    expect(await read(target.id)).toMatchObject({ status: 'Credited', paid_cents: 0, surplus_cents: 0 })
  })
})

describe('refunding credit', () => {
  test('records how and when, not in the future, and up to what there is', async () => {
    const { client_id, source } = await creditor('Refunded Civil')
    expect(await refund(client_id, hour, '2026-11-21')).toMatchObject({
      status: 422,
      errors: { used_on: 'Date cannot be in the future.' },
    })
    expect((await refund(client_id, hour)).data).toMatchObject({
      left_cents: 0,
      uses: [{ to_invoice_id: null, refund_method: 'eft', reference: 'R-1', amount_cents: hour }],
    })
    expect(await refund(client_id, 1)).toMatchObject({
      status: 422,
      errors: { amount_cents: 'This client has only $0.00 credit.' },
    })
    expect(await read(source.id)).toMatchObject({
      status: 'Paid',
      surplus_cents: hour,
      client_credit_cents: 0,
    })
  })

  test('a bounced payment takes its credit with it, unless that has been used', async () => {
    const { client_id, source, payment } = await creditor('Bounced Civil')
    await refund(client_id, 200_00)
    const reverse = () =>
      accounts.call(calls.reversePayment, { params: { id: payment.id }, body: { reason: 'Bounced' } })
    expect(await reverse()).toMatchObject({
      status: 409,
      message:
        '$200.00 of it became the client’s credit and is used. Reverse that allocation or refund first.',
    })
    const { uses } = await creditNow(client_id)
    await takeBack(uses[0]!.id)
    expect((await reverse()).status).toBe(200)
    expect(await read(source.id)).toMatchObject({
      status: 'Sent',
      owing_cents: total - hour,
      surplus_cents: 0,
    })
    expect((await creditNow(client_id)).left_cents).toBe(0)
  })
})

test('the database enforces it for every writer', async () => {
  const { client_id, of, source } = await creditor('Kept Civil')
  const target = await sent(of)
  const other = await newClient({ name: 'Other Civil' })
  const theirs = await sent({ client_id: other.id })
  const use = (to: number | null, cents: number, client = client_id) =>
    owner.query(
      `insert into credit_use (company_id, client_id, from_invoice_id, to_invoice_id, amount_cents, used_on, refund_method)
       values (1, $1, $2, $3, $4, '2026-11-20', case when $3::bigint is null then 'eft'::payment_method end)`,
      [client, source.id, to, cents],
    )
  await expect(use(target.id, hour + 1)).rejects.toThrow(/invoice_credit_held/)
  await expect(use(null, hour + 1)).rejects.toThrow(/invoice_credit_held/)
  await expect(use(theirs.id, 1)).rejects.toThrow(/credit_use_to/)
  await expect(use(theirs.id, 1, other.id)).rejects.toThrow(/credit_use_from/)
  await expect(use(source.id, 1)).rejects.toThrow(/violates check/)
  const { data } = await allocate(client_id, target.id, hour)
  const used = data.uses[0]!.id
  for (const statement of [
    `update credit_use set amount_cents = 1 where id = ${used}`,
    `delete from credit_use where id = ${used}`,
    `update credit_note set total_cents = 1 where invoice_id = ${source.id}`,
    `delete from credit_note where invoice_id = ${source.id}`,
  ])
    await expect(owner.query(statement)).rejects.toThrow(/never change/)
  // A payment leaves no surplus.
  await owner.query(
    `insert into payment (company_id, client_id, received_on, method, amount_cents) values (1, $1, '2026-11-20', 'eft', 999999)`,
    [client_id],
  )
  await expect(
    owner.query(
      `insert into payment_allocation (payment_id, invoice_id, amount_cents) select max(id), $1, 1 from payment`,
      [source.id],
    ),
  ).rejects.toThrow(/takes no more than is owing|invoice_not_overpaid/)
})
