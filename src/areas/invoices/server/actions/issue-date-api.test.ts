import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { administrator, accounts, newClient, create, approve, read } = await invoicing(app)

const on = (day: string) => app.clock.set(`${day}T09:00:00+11:00`)
const approveOn = (who: typeof accounts, id: number, invoice_date: string) =>
  who.call(calls.approveInvoice, { params: { id }, body: { invoice_date } })

test('a draft shows what it would say if approved today, and is dated on approval', async () => {
  on('2026-01-05')
  const old = await create({ payment_terms: '7' })
  const agreed = await create({ payment_terms: '7', due_date: '2026-12-24' })
  const typed = { version: old.version, invoice_date: '2026-01-05' }
  expect(
    (await accounts.call(calls.editInvoice, { params: { id: old.id }, body: typed as object as never }))
      .status,
  ).toBe(422)
  on('2026-11-20')
  expect(await read(old.id)).toMatchObject({ invoice_date: '2026-11-20', due_date: '2026-11-27' })
  const { data: draft } = await accounts.call(calls.getInvoiceDocument, { params: { id: old.id } })
  expect(draft.model).toMatchObject({ invoice_date: '2026-11-20', due_date: '2026-11-27' })
  expect(await approve(old.id)).toMatchObject({ invoice_date: '2026-11-20', due_date: '2026-11-27' })
  expect(await approve(agreed.id)).toMatchObject({ invoice_date: '2026-11-20', due_date: '2026-12-24' })
  const { data } = await accounts.call(calls.getInvoiceDocument, { params: { id: old.id } })
  expect(data.model).toMatchObject({ invoice_date: '2026-11-20', due_date: '2026-11-27' })
})

test('an agreed due date reverts to the terms when cleared, or when they change', async () => {
  on('2026-11-20')
  const draft = await create({ payment_terms: '14', due_date: '2026-12-24' })
  const edit = async (version: number, body: object) =>
    (await accounts.call(calls.editInvoice, { params: { id: draft.id }, body: { version, ...body } })).data
  expect(draft).toMatchObject({ is_due_agreed: 1 })
  const emptied = await edit(draft.version, { due_date: null })
  expect(emptied).toMatchObject({ is_due_agreed: 0, due_date: '2026-12-04' })
  const again = await edit(emptied.version, { due_date: '2026-12-04' })
  expect(again).toMatchObject({ is_due_agreed: 1, due_date: '2026-12-04' })
  expect(await edit(again.version, { payment_terms: '7' })).toMatchObject({
    is_due_agreed: 0,
    due_date: '2026-11-27',
  })
  on('2026-12-25')
  const late = await create({ payment_terms: '14' })
  expect(
    await accounts.call(calls.editInvoice, {
      params: { id: late.id },
      body: { version: late.version, due_date: '2026-12-24' },
    }),
  ).toMatchObject({ status: 422, errors: { due_date: 'Due date must be on or after the date of issue.' } })
  on('2026-11-20')
})

test('another client is owed by its own terms: a day agreed with the previous one no longer applies', async () => {
  on('2026-11-20')
  const draft = await create({ payment_terms: '14', due_date: '2026-12-24' })
  const same = await newClient({ name: 'Fortnight Civil', payment_terms: '14' })
  const edit = async (version: number, body: object) =>
    (await accounts.call(calls.editInvoice, { params: { id: draft.id }, body: { version, ...body } })).data
  const moved = await edit(draft.version, { client_id: same.id })
  expect(moved).toMatchObject({ payment_terms: '14', is_due_agreed: 0, due_date: '2026-12-04' })
  const other = await newClient({ name: 'Weekly Civil', payment_terms: '7' })
  const again = await edit(moved.version, { client_id: other.id, due_date: '2026-12-24' })
  expect(again).toMatchObject({ payment_terms: '7', is_due_agreed: 1, due_date: '2026-12-24' })
})

test('with the right an earlier day of the open period can be set, and the log says so', async () => {
  const [first, second] = [await create({ payment_terms: '7' }), await create()]
  expect(await approveOn(accounts, first.id, '2026-10-31')).toMatchObject({
    status: 422,
    errors: {
      invoice_date: 'Date of issue must be on or after 1 Nov 2026: an invoice of that month is issued.',
    },
  })
  expect(await approveOn(accounts, first.id, '2026-11-21')).toMatchObject({
    status: 422,
    errors: { invoice_date: 'Date cannot be in the future.' },
  })
  expect((await read(first.id)).status).toBe('Draft')
  expect(await approveOn(accounts, first.id, '2026-11-02')).toMatchObject({
    status: 200,
    data: { invoice_date: '2026-11-02', due_date: '2026-11-09' },
  })
  const { rows } = await owner.query<{ before: unknown; after: unknown }>(
    `select before, after from activity_log where record_type = 'invoice' and record_id = $1 and action = 'approved'`,
    [first.id],
  )
  expect(rows[0]).toMatchObject({
    before: { invoice_date: '2026-11-20' },
    after: { invoice_date: '2026-11-02' },
  })
  expect(await approve(second.id)).toMatchObject({ invoice_date: '2026-11-20' })
})

test('dating on another day needs the right, dating today does not', async () => {
  const { id } = await create()
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'invoices:date', 'none' from user_role where is_system and user_type = 2`,
  )
  expect((await approveOn(accounts, id, '2026-11-19')).status).toBe(403)
  expect((await read(id)).status).toBe('Draft')
  expect((await approveOn(accounts, id, '2026-11-20')).status).toBe(200)
  const other = await create()
  expect((await approveOn(administrator, other.id, '2026-11-19')).status).toBe(200)
})

test('the database enforces the open period too', async () => {
  const { id } = await create()
  for (const day of ['2026-11-21', '2026-10-31']) {
    await owner.query(`begin; select set_config('haulyard.now', '2026-11-20T09:00:00+11:00', true)`)
    await expect(
      owner.query(
        `update invoice set status = 'Approved', number = 9000, invoice_no = 'INV-009000', approved_at = now(),
           invoice_date = $2, due_date = '2026-12-31' where id = $1`,
        [id, day],
      ),
    ).rejects.toThrow('An invoice is dated within the open period.')
    await owner.query('rollback')
  }
})
