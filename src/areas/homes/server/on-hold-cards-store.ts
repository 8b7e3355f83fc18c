import { sql } from 'kysely'
import type { DriverJobStatus } from '#areas/driver-jobs/contract/choices.ts'
import { withDriver } from '#areas/driver-jobs/rules/driver-job-status.ts'
import type { Db } from '#platform/server/database/database.ts'

/** A driver who was sent an order of a job that was put on hold since, and has not begun. */
export interface OnHoldDriver {
  driver_job_id: number
  driver: string
  phone: string
  order_no: string
  client: string
  site_suburb: string
  starts_at: string
  status: DriverJobStatus
  answer_status: DriverJobStatus
  total: number
}

/** Whose order has not ended yet and is due by a day. */
export async function findOnHold(
  db: Db,
  now: Date,
  { to, limit }: { to: string; limit: number },
): Promise<OnHoldDriver[]> {
  const { rows } = await sql<OnHoldDriver>`
    select d.id as driver_job_id, d.status, d.answer_status, v.name as driver, v.mobile as phone, i.order_no, i.starts_at,
      c.name as client, coalesce(p.suburb, '') as site_suburb, count(*) over () as total
    from job j join job_item i on i.job_id = j.id join driver_job d on d.job_item_id = i.id
    join driver v on v.id = d.driver_id join client c on c.id = j.client_id
    left join job_site p on p.id = j.job_site_id
    where j.status = 'On Hold' and i.order_status = 'Confirmed' and i.work_date <= ${to}
      and i.ends_at > ${now.toISOString()}::timestamptz
      and d.answer_status::text = any(${[...withDriver]}) and d.started_at is null
    order by i.starts_at, d.id limit ${limit}`.execute(db)
  return rows
}
