import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openWrite } from '../change/open-write.ts'
import { fixedClock } from '../clock.ts'
import { findLink, issueLink, openLink, revokeLinks, useLink } from './public-link.ts'
import { system } from './viewer.ts'

const clock = fixedClock('2026-11-05T00:00:00Z')
const tomorrow = new Date('2026-11-06T00:00:00Z')
const { db } = await testDatabase()
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })

let record_id = 0
const issue = (kind = 'reset') =>
  write(system, (change) =>
    issueLink(change, {
      kind,
      record_type: 'user',
      record_id: ++record_id,
      person: 'jo',
      expires_at: tomorrow,
    }),
  )
const find = (secret: string, kind = 'reset', now = clock.now()) => findLink(db, kind, secret, now)

test.each([
  ['unknown', async () => 'A'.repeat(43)],
  ['empty', async () => ''],
  ['very long', async () => 'A'.repeat(100_000)],
  ['of another kind', () => issue('sign')],
  ['cut short', async () => (await issue()).slice(0, 42)],
])('a secret that is %s opens nothing', async (_what, secretOf) => {
  expect(await find(await secretOf())).toBeNull()
})

test('a link opens its own record until the moment it expires', async () => {
  const secret = await issue()
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await find(secret)).toMatchObject({
    kind: 'reset',
    record_type: 'user',
    record_id,
    person: 'jo',
    expires_at: tomorrow.toISOString(),
  })
  expect(await find(secret, 'reset', new Date(tomorrow.getTime() - 1))).not.toBeNull()
  expect(await find(secret, 'reset', tomorrow)).toBeNull()
})

test('guessing is throttled by network and kind, and a right secret works whatever was tried from its network', async () => {
  const secret = await issue()
  const open = (tried: string, ip = '203.0.113.7', kind = 'reset') =>
    openLink({ db, ip, kind, secret: tried, now: clock.now() }).then(
      (link) => link.record_id,
      (error: { code: string }) => error.code,
    )
  const guess = () => open(randomBytes(32).toString('base64url'))
  const answers: (number | string)[] = []
  for (let at = 0; at < 32; at++) answers.push(await guess())
  expect(answers).toEqual([...Array(30).fill('not_found'), 'throttled', 'throttled'])
  expect(await open(secret)).toBe(record_id)
  expect([await open('no', '203.0.113.8'), await open('no', '::ffff:203.0.113.9')]).toEqual([
    'throttled',
    'throttled',
  ])
  expect([await open('no', '203.0.114.7'), await open('no', '203.0.113.7', 'sign')]).toEqual([
    'not_found',
    'not_found',
  ])
})

test("the table has a secret's hash, and no part of the secret", async () => {
  const secret = await issue()
  const row = await db
    .selectFrom('public_link')
    .selectAll()
    .where('record_id', '=', record_id)
    .executeTakeFirstOrThrow()
  expect(row.secret_sha256.toString('hex')).toBe(createHash('sha256').update(secret).digest('hex'))
  expect(JSON.stringify(row)).not.toContain(secret.slice(0, 12))
})

test('no two secrets are alike', async () => {
  const secrets = await write(system, (change) =>
    Promise.all(
      Array.from({ length: 200 }, () =>
        issueLink(change, { kind: 'many', record_type: 'user', record_id: 0, expires_at: tomorrow }),
      ),
    ),
  )
  expect(new Set(secrets.map((secret) => secret.slice(0, 10))).size).toBe(200)
})

test('of twenty simultaneous uses of a link, one succeeds', async () => {
  const secret = await issue()
  const { id } = (await find(secret))!
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => write(system, (change) => useLink(change, id))),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(tries.filter((one) => one.status === 'rejected').map((one) => one.reason.code)).toEqual(
    Array(19).fill('not_found'),
  )
  expect(await find(secret)).toBeNull()
})

test('a link whose change is rolled back can still be used', async () => {
  const secret = await issue()
  const { id } = (await find(secret))!
  const fail = write(system, async (change) => {
    await useLink(change, id)
    throw new Error('no')
  })
  await expect(fail).rejects.toThrow('no')
  await write(system, (change) => useLink(change, id))
  expect(await find(secret)).toBeNull()
})

test("revoking closes a record's links, or only one kind of them", async () => {
  const other = await issue()
  const secret = await issue()
  const record = { record_type: 'user', record_id }
  const sign = await write(system, (change) =>
    issueLink(change, { kind: 'sign', ...record, expires_at: tomorrow }),
  )
  expect(await write(system, (change) => revokeLinks(change, { kind: 'reset', ...record }))).toBe(1)
  expect(await find(secret)).toBeNull()
  expect(await find(sign, 'sign')).not.toBeNull()
  expect(await write(system, (change) => revokeLinks(change, record))).toBe(1)
  expect(await find(sign, 'sign')).toBeNull()
  expect(await find(other)).not.toBeNull()
})

test('an expired link cannot be used by its number either', async () => {
  const secret = await issue()
  const { id } = (await find(secret))!
  clock.set(tomorrow.toISOString())
  await expect(write(system, (change) => useLink(change, id))).rejects.toMatchObject({ code: 'not_found' })
  clock.set('2026-11-05T00:00:00Z')
})
