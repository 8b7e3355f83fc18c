import { makeCategory } from './fleet.ts'
import { newJob } from './jobs.ts'
import type { TestApp } from './app.ts'

interface Asked {
  asset_category_id?: number
  work_date?: string
  start_time?: string
  hours?: number
  needs_driver?: boolean
  order_status?: 'Pending' | 'Confirmed'
}
export interface PlainOrder {
  id: number
  order_no: string
  asset_category_id: number
  starts_at: string
  ends_at: string
}

/** The one job of a test's orders. */
const jobs = new WeakMap<TestApp, Promise<number>>()
const jobOf = (app: TestApp): Promise<number> => {
  const job = jobs.get(app) ?? newJob(app).then(({ id }) => id)
  jobs.set(app, job)
  return job
}

/** An order of eight hours from seven, as it stands once its requirement was made. */
export async function makeOrder(app: TestApp, asked: Asked = {}): Promise<PlainOrder> {
  const [order] = await makeOrders(app, 1, asked)
  return order!
}

/** Several orders of one requirement at one time. */
export async function makeOrders(app: TestApp, count: number, asked: Asked = {}): Promise<PlainOrder[]> {
  const { work_date = '2026-11-23', start_time = '07:00', hours = 8, order_status = 'Pending' } = asked
  const asset_category_id = asked.asset_category_id ?? (await makeCategory(app)).id
  const { rows } = await app.database.pool.query<PlainOrder>(
    `with requirement as (
       insert into job_requirement (job_id, asset_category_id, max_asset_qty, start_date, end_date, start_time, rate_snapshot)
       values ($1, $2, 100, $3, $3, $4,
         '{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}')
       returning *),
     began as (select ($3::date + $4::time) at time zone 'Australia/Melbourne' as at)
     insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id,
       needs_driver, order_status, rate_snapshot)
     select 'WO-' || lpad((r.id * 100 + slot)::text, 6, '0'), r.job_id, r.id, slot, r.start_date, began.at,
       began.at + $6 * interval '1 hour', r.asset_category_id, $7, $8::order_status, r.rate_snapshot
     from requirement r, began, generate_series(1, $5::int) as slot
     returning id, order_no, asset_category_id, starts_at, ends_at`,
    [
      await jobOf(app),
      asset_category_id,
      work_date,
      start_time,
      count,
      hours,
      asked.needs_driver ?? true,
      order_status,
    ],
  )
  return rows.toSorted((a, b) => a.id - b.id)
}

/** Every paper that a driver, an asset or a subcontractor must have, approved and good for two years. */
export async function givePapers(app: TestApp, record_type: string, record_id: number): Promise<void> {
  await app.database.pool.query(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, expires_on)
     select $1, $2, id, is_reviewed, name, 'approved', case when has_expiry then date '2028-11-20' end
     from document_type where record_type = $1 and is_mandatory`,
    [record_type, record_id],
  )
}
