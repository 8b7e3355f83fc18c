import { createRequirement } from '#areas/work-orders/server/index.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { TestApp } from './app.ts'
import { makeCategory } from './fleet.ts'
import { newJob } from './jobs.ts'

interface Asked {
  /** One job for all of a test's orders by default. */
  job_id?: number
  asset_category_id?: number
  work_date?: string
  start_time?: string
  hours?: number
  needs_driver?: 0 | 1
}
export interface MadeOrder {
  id: number
  order_no: string
  asset_category_id: number
  starts_at: string
  ends_at: string
}

/** The usual job of a test's orders. */
const jobs = new WeakMap<TestApp, Promise<number>>()
const jobOf = (app: TestApp): Promise<number> => {
  const job = jobs.get(app) ?? newJob(app).then(({ id }) => id)
  jobs.set(app, job)
  return job
}

/** An order of eight hours from seven. */
export async function makeOrder(app: TestApp, asked: Asked = {}): Promise<MadeOrder> {
  const [order] = await makeOrders(app, 1, asked)
  return order!
}

/** Several orders of one requirement at one time. */
export async function makeOrders(
  app: TestApp,
  count: number,
  { work_date = '2026-11-23', start_time = '07:00', hours = 8, ...asked }: Asked = {},
): Promise<MadeOrder[]> {
  const job_id = asked.job_id ?? (await jobOf(app))
  const asset_category_id = asked.asset_category_id ?? (await makeCategory(app)).id
  const { id } = await app.platform.write({ ...system, grants: effectiveGrants(1) }, (change) =>
    createRequirement(change, {
      job_id,
      asset_category_id,
      ideal_asset_qty: count,
      start_date: work_date,
      end_date: work_date,
      selectedDates: [work_date],
      start_time,
      est_hours: hours,
      needs_driver: asked.needs_driver ?? 1,
    }),
  )
  const orders = await app.platform.db
    .selectFrom('job_item')
    .select(['id', 'order_no', 'starts_at', 'ends_at'])
    .where('job_requirement_id', '=', id)
    .orderBy('id')
    .execute()
  return orders.map((order) => ({ ...order, asset_category_id }))
}

/** Every mandatory document of a driver, asset or subcontractor, approved and valid for two years. */
export async function addRequiredDocuments(
  app: TestApp,
  record_type: string,
  record_id: number,
): Promise<void> {
  await app.database.pool.query(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, expires_on)
     select $1, $2, id, is_reviewed, name, 'approved', case when has_expiry then date '2028-11-20' end
     from document_type where record_type = $1 and is_mandatory`,
    [record_type, record_id],
  )
}
