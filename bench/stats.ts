import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from './calls.ts'
import { type Figure, median } from './report.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedStats } from './seed-stats.ts'
import { startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const warmUps = 2
const times = 9

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const year = `from=${day(-364)}&to=${day(0)}`

const asked: Readonly<Record<string, string>> = {
  'a year by month': `/api/stats?${year}`,
  'a year by week': `/api/stats?${year}&period=week`,
  'a year by client': `/api/stats?${year}&by=client&measure=approved`,
  'a year by category': `/api/stats?${year}&by=category`,
  'a year by driver': `/api/stats?${year}&by=driver`,
  'a year by job type': `/api/stats?${year}&by=job_type`,
  'a year of a client by month': `/api/stats?${year}&client_id=1`,
  'the jobs of a month': `/api/job-report?from=${day(-29)}&to=${day(0)}&with_total=0`,
  'the totals of the jobs of a month': `/api/job-report/sums?from=${day(-29)}&to=${day(0)}`,
  'the totals of the jobs of a year': `/api/job-report/sums?${year}`,
}

/** Statistics of 20,000 dockets a month for two years, each with the year before. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withRows(env, [...seedJobs, ...seedStats])
    const server = await startHaulyard(env)
    const caller = await signIn(server.origin)
    const figures: Figure[] = []
    try {
      for (const [name, path] of Object.entries(asked)) {
        const waits: number[] = []
        for (let at = 0; at < warmUps + times; at++) {
          const { ms } = await caller.get(path)
          if (at >= warmUps) waits.push(ms)
        }
        figures.push({ name: `${name}, median of ${times}`, value: median(waits), unit: 'ms', at_most: 500 })
      }
    } finally {
      caller.close()
      await server.stop()
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
