import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { jobFilters } from '#areas/jobs/contract/endpoints.ts'
import { listJobs } from '#areas/jobs/server/index.ts'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { againstRawSql, statementsOf } from './against-raw-sql.ts'
import { signIn } from './calls.ts'
import { type Figure, median, percentile } from './report.ts'
import { authorization, makeDemo, startHaulyard } from './server.ts'

const query = 'sort=-start_date&status=Confirmed&page_size=50'
const today = new Date().toISOString().slice(0, 10)

/**
 * 100,000 jobs from ten years and the orders of recent months, at the demo company's sites; in SQL, since
 * only the volume matters here.
 */
const seed = [
  `insert into job (company_id, job_no, client_id, job_site_id, title, job_type, status, start_date, end_date, po_number, created_at)
   select (select min(id) from company), 'B-' || lpad(at::text, 6, '0'), s.client_id, s.id,
     (array['Dig the footings','Trench for stormwater','Level the pad','Cart spoil','Pool excavation'])[1 + at % 5] || ' ' || at,
     (array['Machine Hire','Cartage Only','Cartage & Disposal','Mobilisation','Hourly'])[1 + at % 5],
     (array['Draft','Pending','Confirmed','Completed','Invoiced','Invoiced','Invoiced','Confirmed','In Progress','Completed'])[1 + at % 10]::job_status,
     current_date + 30 - at / 28, current_date + 30 - at / 28 + at % 5, case when at % 3 = 0 then 'PO ' || at end, now() - at * interval '50 minutes'
   from generate_series(1, 100000) as at
   join (select id, client_id, row_number() over (order by id) - 1 as place, count(*) over () as sites
     from job_site where client_id is not null and archived_at is null) s on s.place = at % s.sites`,
  `with category as (insert into asset_category (name, asset_group) values ('Bench excavator', 'excavator') returning id)
   insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
   select j.id, category.id, j.start_date, j.end_date, '07:00',
     '{"unit": "hour", "unit_price_cents": 18500, "min_hours": 4, "round_minutes": 15, "source": "product"}'
   from job j, category where j.start_date > current_date - 300 and j.job_no like 'B-%'`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot)
   select 'B-' || r.id || '-' || day, r.job_id, r.id, 1, r.start_date + day,
     (r.start_date + day + time '07:00') at time zone 'Australia/Melbourne',
     (r.start_date + day + time '15:00') at time zone 'Australia/Melbourne', 'Confirmed', r.asset_category_id, r.rate_snapshot
   from job_requirement r join job j on j.id = r.job_id, generate_series(0, 4) as day
   where j.job_no like 'B-%' and r.start_date + day <= r.end_date`,
]

/** The list of 100,000 jobs compared with a plain Fastify + pg route that runs the same SQL; then its other filters. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    // Once without load, to migrate and to create the company with its clients and sites.
    await makeDemo(env)
    const database = await startPostgres(env.HAULYARD_DATA)
    const owner = new pg.Client(database.config)
    await owner.connect()
    await owner.query('set statement_timeout = 0')
    for (const statement of seed) await owner.query(statement)
    await owner.query('vacuum analyze')
    await owner.end()
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
      return [
        ...measured,
        ...(await otherFilters(ours.origin, headers)),
        views,
        ...(await homes(ours.origin)),
      ]
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

/** How long the server takes to answer for a home of a business with as much work. */
async function homes(origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const person of ['admin', 'allocator', 'accounts', 'safety', 'subcontractor']) {
    const caller = await signIn(origin, `${person}@demo.example`)
    const times: number[] = []
    for (let at = 0; at < 25; at++) times.push((await caller.get('/api/home')).ms)
    caller.close()
    const name = `home of ${person}, server, median of 20`
    figures.push({ name, value: median(times.slice(5)), unit: 'ms', at_most: 60 })
  }
  return figures
}
