import { expect, test } from 'vitest'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket, at, signedDocket, workedOrder } from '#test/dockets.ts'
import { invoicing, lineAgain } from '#test/invoices.ts'
import { newJob } from '#test/jobs.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { invoiceName } from '../../rules/invoice-words.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, administrator, approve, read } = await invoicing(app)

/** Approved by accounts, who may approve one that differs from the plan. */
async function dayOf(order: Awaited<ReturnType<typeof workedOrder>>, date: string) {
  const docket = await signedDocket(app, {
    order,
    starts_at: at('07:00', date),
    finishes_at: at('15:00', date),
    entries: [],
  })
  const { data } = await accounts.call(docketEndpoints.approveDocket, { params: { id: docket.id }, body: {} })
  return data
}
const make = (...docket_ids: number[]) =>
  accounts.call(calls.createInvoicesFromDockets, { body: { docket_ids } })
const docketStatus = async (id: number) =>
  (await administrator.call(docketEndpoints.getDocket, { params: { id } })).data.status
const orderStatus = async (id: number) =>
  (await administrator.call(orderEndpoints.getOrder, { params: { id } })).data.order_status

test('a docket that is not approved is not billed, and nothing is written', async () => {
  const docket = await signedDocket(app)
  const before = await fingerprint(owner)
  const refused = await make(docket.id)
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining(docket.docket_no)])
  expect(await fingerprint(owner)).toEqual(before)
})

test('of two simultaneous invoices for one docket line one succeeds, and the other is refused', async () => {
  const docket = await approvedDocket(app)
  const replies = await Promise.all([make(docket.id), make(docket.id), make(docket.id)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const draft = await read(replies.find(({ status }) => status === 200)!.data.ids[0]!)
  for (const { message } of replies.filter(({ status }) => status === 409))
    expect(message).toBe(`Docket ${docket.docket_no} line 1 is already on invoice ${invoiceName(draft)}.`)
  const { rows } = await owner.query(
    `select from invoice_line n join docket_line l on l.id = n.docket_line_id where l.docket_id = $1`,
    [docket.id],
  )
  expect(rows).toHaveLength(docket.lines.filter((line) => line.is_billable).length)
})

test('from docket to order and back: approved, voided, and billed again', async () => {
  const order = await workedOrder(app)
  const docket = await approvedDocket(app, { order })
  const { data: billable } = await accounts.call(calls.listBillable, {
    query: { client_id: docket.client_id },
  })
  expect(billable).toMatchObject([{ id: docket.id, group: `Job ${docket.job_no}` }])
  const invoices = async () =>
    (await accounts.call(calls.listInvoices, { query: { docket_id: docket.id } })).data.map((one) => one.id)
  expect(await invoices()).toEqual([])
  const [id = 0] = (await make(docket.id)).data.ids
  const draft = await read(id)
  expect(draft).toMatchObject({ job_id: docket.job_id, supply_from: docket.shift_date, status: 'Draft' })
  expect(draft.lines[0]).toMatchObject({
    docket_no: docket.docket_no,
    quantity: docket.lines[0]?.quantity_agreed,
    unit_price_cents: docket.lines[0]?.unit_price_cents,
    price_source: docket.lines[0]?.price_source,
  })
  expect([await docketStatus(docket.id), await invoices()]).toEqual(['Approved', [id]])
  await approve(id)
  expect([await docketStatus(docket.id), await orderStatus(order.id)]).toEqual(['Invoiced', 'Invoiced'])
  expect((await accounts.call(calls.listBillable, { query: { client_id: docket.client_id } })).data).toEqual(
    [],
  )
  await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Wrong job' } })
  expect([await docketStatus(docket.id), await orderStatus(order.id)]).toEqual(['Approved', 'Confirmed'])
  expect(await invoices()).toEqual([])
  const [again = 0] = (await make(docket.id)).data.ids
  expect((await read(again)).total_cents).toBe(draft.total_cents)
})

test('a fully credited invoice’s work can be billed again once it is voided', async () => {
  const docket = await approvedDocket(app)
  const [id = 0] = (await make(docket.id)).data.ids
  const { lines, total_cents } = await approve(id)
  await accounts.call(calls.creditInvoice, {
    params: { id },
    body: {
      reason: 'Wrong order number',
      lines: lines.map((line) => ({ invoice_line_id: line.id, quantity: line.quantity })),
    },
  })
  expect(await read(id)).toMatchObject({ status: 'Credited', credited_cents: total_cents })
  expect((await make(docket.id)).status).toBe(409)
  const voided = await accounts.call(calls.voidInvoice, { params: { id }, body: { reason: 'Bill it anew' } })
  expect(voided.status).toBe(200)
  expect(await docketStatus(docket.id)).toBe('Approved')
  const [again = 0] = (await make(docket.id)).data.ids
  expect(await approve(again)).toMatchObject({ status: 'Approved', total_cents })
})

test('work stays as on the docket; its price may change, and says so; a removed line frees it', async () => {
  const docket = await approvedDocket(app)
  const [id = 0] = (await make(docket.id)).data.ids
  const { version, lines } = await read(id)
  const edit = (changes: object) =>
    accounts.call(calls.editInvoice, {
      params: { id },
      body: { version, lines: lines.map((line) => ({ ...lineAgain(line), ...changes })) },
    })
  expect((await edit({ quantity: 1 })).errors).toEqual({
    'lines.0.quantity': `This comes from docket ${docket.docket_no}. Change the docket first.`,
  })
  const { data } = await edit({ unit_price_cents: 170_00 })
  expect(data.lines[0]).toMatchObject({
    docket_line_id: lines[0]?.docket_line_id,
    price_source: 'Changed here from $185.00',
  })
  await accounts.call(calls.editInvoice, {
    params: { id },
    body: {
      version: data.version,
      lines: data.lines.map((line) => ({ ...lineAgain(line), is_taken_off: 1 as const })),
    },
  })
  expect((await make(docket.id)).status).toBe(200)
})

test('one invoice per week, with later dockets added to its draft', async () => {
  const job = await newJob(app, { status: 'Pending' })
  await owner.query(`update client set one_invoice_per = 'week' where id = $1`, [job.client_id])
  const on = async (date: string) => {
    const order = await workedOrder(app, {}, {})
    await owner.query(`update job set client_id = $2 where id = $1`, [order.job_id, job.client_id])
    return dayOf(order, date)
  }
  const dockets = [await on('2026-11-19'), await on('2026-11-18'), await on('2026-11-12')]
  const { data } = await make(...dockets.map(({ id }) => id))
  expect(data.ids).toHaveLength(2)
  const invoices = await Promise.all(data.ids.map(read))
  expect(invoices.map(({ lines }) => lines.length).toSorted((a, b) => a - b)).toEqual([1, 2])
  const late = await on('2026-11-17')
  const first = invoices[0]!
  const added = await accounts.call(calls.addDockets, {
    params: { id: first.id },
    body: { version: first.version, docket_ids: [late.id] },
  })
  expect(added.data.lines).toHaveLength(first.lines.length + 1)
  const other = await approvedDocket(app)
  const refused = await accounts.call(calls.addDockets, {
    params: { id: first.id },
    body: { docket_ids: [other.id] },
  })
  expect(refused).toMatchObject({
    status: 409,
    message: `Docket ${other.docket_no} belongs to another client.`,
  })
})

test('a fixed discount from the job’s quote applies once over its invoices, and deleting one returns its part', async () => {
  const order = await workedOrder(app)
  await owner.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, status, gst_rule)
       select 'Q-009999', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'amount', 100000, 'Converted',
         'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [order.job_id],
  )
  const [one, two] = [await dayOf(order, '2026-11-23'), await dayOf(order, '2026-11-24')]
  const [a = 0] = (await make(one.id)).data.ids
  const [b = 0] = (await make(two.id)).data.ids
  const first = await read(a)
  expect(first).toMatchObject({
    discount_cents: 1000_00,
    discount_source: 'Quote Q-009999, $1,000.00',
    total_cents: 528_00,
  })
  expect(await read(b)).toMatchObject({ discount_cents: 0, discount_source: null, total_cents: 1628_00 })
  await accounts.call(calls.deleteInvoice, { params: { id: a }, body: { reason: 'To be made anew' } })
  const { lines } = await approve(b)
  expect(await read(b)).toMatchObject({ discount_cents: 1000_00, total_cents: 528_00 })
  const credited = await accounts.call(calls.creditInvoice, {
    params: { id: b },
    body: {
      reason: 'One hour less',
      lines: [{ invoice_line_id: lines[0]!.id, quantity: 1, unit_price_cents: 185_00 }],
    },
  })
  expect(Object.values(credited.errors)).toEqual([
    expect.stringMatching(/ was charged at \$60\.00 per hour\. Credit it at that price or less\.$/),
  ])
})
