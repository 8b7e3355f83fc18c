import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobFilters } from '#areas/jobs/contract/endpoints.ts'
import { listJobs } from '#areas/jobs/server/index.ts'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { againstRawSql, statementsOf } from './against-raw-sql.ts'
import { type Figure, percentile } from './report.ts'
import { authorization, startHaulyard } from './server.ts'
import { seedJobs } from './seed-jobs.ts'
import { withRows } from './with-rows.ts'

const query = 'sort=-start_date&status=Confirmed&page_size=50'
const today = new Date().toISOString().slice(0, 10)

/** The list of 100,000 jobs compared with a plain Fastify + pg route that runs the same SQL; then its other filters. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withRows(env, seedJobs)
    const database = await startPostgres(env.HAULYARD_DATA)
    const filters = jobFilters.parse(Object.fromEntries(new URLSearchParams(query)))
    const administrator = { ...system, grants: effectiveGrants(1) }
    const statements = await statementsOf(database.app, (db) => listJobs(db, administrator, filters, today))
    await database.stop()

    const ours = await startHaulyard(env)
    try {
      const headers = await authorization(ours.origin)
      const measured = await againstRawSql(
        'list 50 of 100,000 jobs, filter + sort + total',
        { url: `${ours.origin}/api/jobs?${query}`, headers },
        statements,
      )
      const views = await viewCounts(ours.origin, headers)
      return [...measured, ...(await otherFilters(ours.origin, headers)), views]
    } finally {
      await ours.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a person waits for: a page of rows, and the total separately. */
async function otherFilters(origin: string, headers: Record<string, string>): Promise<Figure[]> {
  const asked = {
    'without a filter': '',
    'with unfilled orders': 'unfilled=1',
    'of a type, in a month': `job_type=Hourly&from=${today.slice(0, 7)}-01&to=${today.slice(0, 7)}-28`,
    'searched by a word of the title': 'search=stormwater',
  }
  const figures: Figure[] = []
  for (const [name, filter] of Object.entries(asked)) {
    const times: number[] = []
    for (let at = 0; at < 40; at++) {
      const start = performance.now()
      const answer = await fetch(`${origin}/api/jobs?with_total=1&${filter}`, { headers })
      await answer.text()
      if (!answer.ok) throw new Error(`jobs ${name}: ${answer.status}`)
      if (at >= 5) times.push(performance.now() - start)
    }
    // Counting is nearly the entire cost of a search; the browser requests it separately (bench/list.ts).
    const limit = filter.startsWith('search') ? {} : { at_most: 100 }
    const value = percentile(times, 95)
    figures.push({ name: `jobs ${name}, rows and total, p95`, value, unit: 'ms', ...limit })
  }
  return figures
}

/** The tabs above the list wait for nothing, and nothing waits for them. */
async function viewCounts(origin: string, headers: Record<string, string>): Promise<Figure> {
  const times: number[] = []
  for (let at = 0; at < 20; at++) {
    const start = performance.now()
    const answer = await fetch(`${origin}/api/jobs/views`, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`views of jobs: ${answer.status}`)
    if (at >= 5) times.push(performance.now() - start)
  }
  return { name: 'counts of all views of jobs, p95', value: percentile(times, 95), unit: 'ms', at_most: 300 }
}
