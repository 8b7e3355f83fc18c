import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fixedClock } from '../clock.ts'
import { forgetOldRows } from '../jobs/forget-old-rows.ts'
import { openWrite } from '../change/open-write.ts'
import { type Limits, countAttempt, clearAttempts, uncountTry } from './throttle-store.ts'

const { db } = await testDatabase()
const five = { failures: 5, minutes: 15 }
const outcome = (limits: Limits) =>
  countAttempt(db, limits).then(
    () => 'counted',
    ({ code }: { code: string }) => code,
  )
const many = async (count: number, limits: Limits) => {
  const outcomes = await Promise.all(Array.from({ length: count }, () => outcome(limits)))
  return outcomes.filter((one) => one === 'counted').length
}

test('of fifty simultaneous attempts exactly the limit gets through', async () => {
  expect(await many(50, { one: five, wide: { failures: 7, minutes: 15 } })).toBe(5)
  // Attempts refused by one bucket were not counted in the others.
  expect(await many(50, { another: five, wide: { failures: 7, minutes: 15 } })).toBe(2)
  expect(await many(50, { another: five })).toBe(3)
})

test('a successful attempt is uncounted, and a bucket can be emptied', async () => {
  expect(await many(5, { back: five })).toBe(5)
  await uncountTry(db, ['back', 'of which nobody heard'])
  expect(await many(3, { back: five })).toBe(1)
  await clearAttempts(db, 'back')
  expect(await many(9, { back: five })).toBe(5)
})

test('it says how long to wait, and starts afresh after that', async () => {
  await many(5, { waits: five })
  await expect(countAttempt(db, { waits: five, fresh: five })).rejects.toMatchObject({
    message: 'Too many attempts. Try again in 15 minutes.',
    details: { retry_after_seconds: expect.toSatisfy((seconds) => seconds > 890 && seconds <= 900) },
  })
  const soon = new Date(Date.now() + 20_000).toISOString()
  await db.updateTable('throttle').set({ window_ends_at: soon }).execute()
  await expect(countAttempt(db, { waits: five })).rejects.toMatchObject({
    message: 'Too many attempts. Try again in 1 minute.',
  })
  const past = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('throttle').set({ window_ends_at: past }).execute()
  expect(await many(9, { waits: five })).toBe(5)
})

test('typed text is not stored', async () => {
  await countAttempt(db, { 'sign-in tin roof rain': five })
  const rows = await db.selectFrom('throttle').select('bucket').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/tin roof|sign-in/)
})

test('expired counts and answers older than thirty days are deleted nightly', async () => {
  const clock = fixedClock('2026-11-20T03:20:00+11:00')
  const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })
  await db.deleteFrom('throttle').execute()
  await many(5, { ended: five })
  const past = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('throttle').set({ window_ends_at: past }).execute()
  await many(5, { lasting: five })
  const answer = (key: string, created_at: string) => ({
    actor: 'user:1',
    key,
    request_sha256: Buffer.from('x'),
    answer: '{}',
    created_at,
  })
  await db
    .insertInto('idempotency')
    .values([answer('old', '2026-10-20T00:00:00Z'), answer('young', '2026-10-22T00:00:00Z')])
    .execute()
  expect(forgetOldRows).toMatchObject({ cron: '20 3 * * *' })
  await forgetOldRows.run({} as never, { db, write })
  expect(await db.selectFrom('throttle').select('bucket').execute()).toHaveLength(1)
  expect(await many(1, { lasting: five })).toBe(0)
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'young' }])
})
