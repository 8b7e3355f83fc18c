import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { type Caller, atOnce, signIn } from './calls.ts'
import { type Figure, median, percentile } from './report.ts'
import { makeDemo, startHaulyard } from './server.ts'

const warmUps = 60
const alone = 300
const together = 1000
const connections = 10
/** Jobs with that many approved dockets of three lines each: one invoice per job; the first warms up. */
const longJobs = 6
const dockets = 200
const linesOfLong = dockets * 3

const rate = `'{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}'`

/** Clients to bill, and hundreds of dockets for a few of their jobs; in SQL, since only the volume matters here. */
const seed = [
  `insert into client (name, name_key, client_type, email)
     select 'Bench ' || n, 'bench ' || n, 'civil', 'bench@example.com' from generate_series(0, ${longJobs}) n`,
  `insert into job_site (client_id, name, address_line1, suburb, state, postcode)
     select id, 'Bench', '1 Bench Road', 'Epping', 'VIC', '3076' from client where name like 'Bench %'`,
  `insert into job (job_no, company_id, client_id, job_site_id, title, job_type, status, start_date, end_date, billing_method)
     select s.client_id || '-BENCH', c.id, s.client_id, s.id, 'Bench', 'Machine Hire', 'Confirmed', current_date - ${dockets}, current_date, 'hourly'
     from (select id from company where is_default) c, job_site s where s.name = 'Bench'`,
  `insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
     select id, (select min(id) from asset_category), start_date, end_date, '07:00', ${rate} from job where job_no like '%-BENCH'`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot)
     select r.id || '-B' || n, r.job_id, r.id, n, current_date - n,
       (current_date - n + time '07:00') at time zone 'Australia/Melbourne',
       (current_date - n + time '15:00') at time zone 'Australia/Melbourne', 'Confirmed', r.asset_category_id, r.rate_snapshot
     from job_requirement r join job j on j.id = r.job_id and j.job_no like '%-BENCH', generate_series(1, ${dockets}) n`,
  `insert into docket (company_id, docket_no, source, job_item_id, job_id, client_id, shift_date, starts_at, finishes_at, worked_minutes)
     select j.company_id, 'B-' || i.id, 'office', i.id, j.id, j.client_id, i.work_date, i.starts_at, i.ends_at, 480
     from job_item i join job j on j.id = i.job_id where j.job_no like '%-BENCH'`,
  `insert into docket_line (docket_id, position, kind, description, unit, quantity_computed, quantity_agreed, explanation, unit_price_cents, price_source)
     select d.id, at, 'hire', 'Excavator with operator, shift ' || d.docket_no, 'hour', 8 + at, 8 + at, '{}', 15050 + at, 'Order'
     from docket d, generate_series(1, 3) at where d.docket_no like 'B-%'`,
  `update docket set status = 'Approved', approved_at = now() where docket_no like 'B-%'`,
  `vacuum analyze`,
]

interface Made {
  id: number
  total_cents: number
}
interface Seeded {
  client_id: number
  /** Each long job's dockets. */
  docket_ids: number[][]
}

/**
 * Invoices by hand and from dockets: the time for one, how many a second ten people create and approve, and
 * their PDF.
 */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await makeDemo(env)
    const seeded = await withOwner(env.HAULYARD_DATA, fill)
    const ours = await startHaulyard(env)
    const office = await signIn(ours.origin)
    try {
      const made = await create(office, seeded.client_id)
      const approved = await approve(office, made.ids)
      const long = await bill(office, seeded.docket_ids)
      return [...made.figures, ...approved, ...long]
    } finally {
      office.close()
      await ours.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withOwner<T>(folder: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const database = await startPostgres(folder)
  const owner = new pg.Client(database.config)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
    await database.stop()
  }
}

async function fill(owner: pg.Client): Promise<Seeded> {
  await owner.query('set statement_timeout = 0')
  for (const statement of seed) await owner.query(statement)
  const { rows } = await owner.query<{ client_id: string; ids: string[] }>(
    `select client_id, array_agg(id order by id) as ids from docket where docket_no like 'B-%' group by client_id order by client_id`,
  )
  const [first, ...others] = rows
  return {
    client_id: Number(first?.client_id),
    docket_ids: others.map(({ ids }) => ids.map(Number)),
  }
}

const invoiceOf = (client_id: number, number: number) => ({
  client_id,
  lines: Array.from({ length: 20 }, (_, at) => ({
    description: `Excavator with operator, stage ${at + 1} of ${number}`,
    unit: 'hour',
    quantity: at + 1.25,
    unit_price_cents: 185_00,
    gst_code: 'GST',
  })),
})

async function create(office: Caller, client_id: number): Promise<{ ids: number[]; figures: Figure[] }> {
  const ids: number[] = []
  const one = async (number: number): Promise<number> => {
    const { ms, data } = await office.post<Made>('/api/invoices', invoiceOf(client_id, number))
    ids.push(data.id)
    return ms
  }
  for (let at = 0; at < warmUps; at++) await one(at)
  const times: number[] = []
  for (let at = 0; at < alone; at++) times.push(await one(at))
  await atOnce(connections, [...Array(100).keys()], one)
  const rate = await atOnce(connections, [...Array(together).keys()], one)
  return {
    ids,
    figures: [
      {
        name: 'create an invoice of 20 lines, one connection, p50',
        value: median(times),
        unit: 'ms',
        at_most: 5,
      },
      { name: 'the same, p95', value: percentile(times, 95), unit: 'ms' },
      { name: `the same, ${connections} connections`, value: rate, unit: '/s', at_least: 300 },
    ],
  }
}

async function approve(office: Caller, ids: readonly number[]): Promise<Figure[]> {
  const numbers: string[] = []
  const one = async (id: number): Promise<void> => {
    const { data } = await office.post<{ invoice_no: string }>(`/api/invoices/${id}/approve`, {})
    numbers.push(data.invoice_no)
  }
  await atOnce(connections, ids.slice(0, warmUps), one)
  const rate = await atOnce(connections, ids.slice(warmUps), one)
  const given = numbers.map((number) => Number(number.replace('INV-', ''))).toSorted((a, b) => a - b)
  return [
    {
      name: `approve invoices of 20 lines, ${connections} connections`,
      value: rate,
      unit: '/s',
      at_least: 200,
    },
    {
      name: `numbers left out or given twice, of ${given.length}`,
      value: given.filter((number, at) => number !== (given[0] ?? 0) + at).length,
      unit: '',
      at_most: 0,
    },
  ]
}

/** One invoice from all dockets of each long job, then its PDF, during other work. */
async function bill(office: Caller, jobs: readonly (readonly number[])[]): Promise<Figure[]> {
  const created: number[] = []
  const printed: number[] = []
  const meanwhile: number[] = []
  // The typesetter starts with its first document: bench/pdf.ts measures that.
  for (const [at, docket_ids] of jobs.entries()) {
    const { ms, data } = await office.post<{ ids: number[] }>('/api/invoices/from-dockets', { docket_ids })
    const [id, ...others] = data.ids
    if (!id || others.length > 0) throw new Error(`${data.ids.length} invoices came of one job.`)
    const { data: invoice } = await office.get<{ line_count: number }>(`/api/invoices/${id}`)
    if (invoice.line_count !== linesOfLong) throw new Error(`It has ${invoice.line_count} lines.`)
    await office.post(`/api/invoices/${id}/approve`, {})
    const others_ms = await callsDuring(office, async () => {
      const pdf = await office.file(`/api/invoices/${id}/pdf`)
      if (at > 0) printed.push(pdf)
    })
    if (at === 0) continue
    created.push(ms)
    meanwhile.push(...others_ms)
  }
  const quiet = await callsDuring(office, () => sleep(1000))
  return [
    {
      name: `invoice from ${linesOfLong} docket lines, longest`,
      value: Math.max(...created),
      unit: 'ms',
      at_most: 1000,
    },
    {
      name: 'its PDF, made when it is first asked for, median',
      value: median(printed),
      unit: 'ms',
      at_most: 300,
    },
    { name: 'another call meanwhile, longest', value: Math.max(...meanwhile), unit: 'ms' },
    { name: 'the same call on its own, median', value: median(quiet), unit: 'ms' },
    {
      name: 'so long a PDF of 600 lines delays another call',
      value: Math.max(...meanwhile) - median(quiet),
      unit: 'ms',
      at_most: 20,
    },
  ]
}

/** The latency of a light call, repeated while something else runs. */
async function callsDuring(office: Caller, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const working = work().finally(() => (isOver = true))
  while (!isOver) times.push((await office.get('/api/invoice-settings')).ms)
  await working
  return times
}
