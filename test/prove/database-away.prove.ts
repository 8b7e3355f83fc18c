import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ownPostgres } from '../own-postgres.ts'
import { family, residentMemory } from '../processes.ts'
import { setUp, start } from '../process.ts'
import { figure } from '../proof.ts'
import { newFolder, secretForTests } from '../real-server.ts'

const away = Number(process.env['HAULYARD_SECONDS'] ?? 30) * 1000
/** In milliseconds: how long a call may take during the outage, and how long until the first success afterwards. */
const limits = { refusal: 1000, first: 2000 }
/** In MB: how much more the server may hold afterwards. */
const memory = 20

const own = await ownPostgres()
await own.admin.query(`create role away login createrole password 'own'`)

interface Way {
  take: () => void | Promise<void>
  giveBack: () => void | Promise<void>
}
const freeze = (signal: 'SIGSTOP' | 'SIGCONT') => () => {
  for (const pid of family(own.pid)) process.kill(pid, signal)
}
const ways: Record<string, Way> = {
  'is frozen': { take: freeze('SIGSTOP'), giveBack: freeze('SIGCONT') },
  'is stopped': { take: () => own.stop(), giveBack: () => own.start() },
}

// R11; src/platform/server/database/lost-connection.test.ts covers each single statement in short.
test.each(Object.keys(ways))(
  'while the database %s callers are told so within a second, and served again as soon as it is back',
  async (name) => {
    const { take, giveBack } = ways[name]!
    const database = name.replace(' ', '_')
    await own.admin.query(`create database ${database} owner away`)
    const server = await start({
      DATABASE_URL: own.url({ user: 'away', password: 'own', database }),
      HAULYARD_DATA: newFolder(),
      HAULYARD_DEMO: '0',
      HAULYARD_SECRET: secretForTests,
    })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const headers = await setUp(server.origin)
    const ask = async (path: string) => {
      const started = performance.now()
      const response = await fetch(server.origin + path, { headers })
      await response.text()
      const retry = response.headers.get('retry-after')
      return { status: response.status, retry, took: performance.now() - started }
    }
    const askAll = () => Promise.all(Array.from({ length: 20 }, () => ask('/api/clients')))
    for (let round = 0; round < 50; round++) await askAll()
    const before = residentMemory(server.child.pid!)

    await take()
    const until = performance.now() + away
    let calls = 0
    let slowest = 0
    try {
      while (performance.now() < until) {
        const [live, ready, ...refused] = await Promise.all([
          ask('/api/health/live'),
          ask('/api/health/ready'),
          ...Array.from({ length: 10 }, () => ask('/api/clients')),
        ])
        expect([live.status, ready.status]).toEqual([200, 503])
        for (const { status, retry } of refused) expect([status, retry]).toEqual([503, '1'])
        slowest = Math.max(slowest, ...refused.map(({ took }) => took))
        calls += refused.length
        await sleep(100)
      }
    } finally {
      await giveBack()
    }
    const back = performance.now()
    while ((await ask('/api/clients')).status !== 200) await sleep(20)
    const first = performance.now() - back
    for (let round = 0; round < 50; round++) await askAll()
    const more = residentMemory(server.child.pid!) - before
    const { rows } = await own.admin.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = $1 and application_name = 'haulyard'`,
      [database],
    )
    console.log(
      `${name}: ${calls} calls, slowest ${slowest.toFixed(0)} ms, first after ${first.toFixed(0)} ms`,
    )
    expect(slowest).toBeLessThanOrEqual(limits.refusal + 500)
    expect(first).toBeLessThanOrEqual(limits.first)
    expect(rows[0]!.n).toBeLessThanOrEqual(10)
    expect(more).toBeLessThanOrEqual(memory)
    figure(
      'R11',
      `${name} for ${away / 1000} s: ${calls} calls, all refused with 503, ${slowest.toFixed(0)} ms at most; first success after ${first.toFixed(0)} ms, ${rows[0]!.n} connections, ${more.toFixed(0)} MB more`,
    )
  },
)
