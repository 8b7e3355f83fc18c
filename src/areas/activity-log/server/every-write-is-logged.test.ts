import { expect, test } from 'vitest'
import { checklistEndpoints as checklists } from '#areas/checklists/contract/endpoints.ts'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { docketEndpoints as dockets } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints as invoices } from '#areas/invoices/contract/endpoints.ts'
import { noteEndpoints as notes } from '#areas/notes/contract/endpoints.ts'
import { settingsEndpoints as settings } from '#areas/settings/contract/endpoints.ts'
import { userEndpoints as users } from '#areas/users/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, send, sentJob, wholeDay } from '#test/driver-jobs.ts'
import { invoicing } from '#test/invoices.ts'
import { figure } from '#test/proof.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const driver = await app.as('driver')
const { pool } = app.database

/** Tables that people edit: those that record who changed a row last. */
async function editedTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'touch' order by 1`,
  )
  return rows.map(({ name }) => name)
}

interface Written {
  rows: number
  unlogged: number
}
/** Rows written by transactions after `start`, and those whose transaction has no log entry. */
async function writtenSince(start: string, table: string): Promise<Written> {
  const { rows } = await pool.query<{ written: number; unlogged: number }>(
    `select count(*)::int as written, count(*) filter (where not exists (
        select from activity_log l where l.txid::text::bigint % 4294967296 = t.xmin::text::bigint))::int as unlogged
      from ${table} t where t.xmin::text::bigint > $1::bigint`,
    [start],
  )
  return { rows: rows[0]?.written ?? 0, unlogged: rows[0]?.unlogged ?? 0 }
}

async function changeEverything(): Promise<void> {
  const { data: client } = await administrator.call(clients.createClient, {
    body: { name: 'Logged Civil', client_type: 'civil', email: 'office@example.com' },
  })
  const params = { id: client.id }
  await administrator.call(clients.editClient, { params, body: { version: 1, suburb: 'Epping' } })
  await administrator.call(clients.createContact, { params, body: { name: 'Jo Nguyen', is_primary: 1 } })
  const place = { address_line1: '1 Quarry Road', suburb: 'Epping', state: 'VIC', postcode: '3076' } as const
  await administrator.call(clients.createSite, { params, body: { name: 'Quarry', ...place } })
  await administrator.call(notes.createNote, {
    params: { record_type: 'client', record_id: client.id },
    body: { body: 'Ring before eight.' },
  })
  await administrator.call(settings.saveCompany, { body: { version: 0, name: 'Yarra Ridge' } })
  const listed = { list_key: 'job_type' } as const
  await administrator.call(settings.addDropdownItem, { params: listed, body: { label: 'Water cart' } })
  const { data: user } = await administrator.call(users.getUser, { params: { id: driver.user_id } })
  await administrator.call(users.editUser, {
    params: { id: user.id },
    body: { version: user.version, mobile: '0491 570 006' },
  })
  const { data: role } = await administrator.call(users.createRole, {
    body: { name: 'Night allocator', user_type: 3 },
  })
  expect(role).toMatchObject({ name: 'Night allocator' })
}

/** A driver's day from acceptance to the closed job, with its docket and invoice, and a defect. */
async function workAndBill(job: SentJob): Promise<void> {
  const accounts = await app.as('accounts')
  const must = <T extends { status: number; text: string }>(reply: T): T => {
    expect(reply.status, reply.text).toBe(200)
    return reply
  }
  for (const step of await wholeDay(app, job)) must(await send(job, step))
  const [listed] = must(
    await accounts.call(dockets.listDockets, { query: { job_item_id: job.order.id } }),
  ).data
  const docket = { params: { id: listed!.id }, body: {} }
  const accepted = must(
    await accounts.call(dockets.acceptDocketUnsigned, { ...docket, body: { reason: 'Nobody on site' } }),
  ).data
  for (const line of accepted.lines.filter(({ is_billable }) => is_billable))
    must(
      await accounts.call(dockets.priceDocketLine, {
        params: { id: accepted.id, line_id: line.id },
        body: { unit_price_cents: 185_00, price_source: 'By phone' },
      }),
    )
  const override = { reason: 'Travel is in the hourly rate' }
  must(await accounts.call(dockets.approveDocket, { ...docket, body: { override } }))
  const made = must(
    await accounts.call(invoices.createInvoicesFromDockets, { body: { docket_ids: [accepted.id] } }),
  )
  const params = { id: made.data.ids[0]! }
  const approved = must(await accounts.call(invoices.approveInvoice, { params, body: {} })).data
  must(await accounts.call(invoices.sendInvoice, { params, body: { to: 'bills@kestrel.example' } }))
  must(
    await accounts.call(invoices.creditInvoice, {
      params,
      body: { reason: 'Late', lines: [{ invoice_line_id: approved.lines[0]!.id, quantity: 1 }] },
    }),
  )
  const paid = must(
    await accounts.call(invoices.takePayment, {
      body: {
        client_id: approved.client_id,
        received_on: '2026-11-20',
        method: 'eft',
        allocations: [{ invoice_id: params.id, amount_cents: 100 }],
      },
    }),
  ).data
  must(await accounts.call(invoices.reversePayment, { params: { id: paid.id }, body: { reason: 'Bounced' } }))
  const { asset_id } = job
  const found = must(
    await administrator.call(checklists.reportDefect, {
      body: { asset_id, severity: 'minor', description: 'Hose leaks' },
    }),
  ).data
  must(await administrator.call(checklists.startRepair, { params: { id: found.id }, body: {} }))
}

const rowsOf = (written: ReadonlyMap<string, Written>): number =>
  [...written.values()].reduce((sum, { rows }) => sum + rows, 0)

// S21: who, when, before and after are written in the same transaction as the change.
test("every edit's log entry is in the same transaction", async () => {
  const { rows } = await pool.query<{ now: string }>('select txid_current()::text as now')
  const start = rows[0]?.now ?? ''
  const ticked = await writtenSince(start, 'client')
  expect(ticked).toEqual({ rows: 0, unlogged: 0 })
  await changeEverything()
  const written = new Map<string, Written>()
  for (const table of await editedTables()) written.set(table, await writtenSince(start, table))

  const unlogged = [...written].filter(([, one]) => one.unlogged > 0).map(([table]) => table)
  expect(unlogged).toEqual([])
  const changed = [...written].filter(([, one]) => one.rows > 0).map(([table]) => table)
  expect(changed).toEqual([
    'app_user',
    'client',
    'client_contact',
    'company',
    'dropdown_item',
    'job_site',
    'note',
    'user_role',
  ])
  figure(
    'S21',
    `${rowsOf(written)} rows of ${changed.length} tables of the office: each logged in its own transaction`,
  )
})

test('a day of work and its invoicing are logged in the same way', async () => {
  await invoicing(app)
  app.clock.set('2026-11-24T03:00:00+11:00')
  const job = await sentJob(app, '2026-11-24')
  app.clock.set('2026-11-24T20:00:00+11:00')
  const { rows } = await pool.query<{ now: string }>('select txid_current()::text as now')
  const start = rows[0]?.now ?? ''
  await workAndBill(job)
  const written = new Map<string, Written>()
  for (const table of await editedTables()) written.set(table, await writtenSince(start, table))
  expect([...written].filter(([, one]) => one.unlogged > 0)).toEqual([])
  const changed = [...written].filter(([, one]) => one.rows > 0).map(([table]) => table)
  expect(changed).toEqual(
    expect.arrayContaining(['asset_defect', 'docket', 'driver_job', 'invoice', 'payment']),
  )
  figure(
    'S21',
    `${rowsOf(written)} rows of ${changed.length} tables of the work: each logged in its own transaction`,
  )
})

test('a change without an entry would be found', async () => {
  const { rows } = await pool.query<{ now: string }>('select txid_current()::text as now')
  await pool.query(`insert into user_role (name, user_type) values ('Nobody logged me', 3)`)
  expect(await writtenSince(rows[0]?.now ?? '', 'user_role')).toEqual({ rows: 1, unlogged: 1 })
})
