import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { startPostgres, stopPostgres } from '#platform/server/embedded-postgres.ts'
import { ownPostgres } from './own-postgres.ts'
import { type HaulyardProcess, launch, post, ready, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'

const own = await ownPostgres()

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-durable-'))
  afterAll(async () => {
    await stopPostgres(folder).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
const envOf = (folder: string) => ({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0' })

/** Writes clients one after the other until told to stop; `acknowledged` gets every name that was answered with success. */
async function writeOn(
  origin: string,
  authorization: string,
  acknowledged: string[],
  name: () => string,
  until: { over: boolean },
) {
  while (!until.over) {
    const one = name()
    try {
      const body = { name: one, client_type: 'civil', email: 'office@example.com' }
      const { success } = await post(origin, '/api/clients', body, { authorization, 'idempotency-key': one })
      if (success) acknowledged.push(one)
    } catch {
      return // the server is gone
    }
  }
}

/** What is in the database of a stopped server. */
async function look<Row extends object>(folder: string, sql: string): Promise<Row[]> {
  const server = await startPostgres(folder)
  const client = new pg.Client(server.config)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
    await server.stop()
  }
}

// R1: kills at random moments of a write loop.
test(
  'what was acknowledged is there after kill -9, and nothing is there by half',
  { timeout: count({ short: 300_000, full: 3_600_000 }) },
  async () => {
    const folder = newFolder()
    const random = chance(30)
    const acknowledged: string[] = []
    let written = 0
    const name = () => `Killed ${++written}`
    let server = await start(envOf(folder))
    const { authorization } = await setUp(server.origin)
    const kills = count({ short: 20, full: 200 })
    for (let kill = 0; kill < kills; kill++) {
      const until = { over: false }
      const origin = server.origin
      const writers = Array.from({ length: 4 }, () =>
        writeOn(origin, authorization, acknowledged, name, until),
      )
      await sleep(random.whole(50, 800))
      await server.end('SIGKILL')
      until.over = true
      await Promise.all(writers)
      server = await start(envOf(folder))
    }
    await server.end('SIGTERM')
    const rows = await look<{ name: string; logged: string; kept: string }>(
      folder,
      `select c.name, (select count(*) from activity_log l where l.record_type = 'client' and l.record_id = c.id and l.action = 'created') as logged,
      (select count(*) from idempotency i where i.key = c.name and i.answer is not null) as kept
     from client c`,
    )
    const kept = new Set(rows.map((row) => row.name))
    expect(acknowledged.length).toBeGreaterThan(count({ short: 100, full: 20_000 }))
    expect(acknowledged.filter((one) => !kept.has(one))).toEqual([])
    expect(kept.size).toBe(rows.length)
    expect(rows.filter((row) => row.logged !== '1' || row.kept !== '1')).toEqual([])
    figure('R1', `${kills} kills, ${acknowledged.length} acknowledged writes, 0 lost, 0 by half`)
  },
)

// R10: five orderly stops under load. Each request has an address of its own, which the server logs when it accepts it.
test(
  'SIGTERM finishes what runs, refuses what is new, and stops the database',
  { timeout: 120_000 },
  async () => {
    const folder = newFolder()
    const env = { ...envOf(folder), LOG_LEVEL: 'info' }
    let server = await start(env)
    const { authorization } = await setUp(server.origin)
    let count = 1_000_000
    for (let stop = 0; stop < 5; stop++) {
      const answered = new Map<string, number>()
      const caller = async () => {
        for (;;) {
          const path = `/api/clients/${++count}`
          try {
            const response = await fetch(server.origin + path, { headers: { authorization } })
            await response.text()
            answered.set(path, response.status)
          } catch {
            return // the door is shut
          }
        }
      }
      const callers = Array.from({ length: 20 }, caller)
      await sleep(300)
      const started = performance.now()
      const code = await server.end('SIGTERM')
      const took = performance.now() - started
      await Promise.all(callers)
      const accepted = server.output().match(/\/api\/clients\/\d{7}/g) ?? []
      expect(code).toBe(0)
      expect(took).toBeLessThan(5000)
      expect(accepted.length).toBeGreaterThan(20)
      expect(accepted.filter((path) => answered.get(path) !== 404)).toEqual([])
      server = await start(env)
    }
    await server.end('SIGTERM')
  },
)

test(
  'a second server on the same folder is refused in one line, and the first goes on',
  { timeout: 60_000 },
  async () => {
    const folder = newFolder()
    const first = await start(envOf(folder))
    const second = await launch(envOf(folder))
    const [code] = (await once(second.child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(second.output()).toContain('Another Haulyard server is using')
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200)
    expect(await first.end('SIGTERM')).toBe(0)
  },
)

test('a change made through one server is heard in a browser at another', { timeout: 60_000 }, async () => {
  await own.admin.query(`create role hosted login createrole password 'own'`)
  await own.admin.query('create database shared owner hosted')
  const shared = {
    DATABASE_URL: own.url({ user: 'hosted', password: 'own', database: 'shared' }),
    HAULYARD_DEMO: '0',
    HAULYARD_SECRET: randomBytes(48).toString('base64'),
  }
  const [one, two] = await Promise.all([
    start({ ...shared, HAULYARD_DATA: newFolder() }),
    launch({ ...shared, HAULYARD_DATA: newFolder() }).then(ready),
  ])
  const { authorization } = await setUp(one.origin)
  const events = await listen(two, authorization)
  await post(
    one.origin,
    '/api/clients',
    { name: 'Heard Civil', client_type: 'civil', email: 'a@example.com' },
    { authorization },
  )
  await expect.poll(() => events.text(), { timeout: 5000 }).toContain(JSON.stringify({ topic: 'client' }))
  // A browser whose stream opens after its first look hears what it may have missed.
  const late = await listen(two, authorization, '?past=10000')
  await expect.poll(() => late.text(), { timeout: 5000 }).toContain(JSON.stringify({ topic: 'client' }))
  late.close()
  events.close()
  // Both stop although a browser was listening.
  expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0])
})

/** The event stream takes the cookie, not the header. */
async function listen(
  server: HaulyardProcess,
  authorization: string,
  query = '',
): Promise<{ text(): string; close(): void }> {
  const token = authorization.replace('Bearer ', '')
  const stop = new AbortController()
  const response = await fetch(`${server.origin}/api/events${query}`, {
    headers: { cookie: `haulyard_session=${token}` },
    signal: stop.signal,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  void (async () => {
    try {
      for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array)
    } catch {
      // closed
    }
  })()
  return { text: () => text, close: () => stop.abort() }
}
