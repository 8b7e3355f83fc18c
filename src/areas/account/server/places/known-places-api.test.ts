import { expect, test } from 'vitest'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from '#test/app.ts'
import { type Seat, signInAttempts, password, tally, times } from '#test/sign-ins.ts'
import { forgetOldPlacesNightly } from './forget-old-places.ts'

const app = await testApp()
const { db } = app.platform
const { account, send, right, wrong, attackFromEverywhere } = await signInAttempts(app)
const chosen = 'tin roof rain'

/** Whether someone there can still sign in while the account is attacked from everywhere. */
async function isKnown(email: string, from: Seat): Promise<boolean> {
  await attackFromEverywhere(email)
  return (await wrong(email, from)).status === 422
}
let networks = 0
/** A network nobody has used before. */
const elsewhere = () => `10.20.${++networks}.7`

test('the device is known by a cookie scripts cannot read, and the table has its hash', async () => {
  const { email } = await account()
  const { headers } = await app.visitor.request('POST', '/api/login', { payload: { email, password } })
  const cookie = [headers['set-cookie']].flat().find((one) => String(one).startsWith('haulyard_device='))
  expect(cookie).toMatch(
    /^haulyard_device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/,
  )
  const kept = await db.selectFrom('known_device').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(String(cookie).slice(16, 40))
})

test('people who share a device are both known on it, and its secret changes at every sign-in', async () => {
  const [one, other, third] = [await account(), await account(), await account()]
  const first = await right(one.email, { address: elsewhere() })
  const second = await right(other.email, { address: elsewhere(), cookie: first.cookie })
  expect(second.cookie).not.toBe(first.cookie)
  const now = { address: elsewhere(), cookie: second.cookie }
  expect(await isKnown(one.email, now)).toBe(true)
  expect(await isKnown(other.email, now)).toBe(true)
  expect(await isKnown(third.email, now)).toBe(false)
  expect(await isKnown(one.email, { address: elsewhere(), cookie: first.cookie })).toBe(false)
})

test('after two simultaneous sign-ins on a new device one cookie remains, and neither account is locked out', async () => {
  const [one, other] = [await account(), await account()]
  const seat = { address: elsewhere() }
  const [first, second] = await Promise.all([right(one.email, seat), right(other.email, seat)])
  expect([first.status, second.status]).toEqual([200, 200])
  // The browser keeps the last cookie.
  const { cookie } = second
  expect(await isKnown(other.email, { address: elsewhere(), cookie })).toBe(true)
  expect(await isKnown(one.email, { address: elsewhere(), cookie })).toBe(false)
  expect(await isKnown(one.email, { ...seat, cookie })).toBe(true)
  const again = await right(one.email, { ...seat, cookie })
  for (const { email } of [one, other])
    expect(await isKnown(email, { address: elsewhere(), cookie: again.cookie })).toBe(true)
})

test.each([
  ['of someone’s own making', () => `haulyard_device=${'A'.repeat(43)}.${'A'.repeat(43)}`],
  ['without its seal', (cookie: string) => cookie.split('.')[0]!],
  ['changed', (cookie: string) => cookie.replace(/=./, (text) => (text === '=A' ? '=B' : '=A'))],
  ['empty', () => 'haulyard_device='],
])('a cookie that is %s is ignored', async (_what, forge) => {
  const { email } = await account()
  const { cookie } = await right(email, { address: elsewhere() })
  expect(await isKnown(email, { address: elsewhere(), cookie: forge(cookie) })).toBe(false)
  expect(await isKnown(email, { address: elsewhere(), cookie })).toBe(true)
})

test('a changed password leaves this device and network known, and no other', async () => {
  const { email } = await account()
  const there = { address: elsewhere(), cookie: '' }
  there.cookie = (await right(email, there)).cookie
  const here = { address: elsewhere(), cookie: '' }
  const { token, cookie } = await right(email, here)
  const body = { current_password: password, password: chosen }
  const changed = await send(
    '/api/profile/password',
    body,
    { ...here, cookie },
    {
      authorization: `Bearer ${token}`,
    },
  )
  expect(changed.status).toBe(200)
  expect(await isKnown(email, { address: elsewhere(), cookie: changed.cookie })).toBe(true)
  expect(await isKnown(email, { address: here.address })).toBe(true)
  expect(await isKnown(email, { address: there.address })).toBe(false)
  expect(await isKnown(email, { address: elsewhere(), cookie: there.cookie })).toBe(false)
  expect(await isKnown(email, { address: elsewhere(), cookie })).toBe(false)
})

test('someone locked out by other people’s attempts gets in with a link to a new password', async () => {
  const { id, email } = await account()
  const before = await right(email, { address: elsewhere() })
  const here = { address: elsewhere() }
  await attackFromEverywhere(email)
  expect((await right(email, here)).status).toBe(429)
  const token = await app.platform.write(system, (change) =>
    issueLink(change, {
      kind: 'reset',
      record_type: 'user',
      record_id: id,
      expires_at: new Date(change.now.getTime() + 3_600_000),
    }),
  )
  expect((await send('/api/reset-password', { token, password: chosen }, here)).status).toBe(200)
  expect((await send('/api/login', { email, password: chosen }, here)).status).toBe(200)
  expect(await isKnown(email, { address: elsewhere(), cookie: before.cookie })).toBe(false)
})

test('an archived account forgets its known places, even if it is restored', async () => {
  const { id, email } = await account()
  const administrator = await app.as('administrator')
  const seat = { address: elsewhere() }
  const { cookie } = await right(email, seat)
  const params = { id }
  const version = async () => (await administrator.call(userEndpoints.getUser, { params })).data.version
  const archive = { version: await version(), reason: 'Has left.' }
  await administrator.call(userEndpoints.archiveUser, { params, body: archive })
  await administrator.call(userEndpoints.restoreUser, { params, body: { version: await version() } })
  expect(await isKnown(email, seat)).toBe(false)
  expect(await isKnown(email, { address: elsewhere(), cookie })).toBe(false)
})

test('the twenty devices and fifty networks last used are known', async () => {
  const { id, email } = await account()
  const row = (n: number) => ({
    user_id: id,
    last_used_at: `2026-01-01T00:${String(n).padStart(2, '0')}:00Z`,
  })
  const devices = Array.from({ length: 22 }, (_, n) => ({ ...row(n), secret_sha256: Buffer.from(`${n}`) }))
  const manyNetworks = Array.from({ length: 52 }, (_, n) => ({ ...row(n), network: `${n}` }))
  await db.insertInto('known_device').values(devices).execute()
  await db.insertInto('known_network').values(manyNetworks).execute()
  await right(email, { address: '10.21.0.1' })
  const known = db.selectFrom('known_device').select('secret_sha256').where('user_id', '=', id)
  const kept = (await known.execute()).map(({ secret_sha256 }) => secret_sha256.toString())
  expect(kept).toHaveLength(20)
  expect(kept).toEqual(expect.arrayContaining(['3', '21']))
  const places = await db.selectFrom('known_network').select('network').where('user_id', '=', id).execute()
  expect(places).toHaveLength(50)
  const names = places.map(({ network }) => network)
  expect(names).toEqual(expect.arrayContaining(['10.21.0.0/24', '3', '51']))
})

test('a place unused for a year is forgotten nightly', async () => {
  const people = await times(2, account)
  const seats = await Promise.all(
    people.map(async ({ email }) => ({
      address: elsewhere(),
      ...(await right(email, { address: elsewhere() })),
    })),
  )
  const [old, young] = people
  const used = { last_used_at: new Date(Date.now() - 366 * 86_400_000).toISOString() }
  await db.updateTable('known_device').set(used).where('user_id', '=', old!.id).execute()
  await db.updateTable('known_network').set(used).where('user_id', '=', old!.id).execute()
  expect(forgetOldPlacesNightly).toMatchObject({ cron: '25 3 * * *' })
  await forgetOldPlacesNightly.run({} as never, app.platform)
  expect(await isKnown(old!.email, seats[0]!)).toBe(false)
  expect(await isKnown(young!.email, seats[1]!)).toBe(true)
})

test('calls without a session are limited by network, and a known device has its own allowance', async () => {
  const bounded = await testApp({ env: { HAULYARD_PUBLIC_CALLS: '20' } })
  const attempts = await signInAttempts(bounded)
  const { email } = await attempts.account()
  const { cookie } = await attempts.right(email, { address: elsewhere() })
  const flood = []
  for (let n = 0; n < 30; n++) flood.push(await attempts.send('/api/login', {}, { address: `10.22.0.${n}` }))
  expect(tally(flood)).toEqual({ 422: 20, 429: 10 })
  expect((await attempts.right(email, { address: '10.22.0.1', cookie })).status).toBe(200)
})
