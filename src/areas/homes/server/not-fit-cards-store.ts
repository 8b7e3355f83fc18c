import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export const notFitWords = 'Not fit for duty'

export interface NotFitDriver {
  driver_job_id: number
  order_id: number
  driver: string
  phone: string
  order_no: string
  client: string
  site_suburb: string
  work_date: string
  starts_at: string
  fit_at: string
}

/** Drivers who declared not fit, by start, while that stops them and the office has not decided: never many. */
export async function findNotFit(db: Db, today: string): Promise<NotFitDriver[]> {
  const { rows } = await sql<NotFitDriver>`
    with not_fit as materialized (
      select id, driver_id, fit_at, job_item_id from driver_job where not is_fit and cleared_for_duty_reason is null
    ), said as (
      select distinct on (d.driver_id) d.id as driver_job_id, d.driver_id, d.fit_at, d.job_item_id
      from not_fit d join job_item i on i.id = d.job_item_id
      where (i.work_date >= ${today} or business_now() < i.ends_at + interval '7 hours')
      order by d.driver_id, d.fit_at desc
    )
    select s.driver_job_id, s.fit_at, v.name as driver, v.mobile as phone, i.id as order_id, i.order_no, i.work_date, i.starts_at,
      c.name as client, coalesce(p.suburb, '') as site_suburb
    from said s join driver v on v.id = s.driver_id join job_item i on i.id = s.job_item_id
    join job j on j.id = i.job_id join client c on c.id = j.client_id left join job_site p on p.id = j.job_site_id
    order by i.starts_at, s.driver_job_id`.execute(db)
  return rows
}
