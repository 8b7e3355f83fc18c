import { hash } from '@node-rs/argon2'
import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { signIn } from '#test/people.ts'
import { figure } from '#test/proof.ts'
import { accountEndpoints as calls } from '../contract/endpoints.ts'
import { hashPassword } from './passwords/password-hash.ts'

const app = await testApp()
const { db } = app.platform
const password = 'grey kelpie 40'

const password_hash = await hashPassword(password)

/** A user with a password. */
async function person(email: string, state: object = {}): Promise<{ id: number; email: string }> {
  return db
    .insertInto('app_user')
    .values({
      name: 'Pat Webb',
      email,
      password_hash,
      user_type: 2,
      approved: 'Approved',
      ...state,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}
let networks = 0
/** From another network each time. */
const login = (body: object, remoteAddress = `198.51.${++networks}.7`) =>
  app.server.app.inject({ method: 'POST', url: '/api/login', payload: body, remoteAddress })
const bad = { success: false, message: 'Email or password is incorrect.' }

test('the specification’s calls keep their method, path, keys and messages', async () => {
  expect(calls.register).toMatchObject({ method: 'POST', path: '/api/register' })
  expect(calls.login).toMatchObject({ method: 'POST', path: '/api/login' })
  expect(calls.logout).toMatchObject({ method: 'GET', path: '/api/logout' })
  await person('literal@example.com')
  const signedIn = await login({ email: 'literal@example.com', password, remember: true })
  const answer = signedIn.json()
  expect(Object.keys(answer).toSorted()).toEqual(['data', 'message', 'success'])
  expect(answer).toEqual({
    success: true,
    message: 'Signed in.',
    data: {
      id: expect.any(Number),
      name: 'Pat Webb',
      email: 'literal@example.com',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_type: 2,
      user_role: 'Accounts',
      permissions: expect.objectContaining({ 'clients:write': 'all' }),
      avatar: null,
    },
  })
  const [, payload] = answer.data.token.split('.')
  const { exp, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect([exp, sid]).toEqual([expect.any(Number), expect.any(String)])
  const headers = { authorization: `Bearer ${answer.data.token}` }
  const out = await app.server.app.inject({ url: '/api/logout', headers })
  expect(out.json()).toEqual({ success: true, message: 'Signed out.', data: {} })
  expect(out.headers['clear-site-data']).toBe('"cache"')
  const after = await app.server.app.inject({ url: '/api/profile', headers })
  expect([after.statusCode, after.json()]).toEqual([401, { success: false, message: 'Token is Expired' }])
  expect(after.headers['clear-site-data']).toBeUndefined()
})

test('a wrong pair is reported first, in the same words whatever the account', async () => {
  await person('inactive@example.com', { status: 'NotActive' })
  await person('rejected@example.com', {
    user_type: null,
    approved: 'NotApproved',
    rejected_at: '2026-11-01T00:00:00Z',
    rejection_reason: 'We could not reach you.',
  })
  await person('archived@example.com', { archived_at: '2026-11-01T00:00:00Z' })
  await person('invited@example.com', { password_hash: null })
  await person('someone@demo.example')
  const known = [
    'inactive@example.com',
    'rejected@example.com',
    'archived@example.com',
    'invited@example.com',
  ]
  for (const email of [...known, 'someone@demo.example', 'nobody@example.com', 'not an email']) {
    const { statusCode, body } = await login({ email, password: 'wrong password' })
    expect([statusCode, JSON.parse(body)]).toEqual([422, bad])
  }
  for (const [email, message] of [
    ['inactive@example.com', 'Your account is inactive. Please contact the office.'],
    ['rejected@example.com', 'Your sign-up was not approved: We could not reach you.'],
    ['archived@example.com', bad.message],
    ['invited@example.com', bad.message],
    ['someone@demo.example', 'Demo sign-ins are off on this server.'],
  ]) {
    const { statusCode, body, headers } = await login({ email, password })
    expect([statusCode, JSON.parse(body)]).toEqual([422, { success: false, message }])
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect((await login({ email: '', password: '' })).json()).toMatchObject({
    errors: { email: 'Email is required.', password: 'Password is required.' },
  })
})

test('a password stored at a lower cost still works, and is re-hashed on the first success', async () => {
  const old = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const { id, email } = await person('earlier@example.com', { password_hash: old })
  const kept = async () =>
    (await db.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
      .password_hash
  expect((await login({ email, password: 'not this one' })).statusCode).toBe(422)
  expect(await kept()).toBe(old)
  expect((await login({ email, password })).statusCode).toBe(200)
  const renewed = await kept()
  const costOf = (text: string | null) => text?.split('$').slice(0, 4)
  expect(costOf(renewed)).toEqual(costOf(password_hash))
  expect(costOf(renewed)).not.toEqual(costOf(old))
  expect((await login({ email, password })).statusCode).toBe(200)
  expect((await login({ email, password: 'not this one' })).statusCode).toBe(422)
  expect(await kept()).toBe(renewed)
})

test('users waiting for approval may sign in, and can only manage their own account', async () => {
  await person('waits@example.com', { user_type: null, approved: 'NotApproved' })
  const { data } = (await login({ email: 'Waits@Example.com', password })).json()
  expect(data).toMatchObject({ user_type: null, user_role: null })
  expect(data.permissions).toEqual({ 'documents:read': 'own', 'documents:write': 'own' })
  const headers = { authorization: `Bearer ${data.token}` }
  const profile = await app.server.app.inject({ url: '/api/profile', headers })
  expect(profile.json()).toMatchObject({ data: { email: 'waits@example.com', user_type: null } })
})

test('a session shows the person’s current rights, also after their role has changed', async () => {
  const accounts = await app.as('accounts')
  const before = await accounts.call(calls.getSession, {})
  expect(before.data).toMatchObject({ name: 'Con Petrou', user_role: 'Accounts' })
  expect(before.text).not.toContain('token')
  const { id } = await db
    .selectFrom('user_role')
    .select('id')
    .where('user_type', '=', 2)
    .executeTakeFirstOrThrow()
  const none = { user_role_id: id, permission: 'clients:gst', scope: 'none' }
  await db.insertInto('role_permission').values(none).execute()
  const { data } = await accounts.call(calls.getSession, {})
  expect([before.data.permissions['clients:gst'], data.permissions['clients:gst']]).toEqual([
    'all',
    undefined,
  ])
  expect(await app.visitor.call(calls.getSession, {})).toMatchObject({ status: 401 })
})

test('the cookie carries the session where no header can, and nowhere else', async () => {
  await person('cookie@example.com')
  const answer = await login({ email: 'cookie@example.com', password })
  const [cookie = ''] = answer.headers['set-cookie'] as string[]
  expect(cookie).toMatch(/^haulyard_session=[^;]+; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Strict$/)
  const headers = { cookie: cookie.split(';')[0]! }
  expect((await app.server.app.inject({ url: '/api/profile', headers })).statusCode).toBe(401)
  expect((await app.server.app.inject({ url: '/api/logout', headers })).statusCode).toBe(401)
  expect((await app.server.app.inject({ url: '/api/avatars/1', headers })).statusCode).toBe(404)
  const bearer = { authorization: `Bearer ${answer.json().data.token}` }
  const out = await app.server.app.inject({ url: '/api/logout', headers: bearer })
  expect(String(out.headers['set-cookie'])).toMatch(
    /^haulyard_session=; Path=\/api; Expires=Thu, 01 Jan 1970/,
  )
  expect((await app.server.app.inject({ url: '/api/avatars/1', headers })).statusCode).toBe(401)
})

test('five failures lock one account in one network; the right password from elsewhere still works', async () => {
  await person('tried@example.com')
  const here = '203.0.113.1'
  const wrong = () => login({ email: 'tried@example.com', password: 'not this one' }, here)
  for (let n = 0; n < 4; n++) expect((await wrong()).statusCode).toBe(422)
  // Successes are never counted, and clear earlier failures.
  expect((await login({ email: 'tried@example.com', password }, here)).statusCode).toBe(200)
  const tries = await Promise.all(Array.from({ length: 20 }, wrong))
  const statuses = tries.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(5).fill(422), ...Array(15).fill(429)])
  const locked = await login({ email: 'TRIED@example.com', password }, here)
  expect(locked.statusCode).toBe(429)
  expect(locked.json().message).toBe('Too many attempts. Try again in 15 minutes.')
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect((await login({ email: 'tried@example.com', password })).statusCode).toBe(200)
  expect((await login({ email: 'nobody@example.com', password }, here)).statusCode).toBe(422)
})

// S8.
test('200 forged, altered and expired tokens are refused', async () => {
  const { token, session_id, user_id } = await signIn(app.platform, 'administrator')
  const { session_id: otherSession } = await signIn(app.platform, 'accounts')
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const secret = new TextEncoder().encode(app.platform.config.secret)
  const { privateKey } = await generateKeyPair('RS256')
  const claims = { sid: session_id, sub: String(user_id), iss: 'haulyard' }
  const soon = Math.floor(Date.now() / 1000) + 600
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (alg: string, key: Parameters<SignJWT['sign']>[0], more: object = {}, header: object = {}) =>
    new SignJWT({ ...claims, exp: soon, ...more }).setProtectedHeader({ alg, ...header }).sign(key)
  const text = (value: string) => new TextEncoder().encode(value)

  const forged = [
    new UnsecuredJWT({ ...claims, exp: soon }).encode(),
    ...['none', 'None', 'NONE', 'nOnE', '', 'HS384', 'RS256'].flatMap((alg) => [
      `${encode({ alg, typ: 'JWT' })}.${payload}.`,
      `${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`,
    ]),
    await sign('RS256', privateKey),
    await sign('HS384', text('x'.repeat(48))),
    await sign('HS384', secret),
    await sign('HS512', secret),
    ...(await Promise.all(
      ['', 'secret', 'haulyard', 'null', 'undefined', '../../../dev/null', 'password'].map((guess) =>
        sign('HS256', text(guess.padEnd(32, '\0'))),
      ),
    )),
    ...(await Promise.all(
      ['/dev/null', '../secret', "' or 1=1", 'https://evil.example/jwks'].flatMap((kid) => [
        sign('HS256', text('k'.repeat(32)), {}, { kid }),
        sign('HS256', text('k'.repeat(32)), {}, { jku: kid, x5u: kid }),
      ]),
    )),
    await sign('HS256', secret, { exp: soon - 1200 }),
    await sign('HS256', secret, { iss: 'elsewhere' }),
    await sign('HS256', secret, { sid: undefined }),
    await sign('HS256', secret, { sid: user_id }),
    await sign('HS256', secret, { sid: 'b6f1c5a0-0000-4000-8000-000000000000' }),
    `${head}.${encode({ ...claims, exp: soon, sid: otherSession })}.${signature}`,
    `${head}.${payload}`,
    `${payload}.${signature}`,
    `${token}.${signature}`,
    `${token}A`,
    '.',
    '..',
    'null',
  ]
  // And tokens with one character changed; the very last one has unused bits.
  for (let place = token.length - 2; forged.length < 200; place--) {
    forged.push(token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1))
  }
  expect(new Set(forged).size).toBe(200)
  const accepted = []
  for (const each of forged) {
    const headers = { authorization: `Bearer ${each}` }
    const { statusCode } = await app.server.app.inject({ url: '/api/profile', headers })
    if (statusCode !== 401) accepted.push([statusCode, each])
  }
  expect(accepted).toEqual([])
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.server.app.inject({ url: '/api/profile', headers })).statusCode).toBe(200)
  figure('S8', `${forged.length} forged, changed and expired tokens: 0 accepted`)
})

test('sign-in input never appears in the server’s log', () => {
  const log = app.log.join('')
  expect(log).not.toMatch(/grey kelpie|not this one|@example\.com|eyJ/)
})

test('a sign-in works in the first and last year a clock may have', async () => {
  const { email } = await person('years@example.com')
  onTestFinished(() => app.clock.set(testStart))
  for (const now of ['1920-01-01T00:00:00Z', '2100-12-31T23:59:59Z']) {
    app.clock.set(now)
    expect((await login({ email, password })).statusCode).toBe(200)
  }
})
