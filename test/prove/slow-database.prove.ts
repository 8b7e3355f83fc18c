import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { p99 } from '../latency.ts'
import { ownPostgres } from '../own-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { figure } from '../proof.ts'
import { newFolder, secretForTests } from '../real-server.ts'
import { median } from './median.ts'

const seconds = Number(process.env['HAULYARD_SECONDS'] ?? 20)
const own = await ownPostgres()
await own.admin.query(`create role slow login createrole password 'own'`)
await own.admin.query('create database slow owner slow')

// R12; src/platform/server/database/database.test.ts and lending.test.ts show in short who waits for how long.
test('callers waiting for a locked table are refused in time, and delay nobody else', async () => {
  const server = await start({
    DATABASE_URL: own.url({ user: 'slow', password: 'own', database: 'slow' }),
    HAULYARD_DATA: newFolder(),
    HAULYARD_DEMO: '0',
    HAULYARD_SECRET: secretForTests,
  })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const headers = await setUp(server.origin)
  const body = { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example' }
  expect(await post(server.origin, '/api/clients', body, headers)).toMatchObject({ status: 200 })
  const ask = async (path: string) => {
    const started = performance.now()
    const response = await fetch(server.origin + path, { headers })
    await response.text()
    return { status: response.status, took: performance.now() - started }
  }

  /** Ten people viewing clients for a while; returns each call's duration. */
  const others = async (): Promise<number[]> => {
    const until = performance.now() + seconds * 1000
    const times: number[] = []
    const person = async () => {
      while (performance.now() < until) {
        const { status, took } = await ask('/api/clients')
        expect(status).toBe(200)
        times.push(took)
        await sleep(20)
      }
    }
    await Promise.all(Array.from({ length: 10 }, person))
    return times
  }

  await others()
  const ratios: number[] = []
  let refused = 0
  let longest = 0
  for (let round = 0; round < 3; round++) {
    const alone = p99(await others())
    const holder = await own.connectTo('slow')
    await holder.query('begin; lock table quote')
    let isOver = false
    const stuck = Array.from({ length: 15 }, async () => {
      while (!isOver) {
        const { status, took } = await ask('/api/quotes')
        expect(status).toBe(503)
        refused++
        longest = Math.max(longest, took)
        await sleep(50)
      }
    })
    await sleep(1000)
    const beside = p99(await others())
    isOver = true
    await Promise.all(stuck)
    await holder.query('rollback')
    await holder.end()
    ratios.push(beside / alone)
    console.log(`p99 of others ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside a locked table`)
  }
  expect((await ask('/api/quotes')).status).toBe(200)
  expect(longest).toBeLessThan(5500)
  expect(median(ratios)).toBeLessThanOrEqual(2)
  figure(
    'R12',
    `a locked table: ${refused} calls refused, ${(longest / 1000).toFixed(1)} s at most; p99 of others ${median(ratios).toFixed(2)} times that alone, the middle of three`,
  )
})
