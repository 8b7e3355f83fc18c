import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { networkProxy } from '#test/network-proxy.ts'
import { openHeartbeat } from './heartbeat.ts'

const { config, owner } = await testDatabase()
const admin = await owner()

/** A heartbeat over a network of its own; `events` is what it reported. */
async function openedHeartbeat() {
  const network = await networkProxy(config, onTestFinished)
  const events: string[] = []
  const heartbeat = openHeartbeat({
    newClient: () => new pg.Client({ ...network.config, application_name: 'felt' }),
    onAway: () => events.push('away'),
    onBack: () => events.push('back'),
  })
  onTestFinished(() => heartbeat.stop())
  expect(await heartbeat.beat()).toBe(true)
  return { network, heartbeat, events }
}

test('one late answer makes newcomers wait, and cuts nobody off', async () => {
  const { heartbeat, events } = await openedHeartbeat()
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'felt'`,
  )
  const pid = rows[0]!.pid
  process.kill(pid, 'SIGSTOP')
  const beat = heartbeat.beat()
  try {
    await expect.poll(() => heartbeat.isAway(), { interval: 5, timeout: 10_000 }).toBe(true)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect(await beat).toBe(true)
  expect([events, heartbeat.isAway()]).toEqual([[], false])
})

test('a cut connection is replaced, and nobody else is cut off', async () => {
  const { heartbeat, events } = await openedHeartbeat()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'felt'`,
  )
  expect(await heartbeat.beat()).toBe(true)
  expect(events).toEqual([])
})

test('after a second one the database is unavailable, until it answers', async () => {
  const { network, heartbeat, events } = await openedHeartbeat()
  network.become('silent')
  expect(await heartbeat.beat()).toBe(false)
  expect([events, heartbeat.isAway()]).toEqual([['away'], true])
  network.become('good')
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(['away', 'back'])
  expect(heartbeat.isAway()).toBe(false)
})
