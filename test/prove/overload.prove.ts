import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { p99 } from '../latency.ts'
import { ownPostgres } from '../own-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { figure } from '../proof.ts'
import { newFolder, secretForTests } from '../real-server.ts'
import { median } from './median.ts'

const seconds = Number(process.env['HAULYARD_SECONDS'] ?? 10)
/** More callers than this are answered no faster, measured on two cores. */
const atPeak = 20
const watch = fileURLToPath(new URL('refusal-watch.ts', import.meta.url))
const own = await ownPostgres()
await own.admin.query(`create role overload login createrole password 'own'`)
await own.admin.query('create database overload owner overload')

interface Answer {
  status: number
  took: number
}

// R16; src/platform/server/http/admission.test.ts covers in short who is refused.
test('five times the callers the server can handle leave it working', async () => {
  const server = await start({
    DATABASE_URL: own.url({ user: 'overload', password: 'own', database: 'overload' }),
    HAULYARD_DATA: newFolder(),
    HAULYARD_DEMO: '0',
    HAULYARD_SECRET: secretForTests,
  })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const headers = await setUp(server.origin)
  for (let n = 0; n < 25; n++) {
    const body = { name: `Client ${n}`, client_type: 'builder', email: 'office@kestrel.example' }
    expect(await post(server.origin, '/api/clients', body, headers)).toMatchObject({ status: 200 })
  }

  /** Callers on their own connections, each of whom calls again as soon as it is answered. */
  const flood = async (callers: number, lasting = seconds): Promise<Answer[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: callers })
    const until = performance.now() + lasting * 1000
    const answers: Answer[] = []
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        const started = performance.now()
        get(`${server.origin}/api/clients`, { agent, headers }, (response) => {
          response.resume().once('end', () => {
            answers.push({ status: response.statusCode ?? 0, took: performance.now() - started })
            resolve()
          })
        }).once('error', reject)
      })
    const caller = async () => {
      while (performance.now() < until) await ask()
    }
    await Promise.all(Array.from({ length: callers }, caller))
    agent.destroy()
    return answers
  }
  const served = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200)

  const rates: number[] = []
  for (let round = 0; round < 3; round++) {
    const peak = served(await flood(atPeak)).length
    const answers = await flood(5 * atPeak)
    expect(served(answers)).toHaveLength(answers.length)
    rates.push(answers.length / peak)
  }
  const watchLeftovers = fork(watch, [`${server.origin}/api/clients`, headers.authorization])
  await once(watchLeftovers, 'message')
  const answers = await flood(800)
  watchLeftovers.send('over')
  const [watched] = (await once(watchLeftovers, 'message')) as [Answer[]]
  const started = performance.now()
  while (served(await flood(1, 0.1)).length === 0) expect(performance.now() - started).toBeLessThan(2000)
  const recovered = performance.now() - started
  const isRefused = ({ status }: Answer) => status === 503
  const refused = answers.filter(isRefused)
  expect(answers).toHaveLength(served(answers).length + refused.length)
  expect(refused.length).toBeGreaterThan(0)
  const heard = watched.filter(isRefused).map(({ took }) => took)
  expect(heard.length).toBeGreaterThan(100)
  const slowest = p99(heard)
  expect(median(rates)).toBeGreaterThanOrEqual(0.8)
  expect(slowest).toBeLessThanOrEqual(100)
  figure(
    'R16',
    `${5 * atPeak} callers, five times those who keep it busy: ${Math.round(median(rates) * 100)} % of the peak; of 800 callers without a pause those beyond 600 refused within ${slowest.toFixed(0)} ms (p99), serving again after ${recovered.toFixed(0)} ms`,
  )
})
