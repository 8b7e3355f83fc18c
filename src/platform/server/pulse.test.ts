import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { networkBetween } from '#test/network-between.ts'
import { openPulse } from './pulse.ts'

const { config, owner } = await testDatabase()
const admin = await owner()

/** A pulse that feels for the database over a network of its own; `told` is what it said. */
async function openedPulse() {
  const network = await networkBetween(config, onTestFinished)
  const told: string[] = []
  const pulse = openPulse({
    newClient: () => new pg.Client({ ...network.config, application_name: 'felt' }),
    onAway: () => told.push('away'),
    onBack: () => told.push('back'),
  })
  onTestFinished(() => pulse.stop())
  expect(await pulse.beat()).toBe(true)
  return { network, pulse, told }
}

test('one answer that comes late keeps newcomers out meanwhile, and cuts nobody off', async () => {
  const { pulse, told } = await openedPulse()
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'felt'`,
  )
  const pid = rows[0]!.pid
  process.kill(pid, 'SIGSTOP')
  const beat = pulse.beat()
  try {
    await expect.poll(() => pulse.isAway(), { interval: 5, timeout: 10_000 }).toBe(true)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect(await beat).toBe(true)
  expect([told, pulse.isAway()]).toEqual([[], false])
})

test('a connection that is cut is made anew, and nobody else is cut off', async () => {
  const { pulse, told } = await openedPulse()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'felt'`,
  )
  expect(await pulse.beat()).toBe(true)
  expect(told).toEqual([])
})

test('after a second one the database is away, until it answers', async () => {
  const { network, pulse, told } = await openedPulse()
  network.become('silent')
  expect(await pulse.beat()).toBe(false)
  expect([told, pulse.isAway()]).toEqual([['away'], true])
  network.become('good')
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['away', 'back'])
  expect(pulse.isAway()).toBe(false)
})
