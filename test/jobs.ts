import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { Job, JobInput } from '#areas/jobs/contract/job.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import type { TestApp } from './app.ts'

/** The company that numbers jobs. */
export async function saveCompany(app: TestApp): Promise<void> {
  const administrator = await app.as('administrator')
  const { data } = await administrator.call(settingsEndpoints.getCompany, {})
  if (data.version === 0)
    await administrator.call(settingsEndpoints.saveCompany, { body: { version: 0, name: 'Yarra Ridge' } })
}

/** A client with a site of its own; `client` and `site` override fields. */
export async function newClientWithSite(app: TestApp, client: object = {}, site: object = {}) {
  const administrator = await app.as('administrator')
  const made = await administrator.call(clientEndpoints.createClient, {
    body: { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example', ...client },
  })
  const place = { address_line1: '1 Quarry Road', suburb: 'Epping', state: 'VIC', postcode: '3076' } as const
  const at = await administrator.call(clientEndpoints.createSite, {
    params: { id: made.data.id },
    body: { name: 'Quarry', ...place, ...site },
  })
  return { client_id: made.data.id, job_site_id: at.data.id }
}

/** A job created by the administrator, at a new client's site unless `fields` says where. */
export async function newJob(app: TestApp, fields: Partial<JobInput> = {}): Promise<Job> {
  await saveCompany(app)
  const administrator = await app.as('administrator')
  const where = fields.client_id === undefined ? await newClientWithSite(app) : {}
  const body = {
    title: 'Dig the footings',
    job_type: 'Machine Hire',
    start_date: '2026-11-23',
    end_date: '2026-11-27',
    status: 'Pending',
    ...where,
    ...fields,
  } as JobInput
  const { data, status, text } = await administrator.call(jobEndpoints.createJob, { body })
  if (status !== 200) throw new Error(text)
  return data
}

/** A job's order, in SQL: jobs only need orders to exist. Returns its id. */
export async function plainOrder(app: TestApp, job_id: number, work_date: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `with category as (insert into asset_category (name, asset_group) values ('Excavator ' || gen_random_uuid(), 'excavator') returning id),
      requirement as (insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
        select $1, id, $2, $2, '07:00',
          '{"unit": "hour", "unit_price_cents": 1, "min_hours": 0, "round_minutes": 1, "source": "test"}' from category
        returning *)
     insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, rate_snapshot)
     select 'T-' || id, job_id, id, 1, start_date, (start_date + time '07:00') at time zone 'Australia/Melbourne',
       (start_date + time '15:00') at time zone 'Australia/Melbourne', asset_category_id, rate_snapshot
     from requirement returning id::int`,
    [job_id, work_date],
  )
  return rows[0]!.id
}

/** Books a driver, plant or what goes on it on an order until `release` is called. */
export async function plainBooking(
  app: TestApp,
  job_item_id: number,
  who: { driver_id: number } | { asset_id: number } | { attachment_id: number },
): Promise<{ release: () => Promise<void> }> {
  const [column, id] = Object.entries(who)[0]!
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into booking (kind, certainty, ${column}, job_item_id, starts_at, ends_at)
     select 'work', 'confirmed', $2, id, starts_at, ends_at from job_item where id = $1 returning id::int`,
    [job_item_id, id],
  )
  const release = async () => {
    await app.database.pool.query(
      `update booking set released_at = now(), release_reason = 'Test' where id = $1`,
      [rows[0]!.id],
    )
  }
  return { release }
}

/** Makes a person a driver, of the subcontractor if given; returns the driver. */
export async function driverFor(
  app: TestApp,
  user_id: number | null,
  subcontractor_id: number | null = null,
) {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into driver (name, mobile, employment, subcontractor_id)
     values ('Dan Okafor', '61491570006', $1::driver_employment, $2) returning id::int`,
    [subcontractor_id === null ? 'employee_full' : 'subcontractor_operator', subcontractor_id],
  )
  const driver_id = rows[0]!.id
  if (user_id !== null)
    await app.database.pool.query('update app_user set driver_id = $2 where id = $1', [user_id, driver_id])
  return driver_id
}

/** Makes a person the user of a new subcontractor. */
export async function subcontractorFor(app: TestApp, user_id: number, abn: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `with made as (insert into subcontractor (name, abn) values ('Barwon Plant', $2) returning id)
     update app_user set subcontractor_id = made.id from made where app_user.id = $1 returning made.id::int`,
    [user_id, abn],
  )
  return rows[0]!.id
}
