import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signIn } from './calls.ts'
import { type Figure, percentile } from './report.ts'
import { seedJobs } from './seed-jobs.ts'
import { startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const warmUps = 20
const times = 200
const people = ['admin', 'accounts', 'allocator', 'sales', 'safety', 'subcontractor']

/** What each home's figures cost the server, for the medium demo company with 100,000 more jobs. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withRows(env, seedJobs, mediumDemo)
    const server = await startHaulyard(env)
    const figures: Figure[] = []
    try {
      for (const person of people) figures.push(await homeOf(server.origin, person))
    } finally {
      await server.stop()
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function mediumDemo(env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/demo.ts', '--size', 'medium'], {
    env: { ...process.env, ...env },
  })
}

async function homeOf(origin: string, person: string): Promise<Figure> {
  const caller = await signIn(origin, `${person}@demo.example`)
  const waits: number[] = []
  for (let at = 0; at < warmUps + times; at++) {
    const { ms } = await caller.get('/api/home')
    if (at >= warmUps) waits.push(ms)
  }
  caller.close()
  return {
    name: `home of ${person}, server, p50 of ${times}`,
    value: percentile(waits, 50),
    unit: 'ms',
    at_most: 60,
  }
}
