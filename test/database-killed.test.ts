import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { setUp, start } from './process.ts'
import { childrenOf, commandOf } from './processes.ts'
import { count, figure } from './proof.ts'
import { envOf, expectKept, folderWithDatabase, withDatabase, writeOn } from './real-server.ts'

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

/** The database's processes that serve the application. */
const backendsOf = (postmaster: number): number[] =>
  childrenOf(postmaster).filter((pid) => commandOf(pid).includes('haulyard_app'))

/** Every index and table is consistent, by PostgreSQL's own check. */
async function expectWhole(owner: pg.Client): Promise<void> {
  await owner.query('create extension if not exists amcheck')
  const { rows: indexes } = await owner.query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  )
  expect(indexes.length).toBeGreaterThan(100)
  const { rows: faults } = await owner.query(
    `select c.relname, fault.* from pg_class c, lateral verify_heapam(c.oid) fault where c.relkind = 'r'`,
  )
  expect(faults).toEqual([])
}

/** How long the application may take to answer again, in milliseconds: the database is restarting. */
const limit = 5000

// R2: the database is killed, its main process and one of its workers in turn, while four people write.
test(
  'acknowledged writes survive kill -9 of the database, and the server recovers by itself',
  { timeout: count({ short: 120_000, full: 14_400_000 }) },
  async () => {
    const folder = folderWithDatabase()
    const random = chance(2)
    const server = await start(envOf(folder))
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const { authorization } = await setUp(server.origin)
    const acknowledged: string[] = []
    let written = 0
    const until = { over: false }
    const name = () => `Kept ${++written}`
    const writers = Array.from({ length: 4 }, () =>
      writeOn({ origin: server.origin, authorization, acknowledged, name, until }),
    )
    const writesGoOn = async () => {
      const before = acknowledged.length
      for (const started = performance.now(); acknowledged.length < before + 4; await sleep(5))
        if (performance.now() - started > 20_000) throw new Error(`Nothing is written: ${server.output()}`)
    }

    const kills = { database: 0, worker: 0 }
    const each = count({ short: 1, full: 50 })
    let longest = 0
    for (let kill = 0; kill < 2 * each; kill++) {
      await writesGoOn()
      await sleep(random.whole(50, 400))
      const postmaster = postmasterOf(folder)
      const kind = kill % 2 ? 'worker' : 'database'
      process.kill(kind === 'worker' ? random.pick(backendsOf(postmaster)) : postmaster, 'SIGKILL')
      kills[kind]++
      const started = performance.now()
      await writesGoOn()
      longest = Math.max(longest, performance.now() - started)
    }
    until.over = true
    await Promise.all(writers)
    expect(longest).toBeLessThan(limit)
    // The same server process throughout.
    expect(server.child.exitCode).toBeNull()
    expect(await server.end('SIGTERM')).toBe(0)
    await withDatabase(folder, async (owner) => {
      await expectKept(owner, acknowledged)
      await expectWhole(owner)
    })
    figure(
      'R2',
      `${kills.database} kills of the database and ${kills.worker} of one worker, ${acknowledged.length} acknowledged writes, 0 lost; writing again after ${(longest / 1000).toFixed(1)} s at most`,
    )
  },
)
