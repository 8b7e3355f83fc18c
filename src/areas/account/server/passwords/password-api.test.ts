import { expect, test, vi } from 'vitest'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { type Caller, callerFor, testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { accountEndpoints as calls } from '../../contract/endpoints.ts'
import { sendResetLink } from './forgot-password.ts'
import { hashPassword } from './password-hash.ts'

const app = await testApp()
const { db } = app.platform
const administrator = await app.as('administrator')
const old = 'grey kelpie 40'
const chosen = 'tin roof rain'

async function person(email: string): Promise<number> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      name: 'Pat Webb',
      email,
      password_hash: await hashPassword(old),
      user_type: 5,
      approved: 'Approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const login = (email: string, password: string) =>
  app.visitor.call(calls.login, { body: { email, password } })
/** Signed in by email and password. */
async function signedIn(email: string): Promise<Caller> {
  const { data } = await login(email, old)
  return callerFor(app, { user_id: data.id, token: data.token, session_id: '' }, 'driver')
}
/** The secret of a link, as in its email. */
const linkFor = (user_id: number, kind: 'reset' | 'invite', hours = 1) =>
  app.platform.write(system, (change) =>
    issueLink(change, {
      kind,
      record_type: 'user',
      record_id: user_id,
      expires_at: new Date(change.now.getTime() + hours * 3_600_000),
    }),
  )
const gone = { status: 404, message: 'Not found.' }

/** Waits for the job that writes the email; it runs within a second. */
async function mailsTo(address: string, count: number) {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await db
      .selectFrom('message')
      .select(['subject', 'body', 'link_kind', 'link_hours', 'link_path'])
      .where('to_address', '=', address)
      .execute()
    if (mails.length >= count) return mails
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail to ${address}`)
}

test('a forgotten password gets the same answer for everyone, and an email only for those who may sign in', async () => {
  await person('forgetful@example.com')
  const inactive = await person('away@example.com')
  await db.updateTable('app_user').set({ status: 'NotActive' }).where('id', '=', inactive).execute()
  const answers = []
  for (const email of ['away@example.com', 'nobody@example.com', 'forgetful@example.com']) {
    const { status, text } = await app.visitor.call(calls.forgotPassword, { body: { email } })
    answers.push([status, text])
  }
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1)
  expect(answers[0]).toEqual([200, expect.stringContaining('If we know this email, there is a link for it.')])
  const [mail] = await mailsTo('forgetful@example.com', 1)
  expect(mail).toMatchObject({ link_kind: 'reset', link_hours: 1, link_path: '/reset/{secret}' })
  expect(mail!.body).toContain('{link}')
  const others = await db
    .selectFrom('message')
    .select('to_address')
    .where('to_address', 'in', ['away@example.com', 'nobody@example.com'])
    .execute()
  expect(others).toEqual([])
})

test('five requests an hour for one email and network, whether known or not', async () => {
  const ask = (email: string, n: number) =>
    app.server.app.inject({
      method: 'POST',
      url: '/api/forgotten-password',
      payload: { email },
      remoteAddress: `192.0.2.${n}`,
    })
  await person('often@example.com')
  for (const email of ['often@example.com', 'never@example.com']) {
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(email, n)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
})

test('requests by others neither deny the owner a link nor flood their inbox', async () => {
  const email = 'asked@example.com'
  await person(email)
  const ask = async (n: number) => {
    const request = { method: 'POST', url: '/api/forgotten-password', payload: { email } } as const
    return (await app.server.app.inject({ ...request, remoteAddress: `192.51.${n}.7` })).statusCode
  }
  const owner = await app.database.owner()
  const waiting = `select from pgboss.job where name = 'account-password-forgotten' and state < 'completed'`
  const allDone = async () => expect((await owner.query(waiting)).rowCount).toBe(0)
  for (let n = 0; n < 10; n++) expect(await ask(n)).toBe(200)
  await vi.waitFor(allDone, 10_000)
  expect(await mailsTo(email, 3)).toHaveLength(3)
  app.clock.set('2026-11-20T06:16:00+11:00')
  expect(await ask(99)).toBe(200)
  await vi.waitFor(allDone, 10_000)
  expect(await mailsTo(email, 4)).toHaveLength(4)
  app.clock.set(testStart)
})

test('parallel requests send no more emails than sequential ones', async () => {
  const email = 'at-once@example.com'
  await person(email)
  await Promise.all(Array.from({ length: 8 }, () => sendResetLink.run({ email } as never, app.platform)))
  expect(await mailsTo(email, 3)).toHaveLength(3)
})

test('a link sets the password once, ends every session, and closes the other links', async () => {
  const id = await person('reset@example.com')
  const session = await signedIn('reset@example.com')
  const token = await linkFor(id, 'reset')
  const other = await linkFor(id, 'reset')
  expect(await app.visitor.call(calls.checkPasswordLink, { body: { kind: 'reset', token } })).toMatchObject({
    data: { name: 'Pat Webb', email: 'reset@example.com' },
  })
  for (const [password, message] of [
    ['short', 'Password must be at least 10 characters.'],
    ['password1234', 'This password is too common.'],
  ] as const) {
    expect(await app.visitor.call(calls.resetPassword, { body: { token, password } })).toMatchObject({
      status: 422,
      errors: { password: message },
    })
  }
  const body = { token, password: chosen }
  const replies = await Promise.all([1, 2, 3, 4].map(() => app.visitor.call(calls.resetPassword, { body })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  // The browser keeps nothing opened in a session of theirs.
  for (const { status, headers } of replies)
    expect(headers['clear-site-data']).toBe(status === 200 ? '"cache"' : undefined)
  expect(await session.call(calls.getProfile, {})).toMatchObject({ status: 401 })
  expect(await app.visitor.call(calls.resetPassword, { body: { ...body, token: other } })).toMatchObject(gone)
  expect((await login('reset@example.com', old)).status).toBe(422)
  expect((await login('reset@example.com', chosen)).status).toBe(200)
})

test('links unknown, used, expired, of another kind, or of an inactive user look the same', async () => {
  const id = await person('links@example.com')
  const used = await linkFor(id, 'reset')
  await app.visitor.call(calls.resetPassword, { body: { token: used, password: chosen } })
  const expired = await linkFor(id, 'reset', -1)
  const invite = await linkFor(id, 'invite')
  const inactive = await person('gone@example.com')
  const ofInactive = await linkFor(inactive, 'reset')
  await db.updateTable('app_user').set({ status: 'NotActive' }).where('id', '=', inactive).execute()
  for (const token of ['', 'x'.repeat(43), used, expired, invite, ofInactive]) {
    const check = { body: { kind: 'reset', token } } as const
    const checked = await app.visitor.call(calls.checkPasswordLink, check)
    const reset = await app.visitor.call(calls.resetPassword, { body: { token, password: chosen } })
    expect([checked.status, checked.data, reset]).toMatchObject([200, null, gone])
  }
})

test('guessing link secrets is throttled, and a right one works whatever was tried', async () => {
  const guess = (url: string, body: object) =>
    app.server.app.inject({
      method: 'POST',
      url,
      payload: { token: 'x'.repeat(43), ...body },
      remoteAddress: '203.0.113.50',
    })
  const calls = [
    ['/api/password-link', { kind: 'reset' }, 200],
    ['/api/reset-password', { password: chosen }, 404],
    ['/api/password-link', { kind: 'invite' }, 200],
    ['/api/accept-invite', { password: chosen }, 404],
  ] as const
  for (const [url, body, unlike] of calls)
    for (let n = 0; n < 15; n++) expect((await guess(url, body)).statusCode).toBe(unlike)
  for (const [url, body] of calls) expect((await guess(url, body)).statusCode).toBe(429)
  const refused = await guess('/api/password-link', { kind: 'reset' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Too many attempts. Try again in 15 minutes.',
  ])
  const token = await linkFor(await person('slowed@example.com'), 'reset')
  expect((await guess('/api/password-link', { kind: 'reset', token })).json().data).toMatchObject({
    email: 'slowed@example.com',
  })
  expect((await guess('/api/reset-password', { password: chosen, token })).statusCode).toBe(200)
})

test('an invited person chooses a password and is signed in', async () => {
  const { data: user } = await administrator.call(userEndpoints.createUser, {
    body: { name: 'Ivy Lane', email: 'ivy@example.com', user_type: 3 },
  })
  const [mail] = await mailsTo('ivy@example.com', 1)
  expect(mail).toMatchObject({ link_kind: 'invite', link_hours: 168, link_path: '/invite/{secret}' })
  const token = await linkFor(user.id, 'invite')
  const { status, data, headers } = await app.visitor.call(calls.acceptInvite, {
    body: { token, password: chosen },
  })
  expect([status, data]).toMatchObject([200, { email: 'ivy@example.com', user_role: 'Allocator' }])
  expect(String(headers['set-cookie'])).toContain('haulyard_session=')
  expect((await login('ivy@example.com', chosen)).status).toBe(200)
  expect(await app.visitor.call(calls.acceptInvite, { body: { token, password: chosen } })).toMatchObject(
    gone,
  )
})

test('changing a password needs the current one, and ends the other sessions', async () => {
  await person('change@example.com')
  const here = await signedIn('change@example.com')
  const there = await signedIn('change@example.com')
  const change = (current_password: string, password: string) =>
    here.call(calls.changePassword, { body: { current_password, password } })
  expect(
    await app.visitor.call(calls.changePassword, { body: { current_password: old, password: chosen } }),
  ).toMatchObject({ status: 401 })
  expect(await change('not this one', chosen)).toMatchObject({
    status: 422,
    errors: { current_password: 'Current password is incorrect.' },
  })
  expect(await change(old, 'password1234')).toMatchObject({
    status: 422,
    errors: { password: 'This password is too common.' },
  })
  expect(await change(old, chosen)).toMatchObject({ status: 200 })
  expect(await here.call(calls.getProfile, {})).toMatchObject({ status: 200 })
  expect(await there.call(calls.getProfile, {})).toMatchObject({ status: 401 })
  for (let n = 0; n < 5; n++) await change('not this one', old)
  expect(await change(chosen, old)).toMatchObject({ status: 429 })
})

test('neither passwords nor link secrets are in the log or the history', async () => {
  const history = await db.selectFrom('activity_log').selectAll().execute()
  const log = app.log.join('') + JSON.stringify(history)
  expect(log).not.toMatch(/argon2|grey kelpie|tin roof/)
})
