import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { residentMemory } from '../processes.ts'
import { post, setUp, start } from '../process.ts'
import { figure } from '../proof.ts'
import { envOf, newFolder, withDatabase } from '../real-server.ts'
import { untilServed } from '../until-served.ts'

const minutes = Number(process.env['HAULYARD_MINUTES'] ?? 60)
/** In MB: how much memory may grow in ten minutes, and what 20 simultaneous exports may take. */
const limits = { growth: 1, exports: 150 }
const rows = 100_000
/** A hundred thousand rows are created before the work, and exported after it. */
const timeout = (minutes + 15) * 60_000
/** Warm-up, not counted: code is compiled and pools fill. */
const warmUp = minutes / 6

interface Sample {
  minute: number
  megabytes: number
}
/** The minimum of each twentieth of the time, after garbage collection. It fluctuates by 100 MB in between. */
function lowest(samples: readonly Sample[]): Sample[] {
  const windows = Map.groupBy(samples, ({ minute }) => Math.floor((minute / minutes) * 20))
  return [...windows.values()].map((all) =>
    all.reduce((low, one) => (one.megabytes < low.megabytes ? one : low)),
  )
}

/** The slope of a line through the samples, per ten minutes. */
function growth(samples: readonly Sample[]): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [middle, level] = [mean((one) => one.minute), mean((one) => one.megabytes)]
  const rise = samples.reduce((sum, one) => sum + (one.minute - middle) * (one.megabytes - level), 0)
  return (10 * rise) / samples.reduce((sum, one) => sum + (one.minute - middle) ** 2, 0)
}

// R15.
test('memory does not grow with work, and exports release what they take', { timeout }, async () => {
  const folder = newFolder()
  const first = await start(envOf(folder))
  const headers = await setUp(first.origin)
  await first.end('SIGTERM')
  await withDatabase(folder, (owner) =>
    owner.query(
      `insert into client (name, name_key, client_type, email)
       select 'Kept ' || n, 'kept ' || n, 'civil', 'office@example.com' from generate_series(1, $1) n`,
      [rows],
    ),
  )
  const server = await start(envOf(folder))
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const pid = server.child.pid!
  const until = performance.now() + minutes * 60_000
  let calls = 0
  let written = 0
  let refused = 0
  const patiently = async (call: () => Promise<{ status: number }>) => {
    refused += await untilServed(call)
    calls++
  }
  const get = (path: string) =>
    patiently(async () => {
      const response = await fetch(server.origin + path, { headers })
      await response.arrayBuffer()
      return response
    })
  /** Four people who never pause load this machine to about seventy percent. */
  const person = async (n: number) => {
    while (performance.now() < until) {
      await get(`/api/clients?page=${1 + (calls % 50)}&search=kept%20${calls % 900}`)
      await get('/api/clients/1')
      await get('/api/home')
      const body = { name: `Soaked ${n} ${++written}`, client_type: 'civil', email: 'office@example.com' }
      await patiently(() => post(server.origin, '/api/clients', body, headers))
      await sleep(15)
    }
  }
  const samples: Sample[] = []
  const watch = async () => {
    const started = performance.now()
    while (performance.now() < until) {
      const minute = (performance.now() - started) / 60_000
      const megabytes = residentMemory(pid)
      if (minute > warmUp) samples.push({ minute, megabytes })
      if (Math.floor(minute * 60) % 30 === 0)
        console.log(`${minute.toFixed(1)} min: ${megabytes.toFixed(0)} MB, ${calls} calls`)
      await sleep(1000)
    }
  }
  await Promise.all([watch(), ...[1, 2, 3, 4].map(person)])
  const grown = growth(lowest(samples))
  const before = residentMemory(pid)
  const soaked = `${minutes} min, ${calls} calls, ${refused} refused before: ${grown.toFixed(2)} MB more in ten minutes, ${before.toFixed(0)} MB at the end`
  console.log(soaked)

  let peak = before
  let isOver = false
  const watchPeak = async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMemory(pid))
      await sleep(20)
    }
  }
  const watchLeftovers = watchPeak()
  const served = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${server.origin}/api/clients/export`, { headers })
      let lines = 0
      for await (const part of response.body ?? [])
        lines += new TextDecoder().decode(part as Uint8Array).split('\r\n').length - 1
      return [response.status, lines] as const
    }),
  )
  isOver = true
  await watchLeftovers
  const reached = `${soaked}; 20 exports at once +${(peak - before).toFixed(0)} MB`
  console.log(reached)
  for (const [status, lines] of served)
    if (status === 200) expect(lines).toBeGreaterThan(rows)
    else expect(status).toBe(503)
  expect(served.filter(([status]) => status === 200).length).toBeGreaterThan(0)
  expect(refused).toBeLessThan(calls / 100)
  expect(peak - before).toBeLessThanOrEqual(limits.exports)
  expect(grown).toBeLessThanOrEqual(limits.growth)
  figure('R15', reached)
})
