import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { networkProxy } from '#test/network-proxy.ts'
import type { Change } from '../change/change.ts'
import { openClock } from '../clock.ts'
import { type Database, type Db, openDatabase } from './database.ts'
import { toRefusal } from '../http/refuse.ts'
import { withTimeout } from './with-timeout.ts'
import { openWrite } from '../change/open-write.ts'
import { withSavepoint } from './savepoint.ts'
import { system } from '../sessions/viewer.ts'

const { config, owner } = await testDatabase()
const admin = await owner()

function opened(options: pg.PoolConfig = config): Database {
  const database = openDatabase(options)
  onTestFinished(() => database.close())
  return database
}
const writer = (db: Db) =>
  openWrite({ db, clock: openClock(), jobs: { send: async () => {} }, subscriptions: [] })

const insert = ({ tx }: Change, key: string) =>
  tx.insertInto('setting').values({ key, value: '{}' }).execute()
const keep = async (key: string) =>
  admin.query(`insert into setting (key, value) values ($1, '{}') on conflict do nothing`, [key])
const isKept = async (key: string) =>
  (await admin.query('select from setting where key = $1', [key])).rowCount === 1

/** Ends every connection, as a database restart does. */
const endAll = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'haulyard'`)

/** What a caller gets. */
async function outcome(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const refusal = error === undefined ? undefined : toRefusal(error, {})
  return { error, refusal }
}
/** The same, if it arrives within so many milliseconds, not counting time when this machine is busy. */
const outcomeWithin = (ms: number, work: Promise<unknown>) =>
  withTimeout<Awaited<ReturnType<typeof outcome>> | 'too late'>(outcome(work), ms, 'too late')
const away = { status: 503, code: 'unavailable', details: { retry_after_seconds: 1 } }
const ask = ({ db }: Database) => sql`select 1`.execute(db)

/** The point in a change at which its connection is lost. */
const moments: readonly (readonly [when: string, work: (change: Change) => Promise<unknown>])[] = [
  [
    'before its first statement',
    async (change) => {
      await endAll()
      await insert(change, 'lost')
    },
  ],
  [
    'between two statements',
    async (change) => {
      await insert(change, 'lost')
      await endAll()
      await insert(change, 'lost too')
    },
  ],
  [
    'after its last statement',
    async (change) => {
      await insert(change, 'lost')
      await endAll()
    },
  ],
  [
    'after its last statement, and it was noticed',
    async (change) => {
      await insert(change, 'lost')
      await endAll()
      await sleep(30)
    },
  ],
  [
    'while a statement runs',
    async (change) => {
      await insert(change, 'lost')
      setTimeout(() => void endAll(), 30)
      await sql`select pg_sleep(10)`.execute(change.tx)
    },
  ],
  [
    'while it waits for someone else’s row',
    async (change) => {
      await insert(change, 'lost')
      await admin.query(`begin; update setting set value = '{}' where key = 'held'`)
      setTimeout(() => void endAll().then(() => admin.query('rollback')), 30)
      await change.tx.updateTable('setting').set({ value: '{}' }).where('key', '=', 'held').execute()
    },
  ],
  [
    'while nobody waits for the last statement',
    async (change) => {
      await insert(change, 'lost')
      setTimeout(() => void endAll(), 30)
      change.atLast(sql`select pg_sleep(10)`.execute(change.tx))
    },
  ],
  [
    'while a statement goes out with the commit',
    async (change) => {
      await insert(change, 'lost')
      setTimeout(() => void endAll(), 30)
      change.withCommit(change.tx.selectNoFrom(sql`pg_sleep(10)`.as('slept')))
    },
  ],
  [
    'inside a savepoint',
    async (change) => {
      await insert(change, 'lost')
      await withSavepoint(change, async () => {
        await endAll()
        await insert(change, 'lost too')
      })
    },
  ],
]

describe('a change whose connection is lost', () => {
  test.each(moments)(
    '%s: is refused with a message, keeps nothing, and the next one succeeds',
    async (_when, work) => {
      await keep('held')
      const { db, pool } = opened()
      const write = writer(db)
      expect(await outcome(write(system, work))).toMatchObject({ refusal: away })
      expect(await isKept('lost')).toBe(false)
      await write(system, (change) => insert(change, 'next'))
      expect(await isKept('next')).toBe(true)
      await admin.query(`delete from setting where key = 'next'`)
      expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
    },
  )

  test('while waiting in the pool: is refused or served, nothing else', async () => {
    const database = opened()
    for (let round = 0; round < 20; round++) {
      await outcome(Promise.all(Array.from({ length: 5 }, () => ask(database))))
      // The loss may or may not be noticed before the next call.
      await Promise.all([endAll(), round % 2 ? sleep(20) : undefined])
      const all = Array.from({ length: 5 }, () => outcome(writer(database.db)(system, async () => {})))
      for (const { error, refusal } of await Promise.all(all)) if (error) expect(refusal).toMatchObject(away)
    }
    expect(await outcome(ask(database))).toMatchObject({ refusal: undefined })
  })
})

describe('a database that goes silent', () => {
  test('refuses callers, waiting or new, within a second, and serves again as soon as it is back', async () => {
    const network = await networkProxy(config, onTestFinished)
    const database = opened(network.config)
    await Promise.all(Array.from({ length: 5 }, () => ask(database)))
    const waiting = [
      outcome(sql`select pg_sleep(20)`.execute(database.db)),
      outcome(writer(database.db)(system, ({ tx }) => sql`select pg_sleep(20)`.execute(tx))),
    ]
    await sleep(50)
    network.become('silent')
    const all = Promise.all([...waiting, ...Array.from({ length: 20 }, () => outcome(ask(database)))])
    expect(await withTimeout<unknown>(all, 1500, 'too late')).toEqual(
      Array(22).fill(expect.objectContaining({ refusal: expect.objectContaining(away) })),
    )
    // From then on nobody waits at all, not even for a turn.
    for (let at = 0; at < 20; at++) {
      const next = nextTurn('still waiting')
      expect(await Promise.race([outcome(ask(database)), next])).toMatchObject({ refusal: away })
    }
    expect(await database.answers()).toBe(false)
    expect(database.pool.totalCount).toBe(0)
    network.become('good')
    await expect.poll(async () => (await outcome(ask(database))).error, { timeout: 10_000 }).toBeUndefined()
    expect(await database.answers()).toBe(true)
  })

  test('forgets all connections: none of them keeps anyone waiting', async () => {
    const network = await networkProxy(config, onTestFinished)
    const database = opened(network.config)
    await Promise.all(Array.from({ length: 5 }, () => ask(database)))
    network.become('forgotten')
    const served = async () => {
      while ((await outcome(ask(database))).error) await sleep(50)
      return 'served'
    }
    expect(await withTimeout(served(), 3000, 'too late')).toBe('served')
    expect(database.pool.totalCount).toBe(1)
  })

  test('is not declared gone because it is slow, or because we are busy', async () => {
    const database = opened()
    const slow = outcome(sql`select pg_sleep(1.5)`.execute(database.db))
    await sleep(300)
    const until = performance.now() + 900
    while (performance.now() < until);
    expect(await slow).toMatchObject({ refusal: undefined })
    expect(await database.answers()).toBe(true)
  })
})

test('a single silent connection is dropped after a while, and the others carry on', async () => {
  const database = opened({ ...config, statement_timeout: 200 })
  await database.db.connection().execute(async (one) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
    process.kill(rows[0]!.pid, 'SIGSTOP')
    try {
      const silent = outcomeWithin(3000, sql`select 1`.execute(one))
      expect(await outcome(ask(database))).toMatchObject({ refusal: undefined })
      expect(await silent).toMatchObject({ refusal: away })
    } finally {
      process.kill(rows[0]!.pid, 'SIGCONT')
    }
  })
  expect(await outcome(ask(database))).toMatchObject({ refusal: undefined })
  expect(database.pool.totalCount).toBe(1)
})
