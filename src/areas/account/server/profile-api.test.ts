import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { callerFor, testApp } from '#test/app.ts'
import { signIn } from '#test/people.ts'
import { accountEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const driver = await app.as('driver')
const accounts = await app.as('accounts')
const waiting = await app.as('waiting')

test('a profile needs a session, and cannot be used to gain rights', async () => {
  expect(await app.visitor.call(calls.getProfile, {})).toMatchObject({ status: 401 })
  expect(await app.visitor.call(calls.setAvatar, { body: {} })).toMatchObject({ status: 401 })
  const raw = { version: 1, name: 'D', mobile: '12', user_type: 1, email: 'new@example.com' }
  expect(await driver.call(calls.editProfile, {} as never, { raw })).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      mobile: 'Enter an Australian mobile number, for example 0412 345 678.',
      user_type: 'This field is not known.',
      email: 'This field is not known.',
    },
  })
})

test('everyone maintains their own name and mobile, even while waiting for approval', async () => {
  const body = { version: 1, name: 'Wes J. Tanner', mobile: '0491 570 110' }
  const { data } = await waiting.call(calls.editProfile, { body })
  expect(data).toMatchObject({ name: 'Wes J. Tanner', mobile: '61491570110', user_type: null, version: 2 })
  expect(await waiting.call(calls.editProfile, { body: { version: 1, name: 'Wes' } })).toMatchObject({
    status: 409,
    data: { current: { name: 'Wes J. Tanner', version: 2 } },
  })
  expect(
    await driver.call(calls.editProfile, { body: { version: 1, mobile: '0491 570 110' } }),
  ).toMatchObject({ status: 422, errors: { mobile: 'This mobile has already been taken.' } })
})

test('a picture is re-encoded, shown to colleagues, and removed', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1f7a4d' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Someone at home' } })
    .toBuffer()
  const send = (...files: { name: string; content: Buffer }[]) =>
    driver.call(calls.setAvatar, { body: {} }, { files })
  expect(await send()).toMatchObject({ status: 422, message: 'Choose a picture.' })
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')
  expect(await send({ name: 'me.pdf', content: pdf })).toMatchObject({
    status: 415,
    message: 'Upload a JPG or PNG file.',
  })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await send({ name: 'me.jpg', content: svg })).toMatchObject({ status: 415 })
  const { data } = await send({ name: 'me.jpg', content: picture })
  expect(data.avatar).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/)

  const key = data.avatar!.split('/').at(-1)!
  const shown = await accounts.call(userEndpoints.getAvatar, { params: { key } })
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect(shown.headers['cache-control']).toBe('private, no-cache')
  expect(shown.text).not.toContain('Someone at home')
  expect(await driver.call(userEndpoints.getAvatar, { params: { key } })).toMatchObject({ status: 200 })
  // Without the right to see users, other people's pictures do not exist.
  expect(await waiting.call(userEndpoints.getAvatar, { params: { key } })).toMatchObject({ status: 404 })
  expect(await accounts.call(userEndpoints.getAvatar, { params: { key: randomUUID() } })).toMatchObject({
    status: 404,
  })
  const listed = await accounts.call(userEndpoints.getUser, { params: { id: driver.user_id } })
  expect(listed.data.avatar).toBe(data.avatar)
  expect((await driver.call(calls.removeAvatar, {})).data.avatar).toBeNull()
})

test('people see and end their own sessions, never those of others', async () => {
  const second = await callerFor(app, await signIn(app.platform, 'driver'), 'driver')
  const { data } = await driver.call(calls.listSessions, {})
  expect(data).toMatchObject([
    { id: driver.session_id, is_current: 1 },
    { id: second.session_id, is_current: 0, user_agent: 'test' },
  ])
  const params = { id: second.session_id }
  expect(await accounts.call(calls.revokeSession, { params })).toMatchObject({ status: 404 })
  expect(await accounts.call(calls.revokeSession, { params: { id: 'x' } })).toMatchObject({ status: 404 })
  expect(await second.call(calls.getProfile, {})).toMatchObject({ status: 200 })
  const ended = await driver.call(calls.revokeSession, { params })
  // Another browser's session: this one keeps its cookies.
  expect([ended.status, ended.headers['clear-site-data'], ended.headers['set-cookie']]).toEqual([
    200,
    undefined,
    undefined,
  ])
  expect(await second.call(calls.getProfile, {})).toMatchObject({ status: 401 })
  expect(await driver.call(calls.revokeSession, { params })).toMatchObject({ status: 404 })
  const third = await callerFor(app, await signIn(app.platform, 'driver'), 'driver')
  const own = await third.call(calls.revokeSession, { params: { id: third.session_id } })
  expect(own.headers).toMatchObject({
    'clear-site-data': '"cache"',
    'set-cookie': expect.stringMatching(/^haulyard_session=; /),
  })
})
