import { expect, test } from 'vitest'
import { type Caller, callerFor, testApp } from '#test/app.ts'
import { type PersonName, people, signIn } from '#test/people.ts'
import { system } from '#platform/server/viewer.ts'
import { userEndpoints as calls } from '../contract/endpoints.ts'
import { addUser } from './create-user.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const driver = await app.as('driver')

/** A session that a test may end. */
const fresh = async (name: PersonName): Promise<Caller> =>
  callerFor(app, await signIn(app.platform, name), name)
const get = async (id: number) => (await administrator.call(calls.getUser, { params: { id } })).data
const versionOf = async (id: number) => (await get(id)).version
const waiting = (name: string) =>
  app.platform.write(system, (change) =>
    addUser(change, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, mobile: null }),
  )

test('users are for those who may: nobody without a session, no driver, and no writing without the right', async () => {
  expect(await app.visitor.call(calls.listUsers, { query: {} })).toMatchObject({ status: 401 })
  expect(await driver.call(calls.listUsers, { query: {} })).toMatchObject({ status: 403 })
  expect(await driver.call(calls.listUserChoices, { query: {} })).toMatchObject({ status: 403 })
  expect(await (await app.as('sales')).call(calls.listUsers, { query: {} })).toMatchObject({ status: 403 })
  const body = { name: 'New Person', email: 'new@example.com', user_type: 2 }
  expect(await accounts.call(calls.createUser, { body })).toMatchObject({ status: 403 })
  const params = { id: driver.user_id }
  for (const call of [calls.deactivateUser, calls.activateUser, calls.restoreUser]) {
    expect(await accounts.call(call, { params, body: { version: 1 } })).toMatchObject({ status: 403 })
  }
  expect(await accounts.call(calls.listRoleChoices, {})).toMatchObject({ status: 403 })
  const refused = await administrator.call(calls.createUser, {} as never, {
    raw: { name: 'N', email: 'new', mobile: '03 9123 4567', user_type: 8, status: 'active' },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      email: 'Enter a valid email address.',
      mobile: 'Enter an Australian mobile number, for example 0412 345 678.',
      user_type: 'Type must be a whole number from 1 to 7.',
      status: 'This field is not known.',
    },
  })
  expect(await administrator.call(calls.getUser, { params: { id: 999_999 } })).toMatchObject({ status: 404 })
})

test('who may not edit users sees name, type, status and picture, and cannot find the rest', async () => {
  const { id } = await waiting('Hidden Person')
  await app.platform.db
    .updateTable('app_user')
    .set({ mobile: '61491570156', last_login_at: '2026-11-01T00:00:00Z', rejection_reason: 'Unknown' })
    .where('id', '=', id)
    .execute()
  const shown = { id, name: 'Hidden Person', user_type: null, status: 'active', approved: 'NotApproved' }
  for (const name of ['accounts', 'allocator', 'safety'] as const) {
    const caller = await app.as(name)
    const { data, text } = await caller.call(calls.getUser, { params: { id } })
    expect(data).toEqual({
      ...shown,
      email: null,
      mobile: null,
      user_role_id: null,
      user_role: null,
      rejected_at: null,
      rejection_reason: null,
      avatar: null,
      last_login_at: null,
      is_invited: null,
      created_at: null,
      archived_at: null,
      archive_reason: null,
      version: expect.any(Number),
    })
    expect(text).not.toMatch(/example\.com|61491570156|Unknown/)
    expect((await caller.call(calls.listUsers, { query: { search: 'hidden.person@' } })).total).toBe(0)
    expect((await caller.call(calls.listUsers, { query: { search: '0491 570 156' } })).total).toBe(0)
    expect((await caller.call(calls.listUsers, { query: { search: 'hidden' } })).data).toMatchObject([shown])
    expect(await caller.call(calls.listUsers, { query: { sort: '-last_login_at' } })).toMatchObject({
      status: 422,
    })
  }
  const { data } = await administrator.call(calls.listUsers, { query: { search: '0491 570 156' } })
  expect(data).toMatchObject([{ ...shown, email: 'hidden.person@example.com', mobile: '61491570156' }])
})

test('the list is filtered by type, status and approval, and never shows a password', async () => {
  await waiting('Filter Person')
  const find = async (query: object) =>
    (await administrator.call(calls.listUsers, { query: { search: 'example.com', ...query } })).data.map(
      (user) => user.name,
    )
  expect(await find({ user_type: '2' })).toEqual(['Con Petrou'])
  expect(await find({ approval: 'pending' })).toContain('Filter Person')
  expect(await find({ approval: 'approved' })).not.toContain('Filter Person')
  expect(await find({ status: 'NotActive' })).toEqual([])
  const { text } = await administrator.call(calls.listUsers, { query: { sort: '-created_at' } })
  expect(text).not.toContain('password')
})

test('choices are people who can sign in, of the types asked for', async () => {
  await app.as('otherSales')
  const { data } = await (await app.as('sales')).call(calls.listUserChoices, { query: { user_types: '4' } })
  expect(data.map((one) => one.name)).toEqual(['Sal Moretti', 'Sue Lind'])
  const found = await accounts.call(calls.listUserChoices, { query: { search: 'sue' } })
  expect(found.data).toMatchObject([{ name: 'Sue Lind', user_type: 4 }])
  expect(await accounts.call(calls.listUserChoices, { query: { user_types: '4,x' } })).toMatchObject({
    status: 422,
  })
})

test('an invited person gets an e-mail with a link, and an earlier link is replaced', async () => {
  const body = { name: 'Ivy Lane', email: 'Ivy@Example.com', mobile: '0491 570 006', user_type: 3 }
  const { status, data } = await administrator.call(calls.createUser, { body })
  expect([status, data]).toMatchObject([
    200,
    {
      email: 'ivy@example.com',
      mobile: '61491570006',
      user_role: 'Allocator',
      approved: 'Approved',
      is_invited: 1,
    },
  ])
  expect(await administrator.call(calls.createUser, { body })).toMatchObject({
    status: 422,
    errors: { email: 'The email has already been taken.' },
  })
  expect(
    await administrator.call(calls.createUser, { body: { ...body, email: 'ivy2@example.com' } }),
  ).toMatchObject({ status: 422, errors: { mobile: 'This mobile has already been taken.' } })
  expect(await administrator.call(calls.inviteUser, { params: { id: data.id } })).toMatchObject({
    status: 200,
  })
  const mails = await app.platform.db
    .selectFrom('message')
    .select(['to_address', 'subject', 'link_kind'])
    .where('record_id', '=', data.id)
    .execute()
  const mail = { to_address: 'ivy@example.com', subject: 'You are invited to Haulyard', link_kind: 'invite' }
  expect(mails).toEqual([mail, mail])
  await app.platform.db
    .updateTable('app_user')
    .set({ password_hash: 'x' })
    .where('id', '=', data.id)
    .execute()
  expect(await administrator.call(calls.inviteUser, { params: { id: data.id } })).toMatchObject({
    status: 409,
    message: 'This user has a password already.',
  })
})

test('a person is approved with a type, or rejected with a reason, never by themselves', async () => {
  const { id } = await waiting('Wanda Hill')
  const params = { id }
  const approve = (body: { version: number; user_type: number; user_role_id?: number }) =>
    administrator.call(calls.approveUser, { params, body })
  expect(
    await administrator.call(calls.rejectUser, { params, body: { version: 1, reason: ' ' } }),
  ).toMatchObject({ status: 422, errors: { reason: 'Reason is required.' } })
  expect(
    await administrator.call(calls.editUser, { params, body: { version: 1, user_type: 2 } }),
  ).toMatchObject({ status: 422, errors: { user_type: 'Approve this user to give a type.' } })
  expect(
    await administrator.call(calls.rejectUser, { params, body: { version: 1, reason: 'Nobody knows you.' } }),
  ).toMatchObject({ status: 200, data: { rejection_reason: 'Nobody knows you.', approved: 'NotApproved' } })
  const { data: roles } = await administrator.call(calls.listRoleChoices, {})
  const driverRole = roles.find((role) => role.user_type === 5)!
  expect(await approve({ version: 2, user_type: 4, user_role_id: driverRole.id })).toMatchObject({
    status: 422,
    errors: { user_role_id: 'Role is not one of the choices.' },
  })
  expect(await approve({ version: 1, user_type: 4 })).toMatchObject({
    status: 409,
    data: { changed_by: 'Ada Marsh', current: { rejection_reason: 'Nobody knows you.' } },
  })
  expect(await approve({ version: 2, user_type: 4 })).toMatchObject({
    status: 200,
    data: { approved: 'Approved', user_type: 4, user_role: 'Sales', rejection_reason: null },
  })
  expect(await approve({ version: 3, user_type: 4 })).toMatchObject({
    status: 409,
    message: 'This user is approved already.',
  })
  const own = { params: { id: administrator.user_id }, body: { version: 1, user_type: 1 } }
  expect(await administrator.call(calls.approveUser, own)).toMatchObject({
    status: 409,
    message: 'You cannot approve your own record.',
  })
})

test.each([
  [
    'another type',
    (id: number, version: number) =>
      administrator.call(calls.editUser, { params: { id }, body: { version, user_type: 3 } }),
  ],
  [
    'NotActive',
    (id: number, version: number) =>
      administrator.call(calls.deactivateUser, { params: { id }, body: { version } }),
  ],
  [
    'the archive',
    (id: number, version: number) =>
      administrator.call(calls.archiveUser, { params: { id }, body: { version, reason: 'Left' } }),
  ],
])('sessions die at once by %s', async (_, take) => {
  const session = await fresh('otherDriver')
  const id = session.user_id
  expect(await session.request('GET', '/api/profile')).toMatchObject({ status: 200 })
  expect(await take(id, await versionOf(id))).toMatchObject({ status: 200 })
  expect(await session.request('GET', '/api/profile')).toMatchObject({
    status: 401,
    message: 'Token is Expired',
  })
  await app.platform.db
    .updateTable('app_user')
    .set({ archived_at: null, status: 'active' })
    .where('id', '=', id)
    .execute()
})

test('a new name keeps the sessions; a new e-mail closes the links that the old one got', async () => {
  const session = await fresh('otherSubcontractor')
  const params = { id: session.user_id }
  await app.platform.db
    .insertInto('public_link')
    .values({
      kind: 'reset',
      record_type: 'user',
      record_id: session.user_id,
      secret_sha256: Buffer.from('0'.repeat(32)),
      expires_at: '2027-01-01T00:00:00Z',
    })
    .execute()
  const body = { version: 1, name: 'Rosalind Tully', email: 'ros@example.com' }
  expect(await administrator.call(calls.editUser, { params, body })).toMatchObject({ status: 200 })
  expect(await session.request('GET', '/api/profile')).toMatchObject({ status: 200 })
  const links = await app.platform.db.selectFrom('public_link').select('revoked_at').execute()
  expect(links.map((link) => link.revoked_at)).toEqual([expect.any(String)])
})

test('an archived user is changed only by being restored', async () => {
  const { id } = await waiting('Archie Bell')
  const params = { id }
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      administrator.call(calls.archiveUser, { params, body: { version: 1, reason: 'Double' } }),
    ),
  )
  expect(new Set([first!.status, second!.status])).toEqual(new Set([200, 409]))
  expect(
    await administrator.call(calls.editUser, { params, body: { version: 2, name: 'Archie' } }),
  ).toMatchObject({ status: 409, message: 'Restore this user to change it.' })
  // Somebody else took the e-mail meanwhile.
  await waiting('Archie Bell')
  expect(await administrator.call(calls.restoreUser, { params, body: { version: 2 } })).toMatchObject({
    status: 422,
    errors: { email: 'The email has already been taken.' },
  })
  const renamed = { email: 'archie@example.com' }
  await app.platform.db.updateTable('app_user').set(renamed).where('id', '=', id).execute()
  const body = { version: await versionOf(id) }
  expect(await administrator.call(calls.restoreUser, { params, body })).toMatchObject({
    status: 200,
    data: { status: 'NotActive', archived_at: null, archive_reason: null },
  })
})

test('the last administrator stays, and of two who demote each other at once one does', async () => {
  const params = { id: administrator.user_id }
  const version = await versionOf(administrator.user_id)
  const last = { status: 409, message: 'There must be at least one active administrator.' }
  expect(await administrator.call(calls.deactivateUser, { params, body: { version } })).toMatchObject(last)
  expect(await administrator.call(calls.editUser, { params, body: { version, user_type: 2 } })).toMatchObject(
    last,
  )
  expect(
    await administrator.call(calls.archiveUser, { params, body: { version, reason: 'Me' } }),
  ).toMatchObject(last)

  for (let round = 0; round < 10; round++) {
    const callers = [await fresh('administrator'), await fresh('otherAdministrator')] as const
    const states = callers.map(({ user_id: id }) => ({ id }))
    for (const { id } of states) {
      await app.platform.db.updateTable('app_user').set({ user_type: 1 }).where('id', '=', id).execute()
    }
    const versions = await app.platform.db.selectFrom('app_user').select(['id', 'version']).execute()
    const demote = (by: Caller, id: number) =>
      by.call(calls.editUser, {
        params: { id },
        body: { version: versions.find((one) => one.id === id)!.version, user_type: 2 },
      })
    const replies = await Promise.all([
      demote(callers[0], callers[1].user_id),
      demote(callers[1], callers[0].user_id),
    ])
    const won = replies.filter((reply) => reply.status === 200)
    expect(won).toHaveLength(1)
    const administrators = await app.platform.db
      .selectFrom('app_user')
      .select('id')
      .where('user_type', '=', 1)
      .execute()
    expect(administrators).toHaveLength(1)
  }
})

test('every change of a user is in the log with who, before and after', async () => {
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'before', 'after'])
    .where('record_type', '=', 'user')
    .where('record_label', '=', 'Wanda Hill')
    .orderBy('id')
    .execute()
  expect(log.map((entry) => entry.action)).toEqual(['created', 'rejected', 'approved'])
  expect(log[2]).toMatchObject({
    actor: people.administrator.name,
    before: { user_type: null, approved: 'NotApproved' },
    after: { user_type: 4, approved: 'Approved' },
  })
})
