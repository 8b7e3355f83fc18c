import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopPostgres } from '#platform/server/embedded-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { median } from './median.ts'

const signIns = Number(process.env['SIGN_INS'] ?? 200)
/** How much the slowest hundredth of other calls may take longer, in milliseconds. */
const limit = 20
/** How long one sign-in may take, mostly its hash, in milliseconds. */
const [quickest, slowest] = [40, 120]

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Asks for `url` fifty times a second until told to stop, as a few people at work do; gives how long each took. */
async function askOn(url: string, headers: Record<string, string>, until: { over: boolean }) {
  const asked: Promise<number>[] = []
  const ask = async () => {
    const started = performance.now()
    const response = await fetch(url, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  while (!until.over) {
    asked.push(ask())
    await sleep(20)
  }
  return Promise.all(asked)
}

/** Other calls for some time, and their slowest hundredth. */
async function slowestDuring(
  ask: (until: { over: boolean }) => Promise<number[]>,
  work: () => Promise<unknown>,
) {
  const until = { over: false }
  const asked = ask(until)
  await work()
  until.over = true
  return p99(await asked)
}

/** The other calls alone for ten seconds, then while everybody signs in at once; three times, since others disturb. */
export async function prove(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-hashing-'))
  const server = await start({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0', HAULYARD_TRUST_PROXY: '1' })
  try {
    const headers = await setUp(server.origin)
    const others = (until: { over: boolean }) => askOn(`${server.origin}/api/clients`, headers, until)
    const all = Array.from({ length: signIns }, (_, n) => n)
    const signIn = async (n: number) => {
      const body = { email: 'ada@example.com', password: 'a-password-for-tests' }
      const started = performance.now()
      const { status } = await post(server.origin, '/api/login', body, {
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
      })
      if (status !== 200) throw new Error(`A sign-in was answered ${status}.`)
      return performance.now() - started
    }
    const alone: number[] = []
    for (const n of all.slice(0, 40)) alone.push(await signIn(n))
    const one = median(alone)
    console.log(`one sign-in, mostly its hash: ${ms(one)} (${quickest} to ${slowest} ms)`)

    await slowestDuring(others, () => sleep(3000))
    const added: number[] = []
    for (let round = 0; round < 3; round++) {
      const calm = await slowestDuring(others, () => sleep(10_000))
      // Connections are opened before, since this process would be busy with them while it measures.
      await Promise.all(all.map(async () => (await fetch(`${server.origin}/api/health/live`)).text()))
      const started = performance.now()
      const busy = await slowestDuring(others, () => Promise.all(all.map(signIn)))
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      added.push(busy - calm)
      console.log(
        `${signIns} sign-ins at once in ${seconds} s: p99 of other calls ${ms(calm)} alone, ${ms(busy)} meanwhile`,
      )
    }
    console.log(`added, the middle of three: ${ms(median(added))} (at most ${limit} ms)`)
    return median(added) <= limit && one >= quickest && one <= slowest
  } finally {
    await server.end('SIGTERM')
    await stopPostgres(folder).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}
