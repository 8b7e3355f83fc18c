import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { notificationEndpoints as notifications } from '#areas/notifications/contract/endpoints.ts'
import { notificationsArea } from '#areas/notifications/server/index.ts'
import { type Caller, testApp } from '#test/app.ts'
import { noteEndpoints as calls } from '../contract/endpoints.ts'
import { notesArea } from './index.ts'

const app = await testApp({ areas: [notificationsArea, notesArea, clientsArea] })
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const allocator = await app.as('allocator')
const safety = await app.as('safety')
const driver = await app.as('driver')

async function newClient(name: string) {
  const { data } = await accounts.call(clientEndpoints.createClient, {
    body: { name, client_type: 'civil', email: 'office@example.com' },
  })
  return { record_type: 'client', record_id: data.id }
}

const write = async (who: Caller, place: { record_type: string; record_id: number }, body: object) =>
  (await who.call(calls.createNote, { params: place, body: body as { body: string } })).data

const bodies = async (who: Caller, place: { record_type: string; record_id: number }, query: object = {}) =>
  (await who.call(calls.listNotes, { params: place, query })).data.map((note) => note.body)

const logOf = (place: { record_id: number }) =>
  app.platform.db
    .selectFrom('activity_log')
    .selectAll()
    .where('record_type', '=', 'client')
    .where('record_id', '=', place.record_id)
    .where('part', '=', 'note')
    .orderBy('id')
    .execute()

test('notes are refused without a session, on records one may not see, and with wrong fields', async () => {
  const place = await newClient('Refused Civil')
  const body = { body: 'Rang twice' }
  expect(await app.visitor.call(calls.createNote, { params: place, body })).toMatchObject({ status: 401 })
  expect(await app.visitor.call(calls.listNotes, { params: place, query: {} })).toMatchObject({ status: 401 })
  const waiting = await app.as('waiting')
  expect(await waiting.call(calls.listNotes, { params: place, query: {} })).toMatchObject({ status: 403 })

  const missing = await driver.call(calls.listNotes, {
    params: { record_type: 'client', record_id: 999_999 },
    query: {},
  })
  for (const params of [
    place,
    { record_type: 'spaceship', record_id: 1 },
    { record_type: '__proto__', record_id: 1 },
  ]) {
    const seen = await driver.call(calls.listNotes, { params, query: {} })
    expect([seen.status, seen.text]).toEqual([404, missing.text])
    expect(await driver.call(calls.createNote, { params, body })).toMatchObject({ status: 404 })
  }
  // May see the client, but not change it.
  expect(await safety.call(calls.createNote, { params: place, body })).toMatchObject({ status: 403 })

  const refused = [
    [{ body: '  ' }, { body: 'Note is required.' }],
    [{ body: 'x'.repeat(5001) }, { body: 'Note must be 5000 characters or fewer.' }],
    [{ body: 'a\0b' }, { body: 'Note has a character that cannot be saved.' }],
    [{ body: 'a', is_private: 2 }, { is_private: 'Choose Yes or No.' }],
    [{ body: 'a', created_by: 1 }, { created_by: 'This field is not known.' }],
  ] as const
  for (const [raw, errors] of refused) {
    const answer = await sales.call(calls.createNote, { params: place, body }, { raw })
    expect(answer).toMatchObject({ status: 422, errors })
  }
  expect(await bodies(administrator, place)).toEqual([])
  expect(await logOf(place)).toEqual([])
})

test('a note is written, changed by its author or an administrator, pinned by anyone, archived, and logged', async () => {
  const place = await newClient('Plain Civil')
  const first = await write(sales, place, { body: 'x'.repeat(5000) })
  await write(sales, place, { body: 'Gate code\n4711' })
  expect(first).toMatchObject({
    author: 'Sal Moretti',
    is_private: 0,
    is_pinned: 0,
    edited_at: null,
    version: 1,
  })

  const params = { id: first.id }
  expect(
    await accounts.call(calls.editNote, { params, body: { version: 1, body: 'Mine now' } }),
  ).toMatchObject({
    status: 403,
    message: 'Only its author or an administrator can change this note.',
  })
  expect(await accounts.call(calls.archiveNote, { params, body: {} })).toMatchObject({ status: 403 })

  // Pinning makes nobody's edit stale.
  expect((await accounts.call(calls.pinNote, { params, body: { is_pinned: 1 } })).data.version).toBe(1)
  expect(await bodies(safety, place)).toEqual([first.body, 'Gate code\n4711'])
  const edited = await sales.call(calls.editNote, { params, body: { version: 1, body: 'Shorter' } })
  expect(edited.data).toMatchObject({ body: 'Shorter', version: 2, is_pinned: 1 })
  expect(edited.data.edited_at).not.toBeNull()
  expect(
    await administrator.call(calls.editNote, { params, body: { version: 1, body: 'Late' } }),
  ).toMatchObject({ status: 409, data: { changed_by: 'Sal Moretti', current: { body: 'Shorter' } } })
  expect(await bodies(accounts, place, { search: 'GATE' })).toEqual(['Gate code\n4711'])

  await administrator.call(calls.archiveNote, { params, body: { version: 2 } })
  expect(await bodies(sales, place)).toEqual(['Gate code\n4711'])
  expect(await sales.call(calls.editNote, { params, body: { version: 3, body: 'Back' } })).toMatchObject({
    status: 404,
  })
  expect(await logOf(place)).toMatchObject([
    { action: 'added', record_label: 'Plain Civil', after: { is_private: 0 } },
    { action: 'added', after: { is_private: 0 } },
    { action: 'pinned', actor: 'Con Petrou', before: { is_pinned: 0 }, after: { is_pinned: 1 } },
    { action: 'changed', before: {}, after: {} },
    { action: 'archived', actor: 'Ada Marsh' },
  ])
})

test('a private note is only for its author and administrators, everywhere', async () => {
  const canary = 'canary-7391'
  const place = await newClient('Private Civil')
  const note = await write(sales, place, { body: `Pays late ${canary}`, is_private: 1 })
  const params = { id: note.id }

  for (const who of [accounts, allocator, safety, await app.as('otherSales')]) {
    const list = await who.call(calls.listNotes, { params: place, query: {} })
    expect([list.total, list.text.includes(canary)]).toEqual([0, false])
    expect(await bodies(who, place, { search: canary })).toEqual([])
  }
  const missing = await accounts.call(calls.pinNote, { params: { id: 999_999 }, body: { is_pinned: 1 } })
  expect(missing.status).toBe(404)
  const tried = [
    await accounts.call(calls.editNote, { params, body: { version: 1, body: 'Seen' } }),
    await accounts.call(calls.editNote, { params, body: { version: 9, is_private: 0 } }),
    await accounts.call(calls.pinNote, { params, body: { is_pinned: 1 } }),
    await accounts.call(calls.archiveNote, { params, body: {} }),
  ]
  for (const answer of tried) expect([answer.status, answer.text]).toEqual([404, missing.text])

  expect(await bodies(sales, place)).toEqual([`Pays late ${canary}`])
  expect(await bodies(administrator, place)).toEqual([`Pays late ${canary}`])
  await sales.call(calls.editNote, { params, body: { version: 1, body: `Still late ${canary}` } })
  await sales.call(calls.pinNote, { params, body: { is_pinned: 1 } })
  await sales.call(calls.archiveNote, { params, body: {} })
  const log = await logOf(place)
  expect(log.map((entry) => entry.action)).toEqual(['added', 'changed', 'pinned', 'archived'])
  expect(JSON.stringify(log)).not.toContain(canary)
  expect(app.log.join()).not.toContain(canary)
})

test('a note made private later was never in the log', async () => {
  const canary = 'canary-5520'
  const place = await newClient('Hushed Civil')
  const { id } = await write(sales, place, { body: `Owes ${canary}` })
  const params = { id }
  await sales.call(calls.editNote, { params, body: { version: 1, body: `Owes us ${canary}` } })
  await sales.call(calls.editNote, { params, body: { version: 2, is_private: 1 } })
  const log = await logOf(place)
  expect(log).toMatchObject([
    { action: 'added' },
    { action: 'changed' },
    { action: 'changed', before: { is_private: 0 }, after: { is_private: 1 } },
  ])
  expect(JSON.stringify(log)).not.toContain(canary)
})

test('a private note made public is everyone’s from then on', async () => {
  const place = await newClient('Opened Civil')
  const { id } = await write(sales, place, { body: 'Was private', is_private: 1 })
  await sales.call(calls.editNote, { params: { id }, body: { version: 1, is_private: 0 } })
  expect(await bodies(accounts, place)).toEqual(['Was private'])
})

test('a person mentioned in a note is notified once, if they may read it', async () => {
  const place = await newClient('Mentioned Civil')
  const heardBy = async (who: Caller) =>
    (await who.call(notifications.listNotifications, { query: { type: 'note' } })).data.map(
      ({ title, body, link }) => [title, body, link],
    )
  const note = await write(accounts, place, { body: 'Ask @Sal Moretti, not @Sal. @Dan Okafor @Con Petrou' })
  const mention = [
    'Con Petrou mentioned you',
    '“Ask @Sal Moretti, not @Sal. @Dan Okafor @Con Petrou” Client Mentioned Civil',
    `/dashboard/clients/${place.record_id}/edit?tab=notes`,
  ]
  expect(await heardBy(sales)).toEqual([mention])
  expect(await heardBy(driver), 'a driver sees no clients').toEqual([])
  expect(await heardBy(accounts), 'nobody notifies themselves').toEqual([])

  const edit = { version: note.version, body: '@Sal Moretti and @Alby Wills, ring today' }
  await accounts.call(calls.editNote, { params: { id: note.id }, body: edit })
  expect(await heardBy(sales)).toHaveLength(1)
  expect(await heardBy(allocator)).toHaveLength(1)

  await write(accounts, place, { body: 'Between us: @Sal Moretti @Ada Marsh', is_private: 1 })
  expect(await heardBy(sales)).toHaveLength(1)
  expect(await heardBy(administrator)).toHaveLength(1)
})

test('a notification quotes a note as it was last saved, and nothing to those it no longer mentions', async () => {
  const place = await newClient('Edited Civil')
  const quote = async (who: Caller) => {
    const { data } = await who.call(notifications.listNotifications, { query: { type: 'note' } })
    return data.find(({ link }) => link?.includes(`/clients/${place.record_id}/`))?.body
  }
  const { id } = await write(accounts, place, { body: '@Sal Moretti @Alby Wills Owes $900' })
  expect(await quote(sales)).toContain('Owes $900')
  const body = { version: 1, body: '@Sal Moretti Paid' }
  await accounts.call(calls.editNote, { params: { id }, body })
  expect(await quote(sales)).toBe('“@Sal Moretti Paid” Client Edited Civil')
  expect(await quote(allocator)).toBeNull()
})

test('notifications no longer quote a note that became private or was archived', async () => {
  const place = await newClient('Withdrawn Civil')
  const quoted = async () =>
    (await sales.call(notifications.listNotifications, { query: { type: 'note' } })).text.includes('Quiet')
  const hushed = await write(accounts, place, { body: '@Sal Moretti Quiet now' })
  expect(await quoted()).toBe(true)
  await accounts.call(calls.editNote, { params: { id: hushed.id }, body: { version: 1, is_private: 1 } })
  expect(await quoted()).toBe(false)
  const archived = await write(accounts, place, { body: '@Sal Moretti Quiet then' })
  expect(await quoted()).toBe(true)
  await accounts.call(calls.archiveNote, { params: { id: archived.id }, body: {} })
  expect(await quoted()).toBe(false)
})

test('both of two colleagues of one name are notified', async () => {
  const place = await newClient('Namesakes Civil')
  const namesake = await app.as('otherSales')
  const owner = await app.database.owner()
  const rename = (name: string) =>
    owner.query('update app_user set name = $1 where id = $2', [name, namesake.user_id])
  const { rows } = await owner.query<{ name: string }>('select name from app_user where id = $1', [
    namesake.user_id,
  ])
  await rename('Sal Moretti')
  await write(accounts, place, { body: 'Ask @Sal Moretti' })
  await rename(rows[0]?.name ?? '')
  for (const who of [sales, namesake]) {
    const { data } = await who.call(notifications.listNotifications, { query: { type: 'note' } })
    expect(data.filter(({ body }) => body?.endsWith('Client Namesakes Civil'))).toHaveLength(1)
  }
})

test('with the right to their own notes only, people find only those', async () => {
  const place = await newClient('Own Civil')
  await write(accounts, place, { body: 'By accounts' })
  await write(sales, place, { body: 'By sales' })
  const owner = await app.database.owner()
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
      select id, 'notes:read', 'own' from user_role where is_system and user_type = 4`,
  )
  expect(await bodies(sales, place)).toEqual(['By sales'])
  expect(await bodies(accounts, place)).toEqual(['By sales', 'By accounts'])
})

test('simultaneous notes by two people are both kept; another record’s note is not listed', async () => {
  const [one, two] = await Promise.all([newClient('Busy Civil'), newClient('Quiet Civil')])
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => write(n % 2 ? sales : accounts, one, { body: `${n}` })),
  )
  const page = await administrator.call(calls.listNotes, {
    params: one,
    query: { page: '2', page_size: '15' },
  } as never)
  expect([page.data.length, page.total]).toEqual([5, 20])
  expect(await bodies(administrator, two)).toEqual([])
})
