import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Caller, callerFor, testApp } from '#test/app.ts'
import { type PersonName, signIn } from '#test/people.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { userEndpoints as calls } from '../../contract/endpoints.ts'
import { userCan } from '../../rules/user-rules.ts'
import { addUser } from '../create-user.ts'

const app = await testApp()
const administrator = await app.as('administrator')

/** A session that a test may end. */
const fresh = async (name: PersonName): Promise<Caller> =>
  callerFor(app, await signIn(app.platform, name), name)
const get = async (id: number) => (await administrator.call(calls.getUser, { params: { id } })).data
const versionOf = async (id: number) => (await get(id)).version
const waiting = (name: string) =>
  app.platform.write(system, (change) =>
    addUser(change, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, mobile: null }),
  )

/** A browser's event stream, once it is open. */
const streamOf = ({ token }: Caller) =>
  app.server.app.inject({
    url: '/api/events',
    cookies: { haulyard_session: token },
    payloadAsStream: true,
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
])('sessions end at once by %s', async (_, take) => {
  const session = await fresh('otherDriver')
  const id = session.user_id
  const browser = await streamOf(session)
  expect(browser.statusCode).toBe(200)
  expect(await session.request('GET', '/api/profile')).toMatchObject({ status: 200 })
  expect(await take(id, await versionOf(id))).toMatchObject({ status: 200 })
  expect(await session.request('GET', '/api/profile')).toMatchObject({
    status: 401,
    message: 'Token is Expired',
  })
  // An open browser notices the end of its stream, and checks whether it is still signed in.
  const heard = text(browser.stream())
  expect(await Promise.race([heard, setTimeout(5000, 'still open')])).toContain('retry:')
  expect(await streamOf(session)).toMatchObject({ statusCode: 401 })
  await app.platform.db
    .updateTable('app_user')
    .set({ archived_at: null, status: 'active' })
    .where('id', '=', id)
    .execute()
})

test('a new name keeps the sessions; a new email revokes links sent to the old one', async () => {
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

test('an archived user can only be restored', async () => {
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
  // Someone else has taken the email since.
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

test('the last administrator stays, and of two simultaneous mutual demotions one succeeds', async () => {
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

  // The row says so, to disable the buttons in advance.
  const alone = await get(administrator.user_id)
  expect([alone.is_last_administrator, userCan.deactivate(alone), userCan.archive(alone)]).toEqual([
    1,
    last.message,
    last.message,
  ])
  await fresh('otherAdministrator')
  const accompanied = await get(administrator.user_id)
  expect([accompanied.is_last_administrator, userCan.deactivate(accompanied)]).toEqual([0, true])

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
