import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')

const place = { address_line1: '1 Long Lane', suburb: 'Altona', state: 'VIC', postcode: '3018' } as const

async function newClient(name: string): Promise<number> {
  const body = { name, client_type: 'civil', email: 'office@example.com' } as const
  return (await accounts.call(calls.createClient, { body })).data.id
}
const addContact = async (id: number, name: string, is_primary: 0 | 1 = 0) =>
  (await sales.call(calls.createContact, { params: { id }, body: { name, is_primary } })).data
const addSite = async (id: number, name: string) =>
  (await sales.call(calls.createSite, { params: { id }, body: { name, ...place } })).data
const contactsOf = async (id: number, archived: '0' | '1' = '0') =>
  (await sales.call(calls.listContacts, { params: { id }, query: { archived } })).data
const sitesOf = async (id: number, archived: '0' | '1' = '0') =>
  (await sales.call(calls.listSites, { params: { id }, query: { archived } })).data

test('a contact or site cannot be restored without the right, when not archived, or through another client', async () => {
  const id = await newClient('Refusing Civil')
  const other = await newClient('Other Civil')
  const contact = { id, contact_id: (await addContact(id, 'Jo Nguyen')).id }
  const site = { id, site_id: (await addSite(id, 'Basement dig')).id }
  const forbidden = { status: 403, message: 'You are not Authorized for this action.' }
  for (const caller of [safety, driver]) {
    expect(await caller.call(calls.restoreContact, { params: contact, body: {} })).toMatchObject(forbidden)
    expect(await caller.call(calls.restoreSite, { params: site, body: {} })).toMatchObject(forbidden)
  }
  expect(await app.visitor.call(calls.restoreContact, { params: contact, body: {} })).toMatchObject({
    status: 401,
  })
  expect(await sales.call(calls.restoreContact, { params: contact, body: {} })).toMatchObject({
    status: 409,
    message: 'This contact is not archived.',
  })
  expect(await sales.call(calls.restoreSite, { params: site, body: {} })).toMatchObject({
    status: 409,
    message: 'This site is not archived.',
  })
  await sales.call(calls.archiveContact, { params: contact, body: {} })
  await sales.call(calls.archiveSite, { params: site, body: {} })
  const missing = { status: 404 }
  expect(
    await sales.call(calls.restoreContact, { params: { ...contact, id: other }, body: {} }),
  ).toMatchObject(missing)
  expect(await sales.call(calls.restoreSite, { params: { ...site, id: other }, body: {} })).toMatchObject(
    missing,
  )
  const stale = { status: 409, data: { changed_by: 'Sal Moretti', current: { version: 2 } } }
  expect(await accounts.call(calls.restoreContact, { params: contact, body: { version: 1 } })).toMatchObject(
    stale,
  )
  const late = await accounts.call(calls.restoreSite, { params: site, body: { version: 1 } })
  expect(late).toMatchObject(stale)
  expect(late.text).not.toContain('search_text')
  await accounts.call(calls.archiveClients, { body: { ids: [id], reason: 'Closed down' } })
  expect(await sales.call(calls.restoreContact, { params: contact, body: {} })).toMatchObject({
    status: 409,
    message: 'Restore this client to change it.',
  })
  expect(await sales.call(calls.restoreSite, { params: site, body: {} })).toMatchObject({
    status: 409,
    message: 'Restore this client to change it.',
  })
})

test('archived ones leave the list, are found among the archived, and come back; the log says so', async () => {
  const id = await newClient('Parts Civil')
  const contact = await addContact(id, 'Jo Nguyen')
  const site = await addSite(id, 'Basement dig')
  await sales.call(calls.archiveContact, { params: { id, contact_id: contact.id }, body: { version: 1 } })
  await sales.call(calls.archiveSite, { params: { id, site_id: site.id }, body: { version: 1 } })
  expect([await contactsOf(id), await sitesOf(id)]).toEqual([[], []])
  const archived = { archived_at: expect.any(String), version: 2 }
  expect(await contactsOf(id, '1')).toMatchObject([{ name: 'Jo Nguyen', ...archived }])
  expect(await sitesOf(id, '1')).toMatchObject([{ name: 'Basement dig', ...archived }])

  const back = { status: 200, data: { archived_at: null, version: 3 } }
  const body = { version: 2 }
  expect(
    await sales.call(calls.restoreContact, { params: { id, contact_id: contact.id }, body }),
  ).toMatchObject(back)
  expect(await sales.call(calls.restoreSite, { params: { id, site_id: site.id }, body })).toMatchObject(back)
  expect([await contactsOf(id, '1'), await sitesOf(id, '1')]).toEqual([[], []])
  expect(await contactsOf(id)).toMatchObject([{ id: contact.id }])
  expect(await sitesOf(id)).toMatchObject([{ id: site.id }])
  const { rows } = await app.database.pool.query<{ action: string; part: string }>(
    `select action, part from activity_log where record_type = 'client' and record_id = $1 order by id offset 3`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'contact archived', part: 'Jo Nguyen' },
    { action: 'site archived', part: 'Basement dig' },
    { action: 'contact restored', part: 'Jo Nguyen' },
    { action: 'site restored', part: 'Basement dig' },
  ])
})

test('a primary contact comes back as primary only if there is no other by then', async () => {
  const id = await newClient('Primary Parts Civil')
  const { id: contact_id } = await addContact(id, 'Jo Nguyen', 1)
  const params = { id, contact_id }
  const restored = async () => {
    await sales.call(calls.archiveContact, { params, body: {} })
    return (await sales.call(calls.restoreContact, { params, body: {} })).data.is_primary
  }
  expect(await restored()).toBe(1)
  await sales.call(calls.archiveContact, { params, body: {} })
  await addContact(id, 'Lee Morgan', 1)
  expect((await sales.call(calls.restoreContact, { params, body: {} })).data.is_primary).toBe(0)
  expect(await contactsOf(id)).toMatchObject([
    { name: 'Lee Morgan', is_primary: 1 },
    { name: 'Jo Nguyen', is_primary: 0 },
  ])
})

test('of ten simultaneous restores of a contact one succeeds, and the log has one entry', async () => {
  const id = await newClient('Racing Parts Civil')
  const { id: contact_id } = await addContact(id, 'Jo Nguyen')
  const params = { id, contact_id }
  await sales.call(calls.archiveContact, { params, body: {} })
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => sales.call(calls.restoreContact, { params, body: {} })),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9)
  const { rows } = await app.database.pool.query(
    `select from activity_log where record_id = $1 and action = 'contact restored'`,
    [id],
  )
  expect(rows).toHaveLength(1)
})
