import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { type Figure, percentile } from './report.ts'
import { authorization, makeDemo, startHaulyard } from './server.ts'

const rate = `'{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}'`
const open = 400

/**
 * 7,500 assets in thirty categories, 5,000 drivers, a month in which every asset works ten days and every
 * driver fifteen: 150,000 bookings. Then open orders to allocate, each asking for three skills that every driver has. In
 * SQL, since only the volume matters here.
 */
const seed = [
  `insert into company (name, is_default) select 'Bench', true where not exists (select from company where is_default)`,
  `insert into asset_category (name, asset_group) select 'Bench ' || k, 'excavator' from generate_series(0, 29) k`,
  `insert into depot (company_id, name, lat, lng)
     select c.id, 'Bench ' || k, -37.6 - k * 0.05, 144.7 + k * 0.1 from (select min(id) as id from company) c, generate_series(1, 5) k`,
  `create temp table category as select id, row_number() over (order by id) - 1 as k from asset_category where name like 'Bench %'`,
  `create temp table yard as select id, row_number() over (order by id) - 1 as k from depot where name like 'Bench %'`,
  `insert into asset (fleet_no, asset_category_id, name, depot_id, rego_no, rego_state, rego_expires_on)
     select 'B-' || n, c.id, 'Machine ' || n, y.id, 'B' || n, 'VIC', current_date + (n % 400) - 20
     from generate_series(1, 7500) n join category c on c.k = n % 30 join yard y on y.k = n % 5`,
  `insert into driver (name, mobile, licence_no, licence_state, licence_class, licence_expires_on, depot_id)
     select 'Driver ' || n, '61491570110', 'B' || n, 'VIC', 'HC', current_date + 300, y.id
     from generate_series(1, 5000) n join yard y on y.k = n % 5`,
  `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, expires_on)
     select t.record_type, r.id, t.id, t.is_reviewed, t.name, 'approved', current_date + 200
     from document_type t join (select 'asset' as record_type, id from asset where fleet_no like 'B-%'
       union all select 'driver', id from driver where licence_no like 'B%') r on r.record_type = t.record_type
     where t.is_mandatory or t.name in ('Registration', 'Insurance')`,
  `insert into client (name, name_key, client_type, email) values ('Bench', 'bench', 'civil', 'bench@example.com')`,
  `insert into job_site (client_id, name, address_line1, suburb, state, postcode, lat, lng)
     select id, 'Bench', '1 Bench Road', 'Epping', 'VIC', '3076', -37.65, 145.0 from client where name = 'Bench'`,
  `insert into job (job_no, company_id, client_id, job_site_id, title, job_type, status, start_date, end_date, billing_method)
     select 'BENCH', (select min(id) from company), client_id, id, 'Bench', 'Machine Hire', 'Confirmed', current_date, current_date + 31, 'hourly'
     from job_site where name = 'Bench'`,
  `insert into job_requirement (job_id, asset_category_id, max_asset_qty, start_date, end_date, start_time, rate_snapshot)
     select job.id, c.id, 100, current_date, current_date + 31, '07:00', ${rate} from job, category c where job_no = 'BENCH'`,
  `create temp table work as select id, job_id, asset_category_id from job_requirement where job_id = (select id from job where job_no = 'BENCH')`,
  `create temp table busy as select a.id as asset_id, a.asset_category_id, ((n % 3) + d * 3 + 1)::int as day, (n * 10 + d)::int as slot
     from (select id, asset_category_id, row_number() over (order by id) as n from asset where fleet_no like 'B-%') a, generate_series(0, 9) d`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, rate_snapshot)
     select 'B-' || b.slot, w.job_id, w.id, b.slot, current_date + b.day,
       (current_date + b.day + time '07:00') at time zone 'Australia/Melbourne',
       (current_date + b.day + time '15:00') at time zone 'Australia/Melbourne', b.asset_category_id, ${rate}
     from busy b join work w on w.asset_category_id = b.asset_category_id`,
  `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', b.asset_id, i.id, i.starts_at, i.ends_at, 'empty'
     from busy b join job_item i on i.order_no = 'B-' || b.slot`,
  `insert into booking (kind, certainty, driver_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', d.id, i.id, i.starts_at, i.ends_at, 'empty'
     from (select id, row_number() over (order by id) - 1 as n from driver where licence_no like 'B%') d
     join (select i.id, starts_at, ends_at, row_number() over (partition by work_date order by i.id) - 1 as n
       from job_item i where order_no like 'B-%') i on i.n = d.n`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, rate_snapshot)
     select 'BO-' || n, w.job_id, w.id, 1000000 + n, current_date + 2 + n % 25,
       (current_date + 2 + n % 25 + time '07:00') at time zone 'Australia/Melbourne',
       (current_date + 2 + n % 25 + time '15:00') at time zone 'Australia/Melbourne', w.asset_category_id, ${rate}
     from generate_series(1, ${open}) n join category c on c.k = n % 30 join work w on w.asset_category_id = c.id`,
  `insert into skill (name, document_type_id)
     select 'Bench ' || k, case k when 1 then (select id from document_type where record_type = 'driver' and name = 'White card') end
     from generate_series(1, 3) k`,
  `insert into holding (driver_id, skill_id)
     select driver.id, skill.id from driver, skill where licence_no like 'B%' and skill.name like 'Bench %'`,
  `update job_item set skill_ids = array(select id from skill where name like 'Bench %' order by id) where order_no like 'BO-%'`,
  `vacuum analyze`,
]

/** An allocator working with 7,500 assets and 150,000 bookings: listing candidates, and the booking itself. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    // Once without load, to migrate and to create the people.
    await makeDemo(env)
    const database = await startPostgres(env.HAULYARD_DATA)
    const owner = new pg.Client(database.config)
    await owner.connect()
    await owner.query('set statement_timeout = 0')
    for (const statement of seed) await owner.query(statement)
    const { rows: orders } = await owner.query<{ id: string }>(
      `select id from job_item where order_no like 'BO-%' order by id`,
    )
    const { rows: counted } = await owner.query<{ assets: number; bookings: number }>(
      `select (select count(*) from asset)::int as assets, (select count(*) from booking)::int as bookings`,
    )
    await owner.end()
    await database.stop()
    const ours = await startHaulyard(env)
    try {
      const headers = await authorization(ours.origin)
      return [
        { name: 'assets', value: counted[0]?.assets ?? 0, unit: '', at_least: 7500 },
        { name: 'bookings', value: counted[0]?.bookings ?? 0, unit: '', at_least: 150_000 },
        ...(await allocate(
          ours.origin,
          headers,
          orders.map(({ id }) => id),
        )),
      ]
    } finally {
      await ours.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function allocate(origin: string, headers: Record<string, string>, orders: readonly string[]) {
  const timed = async (path: string, body?: object) => {
    const began = performance.now()
    const init = body
      ? {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { headers }
    const answer = await fetch(`${origin}/api/work-orders/${path}`, init)
    const { data, message } = (await answer.json()) as { data: { id: number }[]; message: string }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message}`)
    return { ms: performance.now() - began, data }
  }
  const times = {
    assets: [] as number[],
    search: [] as number[],
    drivers: [] as number[],
    assign: [] as number[],
  }
  for (const [at, id] of orders.entries()) {
    const assets = await timed(`${id}/available-assets`)
    const searched = await timed(`${id}/available-assets?search=machine%20${at % 90}`)
    const drivers = await timed(`${id}/available-drivers`)
    const assigned = await timed(`${id}/bookings`, { asset_id: assets.data[0]?.id })
    // The first calls to a freshly started server are not representative.
    if (at < 20) continue
    times.assets.push(assets.ms)
    times.search.push(searched.ms)
    times.drivers.push(drivers.ms)
    times.assign.push(assigned.ms)
  }
  const p95 = (name: string, values: readonly number[], at_most: number): Figure => ({
    name: `${name}, p95`,
    value: percentile(values, 95),
    unit: 'ms',
    at_most,
  })
  return [
    p95('available assets of an order', times.assets, 150),
    p95('available assets of an order, searched', times.search, 150),
    p95('available drivers of an order', times.drivers, 150),
    p95('assign an asset, with its constraint and log entry', times.assign, 50),
  ]
}
