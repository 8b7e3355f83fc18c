import { expect, test } from 'vitest'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { noteEndpoints as notes } from '#areas/notes/contract/endpoints.ts'
import { settingsEndpoints as settings } from '#areas/settings/contract/endpoints.ts'
import { userEndpoints as users } from '#areas/users/contract/endpoints.ts'
import { testApp } from '#test/app.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const driver = await app.as('driver')
const { pool } = app.database

/** Tables whose rows people edit: those that note who changed them last. */
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
/** Rows of a table that transactions after `start` wrote, and those of them whose transaction has no log entry. */
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

// S21: who, when, before and after are written in the transaction of the change itself.
test('whatever people edit, its log entry is of the same transaction', async () => {
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
})

test('a change without an entry would be found', async () => {
  const { rows } = await pool.query<{ now: string }>('select txid_current()::text as now')
  await pool.query(`insert into user_role (name, user_type) values ('Nobody logged me', 3)`)
  expect(await writtenSince(rows[0]?.now ?? '', 'user_role')).toEqual({ rows: 1, unlogged: 1 })
})
