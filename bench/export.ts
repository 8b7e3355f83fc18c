import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withManyClients } from './many-clients.ts'
import { type Figure, median } from './report.ts'
import { residentMb } from './resident-mb.ts'
import { authorization, startHaulyard } from './server.ts'

const rounds = 5

/** Exporting 100,000 clients: time to first byte, duration, and the server's extra memory during it. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withManyClients(env)
    const server = await startHaulyard(env)
    try {
      const headers = await authorization(server.origin)
      const download = (format: string) =>
        measured(`${server.origin}/api/clients/export?format=${format}`, headers)
      // Once each beforehand, so that one-time allocations do not count as the export's.
      await download('csv')
      await download('xlsx')
      await sleep(3000)
      const before = await residentMb(server.pid)
      const most = await watchMemory(server.pid)
      const csv: Download[] = []
      for (let round = 0; round < rounds; round++) csv.push(await download('csv'))
      const memory = most() - before
      const xlsx = await download('xlsx')
      return [
        {
          name: 'CSV of 100,000 clients, first byte',
          value: median(csv.map(({ first_ms }) => first_ms)),
          unit: 'ms',
          at_most: 50,
        },
        {
          name: 'CSV of 100,000 clients, whole',
          value: median(csv.map(({ whole_ms }) => whole_ms)) / 1000,
          unit: 's',
          at_most: 0.6,
        },
        { name: 'CSV of 100,000 clients, size', value: (csv[0]?.bytes ?? 0) / 1e6, unit: 'MB' },
        { name: 'CSV of 100,000 clients, memory more', value: memory, unit: 'MB', at_most: 40 },
        { name: 'Excel of 100,000 clients, whole', value: xlsx.whole_ms / 1000, unit: 's' },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Download {
  first_ms: number
  whole_ms: number
  bytes: number
}

async function measured(url: string, headers: Record<string, string>): Promise<Download> {
  const start = performance.now()
  const answer = await fetch(url, { headers })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  let first_ms = 0
  let bytes = 0
  for await (const chunk of answer.body) {
    first_ms ||= performance.now() - start
    bytes += chunk.length
  }
  return { first_ms, whole_ms: performance.now() - start, bytes }
}

/** A process's peak memory from now on. */
async function watchMemory(pid: number): Promise<() => number> {
  let most = await residentMb(pid)
  const look = async () => {
    most = Math.max(most, await residentMb(pid))
  }
  const timer = setInterval(() => void look(), 10)
  return () => {
    clearInterval(timer)
    return most
  }
}
