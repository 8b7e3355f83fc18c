import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { ownPostgres } from './own-postgres.ts'
import { type HaulyardProcess, launch, post, ready, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'
import { envOf, expectKept, newFolder, withDatabase, writeOn } from './real-server.ts'

const own = await ownPostgres()

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
        writeOn({ origin, authorization, acknowledged, name, until }),
      )
      await sleep(random.whole(50, 800))
      await server.end('SIGKILL')
      until.over = true
      await Promise.all(writers)
      server = await start(envOf(folder))
    }
    await server.end('SIGTERM')
    expect(acknowledged.length).toBeGreaterThan(count({ short: 100, full: 20_000 }))
    await withDatabase(folder, (owner) => expectKept(owner, acknowledged))
    figure('R1', `${kills} kills, ${acknowledged.length} acknowledged writes, 0 lost, 0 by half`)
  },
)

// R10: orderly stops under load. Each request has an address of its own, which the server logs when it accepts it.
test(
  'SIGTERM finishes what runs, refuses what is new, and stops the database',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const folder = newFolder()
    const stops = count({ short: 5, full: 100 })
    let requests = 0
    let slowest = 0
    const env = { ...envOf(folder), LOG_LEVEL: 'info' }
    let server = await start(env)
    const { authorization } = await setUp(server.origin)
    let asked = 1_000_000
    for (let stop = 0; stop < stops; stop++) {
      const answered = new Map<string, number>()
      const caller = async () => {
        for (;;) {
          const path = `/api/clients/${++asked}`
          try {
            const response = await fetch(server.origin + path, { headers: { authorization } })
            await response.text()
            answered.set(path, response.status)
          } catch {
            return // the door is shut
          }
        }
      }
      const callers = Array.from({ length: 50 }, caller)
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
      requests += accepted.length
      slowest = Math.max(slowest, took)
      server = await start(env)
    }
    await server.end('SIGTERM')
    figure(
      'R10',
      `${stops} stops under 50 callers, ${requests} accepted, 0 cut, ${(slowest / 1000).toFixed(1)} s at most`,
    )
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
