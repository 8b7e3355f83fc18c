import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { ownPostgres } from './own-postgres.ts'
import { type KeepAliveConnection, keepAliveConnection } from './keep-alive-connection.ts'
import { type HaulyardProcess, launch, post, ready, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'
import { envOf, expectKept, folderWithDatabase, newFolder, withDatabase, writeOn } from './real-server.ts'

const own = await ownPostgres()

// R1: kills at random moments of a write loop.
test(
  'what was acknowledged is there after kill -9, and nothing is there by half',
  { timeout: count({ short: 300_000, full: 14_400_000 }) },
  async () => {
    const folder = folderWithDatabase()
    const random = chance(30)
    const acknowledged: string[] = []
    let written = 0
    const name = () => `Killed ${++written}`
    let server = await start(envOf(folder))
    const { authorization } = await setUp(server.origin)
    const kills = count({ short: 1, full: 200 })
    const least = count({ short: 15, full: 20_000 })
    for (let kill = 0; kill < kills; kill++) {
      const until = { over: false }
      const origin = server.origin
      const writers = Array.from({ length: 4 }, () =>
        writeOn({ origin, authorization, acknowledged, name, until }),
      )
      const enough = (least * (kill + 1)) / kills
      await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough)
      await sleep(random.whole(50, 800))
      await server.end('SIGKILL')
      until.over = true
      await Promise.all(writers)
      server = await start(envOf(folder))
    }
    await server.end('SIGTERM')
    expect(acknowledged.length).toBeGreaterThan(least)
    await withDatabase(folder, (owner) => expectKept(owner, acknowledged))
    figure('R1', `${kills} kills, ${acknowledged.length} acknowledged writes, 0 lost, 0 by half`)
  },
)

/** How long after SIGTERM a request still counts as sent before the server shut, in milliseconds; the server waits longer. */
const onItsWay = 300

// R10: orderly stops, seen from outside: by those who ask without a pause, and on connections where nothing ran.
test(
  'SIGTERM answers whatever was sent on an open connection, lets nobody else in, and stops the database',
  { timeout: count({ short: 120_000, full: 14_400_000 }) },
  async () => {
    const folder = folderWithDatabase()
    const stops = count({ short: 1, full: 100 })
    const sent = { busy: 0, quiet: 0 }
    let slowest = 0
    let headers: { authorization: string } | undefined
    for (let stop = 0; stop < stops; stop++) {
      const server = await start(envOf(folder))
      headers ??= await setUp(server.origin)
      const { authorization } = headers
      const open = (each: number) =>
        Promise.all(Array.from({ length: each }, () => keepAliveConnection(server.origin, { authorization })))
      const [busy, quiet] = [await open(50), await open(50)]
      await Promise.all(quiet.map((one) => one.ask('/api/clients/1')))

      // From then on every answer is the last of its connection: the server is known to be closing.
      let closing = Infinity
      const ask = async (one: KeepAliveConnection) => {
        const isClosing = performance.now() > closing
        const heard = await one.ask('/api/clients/1')
        if (heard.isLast) closing = Math.min(closing, performance.now())
        return { ...heard, isClosing }
      }
      const askOn = async (one: KeepAliveConnection) => {
        const answers = [await ask(one)]
        while (answers.every(({ status, isLast }) => status > 0 && !isLast)) answers.push(await ask(one))
        return answers
      }
      const asking = busy.map(askOn)
      await sleep(300)
      const started = performance.now()
      const before = quiet.slice(0, 10).map(ask)
      const ended = server.end('SIGTERM')
      const after = quiet.slice(10).map(async (one, n) => {
        await sleep(n * 5)
        // Later than that, on a machine that was suspended, the connection may rightly be gone.
        return performance.now() - started < onItsWay ? [await ask(one)] : []
      })
      expect(await ended).toBe(0)
      expect(server.output()).not.toContain('cut short')
      slowest = Math.max(slowest, performance.now() - started)

      const loud = (await Promise.all(asking)).flat()
      const late = (await Promise.all(after)).flat()
      const all = [...loud, ...(await Promise.all(before)), ...late]
      expect(all.filter(({ status, broken }) => status !== 404 || broken)).toEqual([])
      expect(loud.filter(({ isLast }) => isLast)).toHaveLength(busy.length)
      expect(all.filter(({ isClosing, isLast }) => isClosing && !isLast)).toEqual([])
      expect(late.filter(({ isLast }) => isLast).length).toBeGreaterThan(0)
      sent.busy += loud.length
      sent.quiet += before.length + late.length
      for (const one of [...busy, ...quiet]) one.close()
    }
    expect(slowest).toBeLessThan(5000)
    figure(
      'R10',
      `${stops} stops: ${sent.busy} requests of 50 callers without a pause and ${sent.quiet} on quiet connections around SIGTERM all answered, 0 resets, over in ${(slowest / 1000).toFixed(1)} s at most`,
    )
  },
)

test(
  'a second server on the same folder is refused in one line, and the first continues',
  { timeout: 60_000 },
  async () => {
    const folder = folderWithDatabase()
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
  // A browser whose stream opens after its first read learns what it may have missed.
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
