import { expect, test } from 'vitest'
import { makeAsset, makeAttachment, makeDriver } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import {
  approvedDocket,
  at,
  docketBody,
  docketing,
  paperDocket,
  signOnPhone,
  signedDocket,
  tappedDocket,
  workedOrder,
} from '#test/dockets.ts'
import { withoutSpaces, pagesOf } from '#test/pdf-text.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { docketEndpoints as calls } from '../contract/endpoints.ts'
import { listBillable } from './actions/billable-store.ts'
import { lockBillable, markInvoiced, markUninvoiced } from './actions/bill-docket.ts'
import { docketSheet } from './document/docket-sheet.ts'
import { signDocket } from './signatures/sign-docket.ts'

const { app, owner, allocator, accounts } = await docketing()

test('the impossible is refused with a message', async () => {
  const order = await workedOrder(app)
  const create = async (fields: object) => {
    const { status, message, errors } = await allocator.call(calls.createDocket, {
      body: { ...(await docketBody(app, order)), ...fields },
    })
    return [status, Object.keys(errors)[0] ?? '', message]
  }
  expect(await create({ job_item_id: 9_999_999 })).toEqual([
    422,
    'job_item_id',
    'Work order is not one of the choices.',
  ])
  expect(await create({ driver_id: null })).toEqual([422, 'driver_id', 'Choose a driver or a machine.'])
  expect(await create({ asset_id: 9_999_999 })).toEqual([
    422,
    'asset_id',
    'Machine is not one of the choices.',
  ])
  expect(await create({ finishes_at: at('06:00') })).toEqual([
    422,
    'finishes_at',
    'Finish time must be after start time.',
  ])
  expect(await create({ agreed: [{ position: 1, quantity_agreed: 7, reason: '' }] })).toEqual([
    422,
    'agreed.0.reason',
    'Reason is required.',
  ])
  expect(await create({ loads: [{ material: 'Cat C', loaded_at: at('08:00'), net_t: 10 }] })).toEqual([
    422,
    'loads.0.waste_record_no',
    'Cat C must be tracked. Enter the Waste Tracker record number.',
  ])
  const moved = await workedOrder(app, {}, { status: 'Moved' })
  expect(await create({ job_item_id: moved.id })).toEqual([
    409,
    '',
    `Order ${moved.order_no} is Moved, so it cannot have a docket.`,
  ])
})

test('dockets of one driver or machine never overlap without a reason, even created at once', async () => {
  const asset = await makeAsset(app)
  const first = await paperDocket(app, { asset_id: asset.id })
  const other = await docketBody(app, await workedOrder(app), { asset_id: asset.id })
  const words = `${first.docket_no} has the same driver or machine from 23 Nov 2026, 7:00 am to 3:00 pm. Say why both are right.`
  expect(await allocator.call(calls.createDocket, { body: other })).toMatchObject({
    status: 409,
    message: words,
    errors: { overlap_reason: words },
  })
  const allowed = await allocator.call(calls.createDocket, {
    body: { ...other, overlap_reason: 'Two operators took turns' },
  })
  expect(allowed.data).toMatchObject({
    overlap_reason: 'Two operators took turns',
    variance: [{ code: 'overlap' }],
  })

  const { id } = await makeDriver(app)
  const orders = await Promise.all([workedOrder(app), workedOrder(app)])
  const bodies = await Promise.all(orders.map((order) => docketBody(app, order, { driver_id: id })))
  const replies = await Promise.all(bodies.map((body) => allocator.call(calls.createDocket, { body })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('without a signature it waits for the office, with the reason', async () => {
  const order = await workedOrder(app)
  const { id: operator } = await makeDriver(app)
  const { id, driver_job_id } = await tappedDocket(app, order, operator)
  const nobody = { name: 'Nobody', role: null, contact: null, signature: null, shown_sha256: null }
  const sign = (unsigned_reason: string | null) =>
    app.platform.write(system, (change) =>
      signDocket(change, driver_job_id, {
        ...nobody,
        is_typed: 0,
        client_comment: null,
        unsigned_reason,
        at: at('15:30'),
      }),
    )
  await expect(sign(null)).rejects.toThrow('Sign, or give the reason for no signature.')
  await sign('Nobody on site')
  expect((await allocator.call(calls.getDocket, { params: { id } })).data).toMatchObject({
    status: 'Submitted',
    unsigned_reason: 'Nobody on site',
    signatures: [],
  })
})

test('a typed name signs like a drawn one, and the document says that it was typed', async () => {
  const order = await workedOrder(app)
  const { id: operator } = await makeDriver(app)
  const { id, driver_job_id } = await tappedDocket(app, order, operator)
  await signOnPhone(app, driver_job_id, 1)
  const { data } = await allocator.call(calls.getDocket, { params: { id } })
  expect(data).toMatchObject({
    status: 'Signed',
    signatures: [{ method: 'typed', name: 'Jo Nguyen', image: expect.stringContaining('/api/files/') }],
  })
  const sheet = await docketSheet(app.platform.db, driver_job_id)
  expect(sheet?.document.evidence).toMatchObject({
    statement: 'Jo Nguyen read this docket on the driver’s phone and signed it there by typing the name.',
    has_signature: true,
  })
})

test('a revision keeps the old one, and the signature unless it charges more', async () => {
  const docket = await signedDocket(app)
  const params = { id: docket.id }
  await allocator.call(calls.queryDocket, { params, body: { reason: 'Longer break?' } })
  const body = {
    driver_id: docket.driver_id,
    starts_at: at('07:00'),
    finishes_at: at('15:00'),
    entries: [{ kind: 'break' as const, started_at: at('12:00'), ended_at: at('13:00') }],
  }
  const less = await allocator.call(calls.reviseDocket, { params, body })
  expect(less.data).toMatchObject({
    docket_no: docket.docket_no,
    revision: 2,
    status: 'Signed',
    lines: [{ quantity_agreed: 7 }],
    revisions: [{ revision: 2 }, { revision: 1, status: 'Superseded' }],
  })
  expect(less.data.signatures[0]?.model_sha256).toBe(docket.signatures[0]?.model_sha256)
  const old = await allocator.call(calls.getDocket, { params })
  expect(old.data).toMatchObject({ status: 'Superseded', is_latest: 0, lines: [{ quantity_agreed: 7.5 }] })
  expect((await allocator.call(calls.getDocketDocument, { params })).data.mark).toBe(
    `Replaced by ${docket.docket_no} version 2`,
  )

  await allocator.call(calls.queryDocket, { params: { id: less.data.id }, body: { reason: 'No break' } })
  const more = await allocator.call(calls.reviseDocket, {
    params: { id: less.data.id },
    body: { ...body, entries: [] },
  })
  expect(more.data).toMatchObject({
    revision: 3,
    status: 'Submitted',
    signatures: [],
    lines: [{ quantity_agreed: 8 }],
  })
})

test('another quantity is agreed with a reason, and the document says so', async () => {
  const docket = await paperDocket(app, {
    agreed: [{ position: 1, quantity_agreed: 6, reason: 'Jo agreed to six hours' }],
  })
  expect(docket.lines[0]).toMatchObject({
    quantity_computed: 7.5,
    quantity_agreed: 6,
    reason: 'Jo agreed to six hours',
  })
  const { data } = await allocator.call(calls.getDocketDocument, { params: { id: docket.id } })
  expect(data.model.lines[0]).toMatchObject({ quantity: 6, computed: 7.5 })
})

test('the document names what was booked with the machine', async () => {
  const order = await workedOrder(app)
  const machine = await makeAsset(app)
  const bucket = await makeAttachment(app)
  const released = await makeAttachment(app)
  await plainBooking(app, order.id, { asset_id: machine.id })
  await plainBooking(app, order.id, { attachment_id: bucket.id })
  await (await plainBooking(app, order.id, { attachment_id: released.id })).release()
  const modelOf = async ({ id }: { id: number }) =>
    (await allocator.call(calls.getDocketDocument, { params: { id } })).data.model
  const docket = await paperDocket(app, { order, asset_id: machine.id })
  expect((await modelOf(docket)).attachments).toEqual([`${bucket.code} ${bucket.name}`])
  expect(await modelOf(await paperDocket(app))).not.toHaveProperty('attachments')
})

test("a submitted docket never changes in the database, nor do an approved one's prices", async () => {
  const docket = await approvedDocket(app)
  const shut = 'A submitted docket never changes; make a revision.'
  for (const change of [
    `update docket set worked_minutes = 1 where id = $1`,
    `update docket set status = 'Draft', approved_at = null where id = $1`,
    `update docket_line set quantity_agreed = 1, reason = 'x' where docket_id = $1`,
    `update docket_line set unit_price_cents = 1 where docket_id = $1`,
    `delete from docket_line where docket_id = $1`,
  ])
    await expect(owner.query(change, [docket.id])).rejects.toThrow(shut)
  await expect(owner.query('delete from docket_signature where docket_id = $1', [docket.id])).rejects.toThrow(
    'docket_signature is append-only',
  )
})

test('the PDF has the docket’s content, and no price', async () => {
  const order = await workedOrder(app)
  const { id: operator } = await makeDriver(app)
  const { id, driver_job_id } = await tappedDocket(app, order, operator)
  await signOnPhone(app, driver_job_id)
  const { data } = await allocator.call(calls.getDocket, { params: { id } })
  const reply = await app.server.app.inject({
    method: 'GET',
    url: `/api/dockets/${id}/pdf`,
    headers: { authorization: `Bearer ${allocator.token}` },
  })
  expect(reply.statusCode).toBe(200)
  const words = (await pagesOf(reply.rawPayload)).join('')
  const [line] = data.lines
  for (const said of [
    data.docket_no,
    order.order_no,
    line!.description,
    '7.75',
    'hours',
    `Minimum ${line!.explanation.minimum}`,
    'Jo Nguyen',
    'Site manager',
  ])
    expect(words).toContain(withoutSpaces(said))
  const hash = data.signatures[0]!.model_sha256
  expect(words).toContain(hash)
  // Names carry numbers of their own: a price has its cents.
  expect(words).not.toMatch(/\$|185\.00|1,?387\.50|1,?433\.75|Q-000001/)
})

test('an approved docket is billable until it is billed', async () => {
  const docket = await approvedDocket(app)
  const draft = await paperDocket(app)
  const viewer = { ...system, grants: { 'dockets:read': 'all' as const } }
  const billable = () => listBillable(app.platform.db, viewer, { job_id: docket.job_id })
  expect(await billable()).toMatchObject([{ docket_id: docket.id, line_count: 1, total_cents: 138_750 }])
  await expect(
    app.platform.write(system, (change) => lockBillable(change, { docket_ids: [draft.id] })),
  ).rejects.toThrow(`${draft.docket_no}: This docket is Draft and cannot be invoiced.`)
  const lines = await app.platform.write(system, (change) =>
    lockBillable(change, { docket_ids: [docket.id] }),
  )
  expect(lines).toMatchObject([
    { quantity: 7.5, unit_price_cents: 18_500, price_source: 'Quote Q-000001, line 1' },
  ])

  // With something left to bill it stays as it is.
  const mark = (verb: typeof markInvoiced) =>
    app.platform.write(system, (change) => verb(change, [docket.id]))
  const statusNow = async () =>
    (await allocator.call(calls.getDocket, { params: { id: docket.id } })).data.status
  await mark(markInvoiced)
  expect(await statusNow()).toBe('Approved')
  await owner.query(
    `with made as (
       insert into invoice (company_id, client_id, invoice_date, due_date, payment_terms, subtotal_cents, gst_cents, total_cents)
       select company_id, client_id, shift_date, shift_date, '30', 138750, 0, 138750 from docket where id = $1 returning id)
     insert into invoice_line (invoice_id, position, docket_line_id, description, unit, quantity, unit_price_cents, line_total_cents)
     select id, 1, $2, 'x', 'hour', 7.5, 18500, 138750 from made`,
    [docket.id, docket.lines[0]!.id],
  )
  expect(await billable()).toEqual([])
  expect(
    await accounts.call(calls.reopenDocket, { params: { id: docket.id }, body: { reason: 'Wrong hours' } }),
  ).toMatchObject({ status: 409, message: 'A line of this docket is on an invoice.' })
  await mark(markInvoiced)
  expect(await statusNow()).toBe('Invoiced')
  await mark(markUninvoiced)
  expect(await statusNow()).toBe('Approved')
})
