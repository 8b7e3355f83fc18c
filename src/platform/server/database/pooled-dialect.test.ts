import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { networkProxy } from '#test/network-proxy.ts'
import type { Change } from '../change/change.ts'
import { openClock } from '../clock.ts'
import { doingFor } from '../change/current-work.ts'
import { type Database, openDatabase } from './database.ts'
import { toRefusal } from '../http/refuse.ts'
import { openWrite } from '../change/open-write.ts'
import { system } from '../sessions/viewer.ts'

const { config, owner } = await testDatabase()
const admin = await owner()

function opened(options: pg.PoolConfig = config): Database {
  const database = openDatabase(options)
  onTestFinished(() => database.close())
  return database
}
const writer = ({ db }: Database) =>
  openWrite({ db, clock: openClock(), jobs: { send: async () => {} }, subscriptions: [] })
const insert = ({ tx }: Change, key: string) =>
  tx.insertInto('setting').values({ key, value: '{}' }).execute()
const kept = async () => (await admin.query(`select key from setting where key like 'begin %'`)).rows
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => toRefusal(error, {}),
  )

/** Makes the next `begin` on each connection invalid. */
function beginBadly({ pool }: Database): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (text: unknown, ...more: unknown[]) => unknown
    let isNext = true
    const bad = (text: unknown, ...more: unknown[]) => {
      const isBegin = typeof text === 'string' && text.startsWith('begin')
      if (!isBegin || !isNext) return query(text, ...more)
      isNext = false
      return query(text.replace('begin', 'begin badly'), ...more)
    }
    client.query = bad as typeof client.query
  })
}

test.each<readonly [what: string, work: (change: Change) => Promise<unknown>]>([
  ['that writes', (change) => insert(change, 'begin writes')],
  [
    'that writes and is refused',
    async (change) => {
      await insert(change, 'begin refused')
      throw new Error('refused')
    },
  ],
  [
    'that writes without waiting',
    async (change) => {
      for (const n of [1, 2, 3]) change.atLast(insert(change, `begin ${n}`))
    },
  ],
  [
    'that writes with the commit',
    async (change) =>
      change.withCommit(change.tx.insertInto('setting').values({ key: 'begin last', value: '{}' })),
  ],
  ['that does nothing', async () => {}],
])(
  'a change %s keeps nothing when its transaction could not begin, and its connection is dropped',
  async (_what, work) => {
    const database = opened()
    beginBadly(database)
    expect(await refusalOf(writer(database)(system, work))).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
    expect(await kept()).toEqual([])
    await expect.poll(() => database.pool.totalCount).toBe(0)
  },
)

test('after a change its connection can write outside transactions again', async () => {
  const database = opened()
  await writer(database)(system, async () => {})
  await database.db.insertInto('setting').values({ key: 'alone', value: '{}' }).execute()
  expect(database.pool.totalCount).toBe(1)
})

test('a change is finished even if the caller has gone', async () => {
  const database = opened()
  const going = new AbortController()
  setTimeout(() => going.abort(), 50)
  await doingFor(going.signal, () =>
    writer(database)(system, async (change) => {
      await sql`select pg_sleep(0.2)`.execute(change.tx)
      await insert(change, 'begun for one who went')
    }),
  )
  const { rowCount } = await admin.query(`select from setting where key = 'begun for one who went'`)
  expect(rowCount).toBe(1)
})

test('a statement queued behind another is cancelled once its caller has gone', async () => {
  const database = opened()
  await sql`select 1`.execute(database.db)
  const going = new AbortController()
  const connection = database.db.connection().execute(async (db) => {
    const first = sql`select pg_sleep(0.3)`.execute(db).catch(() => {})
    const read = doingFor(going.signal, () => sql`select pg_sleep(20)`.execute(db))
    setTimeout(() => going.abort(), 50)
    expect(await refusalOf(read)).toBeDefined()
    await first
  })
  const before = performance.now()
  await connection
  expect(performance.now() - before).toBeLessThan(5000)
})

test('nothing is asked for a caller who has gone', async () => {
  const { db } = opened()
  await sql`select 1`.execute(db)
  const asked = doingFor(AbortSignal.abort(), () =>
    db.transaction().execute((tx) => sql`insert into setting values ('begin gone', '{}')`.execute(tx)),
  )
  expect(await refusalOf(asked)).toMatchObject({ status: 503, code: 'unavailable' })
  expect(await kept()).toEqual([])
  expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
})

test('a connection whose cancel request may still arrive is not reused', async () => {
  const network = await networkProxy(config, onTestFinished)
  const database = opened(network.config)
  await sql`select 1`.execute(database.db)
  network.become('full')
  const going = new AbortController()
  const read = doingFor(going.signal, () => sql`select pg_sleep(0.2)`.execute(database.db))
  await sleep(50)
  going.abort()
  await read
  expect(database.pool.totalCount).toBe(0)
})
