import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const driver = await app.as('driver')

const kestrel = {
  name: 'Kestrel Homes Pty Ltd',
  client_type: 'builder',
  email: 'Office@Kestrel.example',
} as const

async function newClient(name: string = kestrel.name) {
  const { data } = await accounts.call(calls.createClient, { body: { ...kestrel, name } })
  return data
}

test('a client is refused without a session, to a driver, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createClient, { body: kestrel })).toMatchObject({
    status: 401,
    success: false,
    message: 'Token is Expired',
  })
  expect(await driver.call(calls.createClient, { body: kestrel })).toMatchObject({
    status: 403,
    message: 'You are not Authorized for this action.',
  })
  const refused = await sales.call(calls.createClient, {} as never, {
    raw: { name: 'K', abn: '51 824 753 557', email: 'nobody', phone: '12', postcode: '30', id: 7 },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      client_type: 'Type is required.',
      email: 'Enter a valid email address.',
      abn: 'This ABN is not valid. Check the digits.',
      phone: 'Enter a valid Australian phone number.',
      postcode: 'Postcode must have 4 digits.',
      id: 'This field is not known.',
    },
  })
})

test('a client is created, found, changed and archived, and the log says so', async () => {
  const made = await sales.call(calls.createClient, {
    body: { ...kestrel, abn: '51 824 753 556', phone: '(03) 5550 1234' },
  })
  expect(made).toMatchObject({
    status: 200,
    data: {
      email: 'office@kestrel.example',
      abn: '51824753556',
      phone: '0355501234',
      payment_terms: '30',
      gst_switch: 1,
      version: 1,
    },
  })
  const { id } = made.data
  const found = await sales.call(calls.listClients, { query: { search: '5550 12' } })
  expect(found.data.map((client) => client.id)).toEqual([id])
  const edited = await sales.call(calls.editClient, {
    params: { id },
    body: { version: 1, suburb: 'Altona' },
  })
  expect(edited.data).toMatchObject({ suburb: 'Altona', name: kestrel.name, version: 2 })
  await sales.call(calls.archiveClients, { body: { ids: [id], reason: 'Closed down' } })
  expect((await sales.call(calls.listClients, { query: { search: 'kestrel' } })).total).toBe(0)
  expect((await sales.call(calls.listClients, { query: { search: 'kestrel', archived: '1' } })).total).toBe(1)
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'before', 'after', 'reason'])
    .where('record_type', '=', 'client')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { action: 'created', actor: 'Sal Moretti', before: null, after: { abn: '51824753556' } },
    { action: 'updated', before: { suburb: null }, after: { suburb: 'Altona' } },
    { action: 'archived', reason: 'Closed down' },
  ])
})

test('several are archived and restored together, or none of them', async () => {
  const ids = [(await newClient('Many One')).id, (await newClient('Many Two')).id]
  const seen = async (archived: '0' | '1') =>
    (await sales.call(calls.listClients, { query: { search: 'many', archived } })).total
  const gone = { body: { ids: [...ids, 9_999_999], reason: 'Doubles' } }
  expect(await sales.call(calls.archiveClients, gone)).toMatchObject({ status: 404 })
  expect(await seen('0')).toBe(2)
  expect(
    (await sales.call(calls.archiveClients, { body: { ids: [...ids, ...ids], reason: 'Doubles' } })).data,
  ).toEqual({ archived: 2 })
  expect(await seen('1')).toBe(2)
  expect(await sales.call(calls.restoreClients, { body: { ids: [...ids, 9_999_999] } })).toMatchObject({
    status: 404,
  })
  expect((await sales.call(calls.restoreClients, { body: { ids } })).data).toEqual({ restored: 2 })
  expect(await sales.call(calls.restoreClients, { body: { ids } })).toMatchObject({
    status: 409,
    message: 'Many One: This client is not archived.',
  })
  await sales.call(calls.archiveClients, { body: { ids: ids.slice(1), reason: 'Doubles' } })
  expect(await sales.call(calls.archiveClients, { body: { ids, reason: 'Doubles' } })).toMatchObject({
    status: 409,
    message: 'Many Two: This client is already archived.',
  })
  expect(await seen('0')).toBe(1)
})

test('a contact has each role once', async () => {
  const { id } = await newClient('Twice Civil')
  const add = (roles: ('accounts' | 'site')[]) =>
    sales.call(calls.createContact, { params: { id }, body: { name: 'Jo Nguyen', roles } })
  expect(await add(['accounts', 'accounts'])).toMatchObject({
    status: 422,
    errors: { roles: 'Choose each role once.' },
  })
  expect((await add(['accounts', 'site'])).data.roles).toEqual(['accounts', 'site'])
})

test('the second of two editors sees both values', async () => {
  const { id } = await newClient('Stale Civil')
  await accounts.call(calls.editClient, { params: { id }, body: { version: 1, suburb: 'Epping' } })
  const late = await sales.call(calls.editClient, { params: { id }, body: { version: 1, suburb: 'Sunbury' } })
  expect(late).toMatchObject({
    status: 409,
    data: { changed_by: 'Con Petrou', current: { suburb: 'Epping', version: 2 } },
  })
  expect(late.text).not.toContain('search_text')
})

test('credit is visible only with the right, and set only with another', async () => {
  const { id } = await newClient('Credit Civil')
  expect(
    await sales.call(calls.editClient, { params: { id }, body: { version: 1, credit_limit_cents: 500_000 } }),
  ).toMatchObject({ status: 403 })
  await accounts.call(calls.editClient, { params: { id }, body: { version: 1, credit_limit_cents: 500_000 } })
  expect((await accounts.call(calls.getClient, { params: { id } })).data.credit_limit_cents).toBe(500_000)
  const seen = await sales.call(calls.getClient, { params: { id } })
  expect(seen.data).not.toHaveProperty('credit_limit_cents')
  expect(seen.data).not.toHaveProperty('credit_hold_reason')
})

test('a likely duplicate is named with the reasons', async () => {
  await newClient('Northside Civil Pty Ltd')
  const { data } = await sales.call(calls.findDuplicateClients, {
    query: { name: 'Northside Civil', email: kestrel.email },
  })
  expect(data.find((one) => one.name === 'Northside Civil Pty Ltd')?.reasons).toEqual(['email', 'name'])
})

test('a new primary contact replaces the old one', async () => {
  const { id } = await newClient('Contacts Civil')
  const params = { id }
  await sales.call(calls.createContact, {
    params,
    body: { name: 'Jo Nguyen', is_primary: 1, mobile: '0491 570 006' },
  })
  await sales.call(calls.createContact, { params, body: { name: 'Lee Morgan', is_primary: 1 } })
  const { data } = await sales.call(calls.listContacts, { params, query: {} })
  expect(data.map((contact) => [contact.name, contact.is_primary])).toEqual([
    ['Lee Morgan', 1],
    ['Jo Nguyen', 0],
  ])
  const found = await sales.call(calls.listClients, { query: { search: '0491 570 006' } })
  expect(found.data.map((client) => client.name)).toEqual(['Contacts Civil'])
})

test('a number is found however it is spaced or prefixed', async () => {
  await accounts.call(calls.createClient, {
    body: { ...kestrel, name: 'Spelled Civil', phone: '(03) 5550 4321' },
  })
  for (const search of ['(03) 5550 4321', '+61 3 5550 4321', '03 5550-4321', '5550 4321']) {
    const { data } = await sales.call(calls.listClients, { query: { search } })
    expect([search, data.map((client) => client.name)]).toEqual([search, ['Spelled Civil']])
  }
})

test('saving the same values is not a change', async () => {
  const { id, version } = await newClient('Unchanged Civil')
  const same = await accounts.call(calls.editClient, {
    params: { id },
    body: { version, name: 'Unchanged Civil' },
  })
  expect(same.data.version).toBe(version)
  const { rows } = await app.database.pool.query(
    `select from activity_log where record_type = 'client' and record_id = $1 and action = 'updated'`,
    [id],
  )
  expect(rows).toEqual([])
})

test('each hold needs its own reason', async () => {
  const { id } = await newClient('Held Civil')
  const edit = (body: object) =>
    accounts.call(calls.editClient, { params: { id }, body: body as { version: number } })
  expect(await edit({ version: 1, credit_hold: 1 })).toMatchObject({
    status: 422,
    errors: { credit_hold_reason: 'Reason for the hold is required.' },
  })
  await edit({ version: 1, credit_hold: 1, credit_hold_reason: 'Late' })
  expect((await edit({ version: 2, credit_hold: 0 })).data).toMatchObject({
    credit_hold: 0,
    credit_hold_reason: null,
  })
  expect((await edit({ version: 3, credit_hold: 1 })).status).toBe(422)
})

test('an archived client refuses edits, contacts and sites until restored', async () => {
  const { id } = await newClient('Closed Civil')
  const params = { id }
  await accounts.call(calls.archiveClients, { body: { ids: [params.id], reason: 'Closed down' } })
  const closed = { status: 409, message: 'Restore this client to change it.' }
  expect(
    await accounts.call(calls.editClient, { params, body: { version: 2, name: 'Open Civil' } }),
  ).toMatchObject(closed)
  expect(await accounts.call(calls.createContact, { params, body: { name: 'Jo Nguyen' } })).toMatchObject(
    closed,
  )
  const note = await accounts.request('POST', `/api/records/client/${id}/notes`, {
    payload: { body: 'Too late' },
  })
  expect(note).toMatchObject(closed)
  await accounts.call(calls.restoreClients, { body: { ids: [params.id] } })
  expect((await accounts.call(calls.createContact, { params, body: { name: 'Jo Nguyen' } })).status).toBe(200)
})

test('of twenty simultaneous primary contacts one remains', async () => {
  const { id } = await newClient('Primary Civil')
  const params = { id }
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      sales.call(calls.createContact, { params, body: { name: `Contact ${at}`, is_primary: 1 } }),
    ),
  )
  const { data } = await sales.call(calls.listContacts, { params, query: {} })
  expect(data.length).toBe(20)
  expect(data.filter((contact) => contact.is_primary)).toHaveLength(1)
})

test('a client created by sales is theirs unless they name someone; one created by accounts is nobody’s', async () => {
  const make = async (who: typeof sales, fields: object = {}) => {
    const body = { name: 'Merri Build', client_type: 'builder', email: 'office@merri.example', ...fields }
    return (await who.call(calls.createClient, { body } as never)).data.account_manager_id
  }
  expect(await make(sales)).toBe(sales.user_id)
  expect(await make(sales, { account_manager_id: null })).toBe(sales.user_id)
  expect(await make(sales, { account_manager_id: accounts.user_id })).toBe(accounts.user_id)
  expect(await make(accounts)).toBeNull()
})
