import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { demoSignIns } from '../rules/demo-sign-ins.ts'
import { accountEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const { db } = app.platform
const registration = { name: 'Nia Holt', email: 'Nia@Example.com', password: 'tin roof rain' }

test('of twenty simultaneous first visitors one becomes the administrator', async () => {
  expect((await app.visitor.call(calls.setupState, {})).data).toEqual({ needed: 1 })
  expect(
    await app.visitor.call(calls.setUp, { body: { ...registration, password: 'password123' } }),
  ).toMatchObject({ status: 422, errors: { password: 'This password is too common.' } })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.visitor.call(calls.setUp, { body: { ...registration, email: `first${n}@example.com` } }),
    ),
  )
  const [won, ...more] = replies.filter((reply) => reply.status === 200)
  expect(more).toEqual([])
  expect(won).toMatchObject({ data: { user_type: 1, user_role: 'Administrator', name: 'Nia Holt' } })
  const lost = replies.filter((reply) => reply.status !== 200)
  expect(new Set(lost.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set(['409 Haulyard is already set up. Sign in instead.']),
  )
  expect((await app.visitor.call(calls.setupState, {})).data).toEqual({ needed: 0 })
  expect(await db.selectFrom('app_user').select('id').execute()).toHaveLength(1)
  const headers = { authorization: `Bearer ${won!.data.token}` }
  expect((await app.visitor.request('GET', '/api/roles', { headers })).status).toBe(200)
})

test('sign-up refuses what is missing, too short, too common or in use', async () => {
  const refused = await app.visitor.call(calls.register, {} as never, {
    raw: { name: '', email: 'nia', password: 'short' },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      name: 'Name is required.',
      email: 'Enter a valid email address.',
      password: 'Password must be at least 10 characters.',
    },
  })
  expect(
    await app.visitor.call(calls.register, { body: { ...registration, password: 'QwertyUiop' } }),
  ).toMatchObject({ status: 422, errors: { password: 'This password is too common.' } })
  await app.visitor.call(calls.register, { body: { ...registration, email: 'taken@example.com' } })
  expect(
    await app.visitor.call(calls.register, { body: { ...registration, email: 'TAKEN@example.com' } }),
  ).toEqual(
    expect.objectContaining({
      status: 422,
      success: false,
      message: 'The email has already been taken.',
      errors: { email: 'The email has already been taken.' },
    }),
  )
})

test('sign-up signs in at once, grants only the own account, and notifies the administrators', async () => {
  const { status, data, headers } = await app.visitor.call(calls.register, {} as never, {
    raw: { ...registration, user_type: 1, approved: 'Approved', id: 1 },
  })
  expect([status, data]).toMatchObject([
    200,
    { name: 'Nia Holt', email: 'nia@example.com', user_type: null, user_role: null, avatar: null },
  ])
  expect(data.permissions).toEqual({ 'documents:read': 'own', 'documents:write': 'own' })
  expect(String(headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict')
  const stored = await db
    .selectFrom('app_user')
    .select(['id', 'approved', 'user_type', 'password_hash'])
    .where('email', '=', 'nia@example.com')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ approved: 'NotApproved', user_type: null })
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$/)
  const notices = await db
    .selectFrom('notification')
    .select(['title', 'link'])
    .where('record_id', '=', stored.id)
    .execute()
  expect(notices).toEqual([
    {
      title: 'Nia Holt signed up and is waiting for approval.',
      link: `/dashboard/settings/users/${stored.id}/edit`,
    },
  ])
  const log = await db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'after'])
    .where('record_id', '=', stored.id)
    .where('record_type', '=', 'user')
    .executeTakeFirstOrThrow()
  expect(log).toMatchObject({
    action: 'signed up',
    actor: 'Nia Holt',
    after: { email: 'nia@example.com', password_hash: '•••' },
  })
})

test('one address may attempt sign-up fifty times an hour', async () => {
  const attempt = (n: number) =>
    app.server.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { ...registration, email: 'taken@example.com', password: 'password123', n },
      remoteAddress: '203.0.113.9',
    })
  const statuses = []
  for (let n = 0; n < 51; n++) statuses.push((await attempt(n)).statusCode)
  expect(statuses).toEqual([...Array(50).fill(422), 429])
})

test('demo sign-ins are listed on a demo only, and only existing ones', async () => {
  expect((await app.visitor.call(calls.demoSignIns, {})).data).toEqual([])
  const demo = await testApp({ is_demo: true })
  const { email } = demoSignIns[1]!
  await demo.platform.db
    .insertInto('app_user')
    .values({ name: 'Con Petrou', email, user_type: 2, approved: 'Approved' })
    .execute()
  expect((await demo.visitor.call(calls.demoSignIns, {})).data).toEqual([
    { label: 'Accounts', email: 'accounts@demo.example', user_type: 2 },
  ])
})

test('behind https the cookie is https only', async () => {
  const secure = await testApp({ env: { HAULYARD_PUBLIC_URL: 'https://haulyard.example.com' } })
  const { headers } = await secure.visitor.call(calls.register, { body: registration })
  expect(String(headers['set-cookie'])).toContain('; Secure')
})
