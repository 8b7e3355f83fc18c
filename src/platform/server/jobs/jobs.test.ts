import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { installJobs, job, type JobDefinition, type Jobs, jobKind, openJobs } from './jobs.ts'
import { openLogger } from '../start/logger.ts'

const database = await testDatabase()
const { db } = database
const lines: string[] = []
const logger = openLogger('warn', { write: (line) => void lines.push(line) })

interface Server {
  name: string
}
const runs: { kind: string; n: number; server: string }[] = []
const ran = (kind: string) => runs.filter((run) => run.kind === kind)
let release = (): void => {}
const retry = { limit: 2, delay_seconds: 1, max_delay_seconds: 1 }
const quick = jobKind<{ n: number }>('quick')
const failing = jobKind<{ n: number; email: string }>('failing')
const hopeless = jobKind<{ n: number }>('hopeless')
const slow = jobKind<{ n: number }>('slow')

const note =
  (kind: string) =>
  async ({ n }: { n: number }, { name }: Server) =>
    void runs.push({ kind, n, server: name })
const definitions: JobDefinition<Server>[] = [
  job(quick, note('quick')),
  job(
    failing,
    async (data: { n: number; email: string }, server: Server) => {
      await note('failing')(data, server)
      if (ran('failing').length === 1) throw new Error('not yet')
    },
    { retry },
  ),
  job(
    hopeless,
    async (data: { n: number }, server: Server) => {
      await note('hopeless')(data, server)
      throw new Error('never')
    },
    { retry: { ...retry, limit: 1 } },
  ),
  job(slow, async (data: { n: number }, server: Server) => {
    await new Promise<void>((resolve) => (release = resolve))
    await note('slow')(data, server)
  }),
  job(jobKind('nightly'), async () => {}, { cron: '30 2 * * *' }),
]

const open = () => openJobs({ owner: database.ownerConfig, app: database.config, logger, ask_seconds: 0.5 })
let jobs: Jobs[] = []
beforeAll(async () => {
  jobs = [await open(), await open()]
  for (const [at, one] of jobs.entries()) await one.start(definitions, { name: `server ${at}` })
})
afterAll(() => Promise.all(jobs.map((one) => one.stop())))

const send = (n: number, kind = quick, fail = false) =>
  db.transaction().execute(async (tx) => {
    await jobs[0]!.send(tx, kind, { n })
    if (fail) throw new Error('rolled back')
  })
const stateOf = async (name: string) => {
  const owner = await database.owner()
  return (
    await owner.query('select state, retry_count from pgboss.job where name = $1 order by state desc', [name])
  ).rows
}

test('a rolled-back change leaves no job', async () => {
  await expect(send(1, quick, true)).rejects.toThrow('rolled back')
  await send(2)
  await vi.waitFor(() => expect(ran('quick')).toHaveLength(1), 3000)
  expect(ran('quick')).toMatchObject([{ n: 2 }])
  expect(await stateOf('quick')).toHaveLength(1)
})

test('a job starts within a second, and runs once however many servers there are', async () => {
  const before = ran('quick').length
  const started = performance.now()
  await send(100)
  await vi.waitFor(() => expect(ran('quick').at(-1)?.n).toBe(100), { timeout: 1000, interval: 5 })
  expect(performance.now() - started).toBeLessThan(1000)

  const numbers = Array.from({ length: 60 }, (_, n) => n + 200)
  await db.transaction().execute(async (tx) => {
    for (const n of numbers) await jobs[0]!.send(tx, quick, { n })
  })
  await vi.waitFor(() => expect(ran('quick').length).toBeGreaterThanOrEqual(before + 61), 4000)
  await sleep(300)
  const many = ran('quick').slice(before + 1)
  expect(many.map((run) => run.n).toSorted((a, b) => a - b)).toEqual(numbers)
  expect(new Set(many.map((run) => run.server)).size).toBe(2)
})

test('a failing job is retried, and one that never succeeds is kept as failed', async () => {
  await db.transaction().execute(async (tx) => {
    await jobs[0]!.send(tx, failing, { n: 1, email: 'canary@kestrel.example' })
    await jobs[0]!.send(tx, hopeless, { n: 1 })
  })
  await vi.waitFor(async () => {
    expect(await stateOf('failing')).toEqual([{ state: 'completed', retry_count: 1 }])
    expect(await stateOf('hopeless')).toEqual([{ state: 'failed', retry_count: 1 }])
  }, 8000)
  expect([ran('failing').length, ran('hopeless').length]).toEqual([2, 2])
  const failures = lines.map((line) => JSON.parse(line)).filter((line) => line.job === 'failing')
  expect(failures).toMatchObject([{ msg: 'job failed', attempt: 1, err: { message: 'not yet' } }])
  expect(lines.join()).not.toContain('canary')
})

test('a nightly job runs on Melbourne time', async () => {
  const owner = await database.owner()
  const { rows } = await owner.query('select name, cron, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'nightly', cron: '30 2 * * *', timezone: 'Australia/Melbourne' }])
})

test('the application’s role works with the queue and cannot change its tables', async () => {
  const client = new pg.Client(database.config)
  await client.connect()
  await expect(client.query('drop table pgboss.job')).rejects.toMatchObject({ code: '42501' })
  await client.end()
})

test('four servers that install at once do not collide', async () => {
  await Promise.all([1, 2, 3, 4].map(() => installJobs(database.ownerConfig)))
  expect(await jobs[0]!.healthy()).toBe(true)
})

test('stopping waits for running jobs, and takes no new ones', async () => {
  await send(1, slow)
  await vi.waitFor(async () => expect(await stateOf('slow')).toMatchObject([{ state: 'active' }]), 3000)
  let stopped = false
  const stopping = Promise.all(jobs.map((one) => one.stop())).then(() => (stopped = true))
  await send(2, slow).catch(() => {})
  await sleep(200)
  expect([stopped, ran('slow').length]).toEqual([false, 0])
  release()
  await stopping
  expect(ran('slow')).toMatchObject([{ n: 1 }])
  expect(await stateOf('slow')).toMatchObject([{ state: 'completed' }, { state: 'created' }])
  expect(await jobs[0]!.healthy()).toBe(false)
})
