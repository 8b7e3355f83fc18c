import { sql } from 'kysely'
import type { DocketStatus } from '#areas/dockets/contract/choices.ts'
import type { DriverJobStatus } from '#areas/driver-jobs/contract/choices.ts'
import { anyCategory, type OrderStatus } from '#areas/work-orders/contract/choices.ts'
import { isOnOrder } from '#areas/scheduler/server/index.ts'
import { offRoadWords } from '#areas/work-orders/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { MatrixOrder } from '../contract/order-matrix.ts'

export type MatrixRow = Omit<MatrixOrder, 'state'> & {
  order_status: OrderStatus
  is_unfilled: number
  is_on_hold: number
  driver_jobs: DriverJobStatus[]
  dockets: DocketStatus[]
}

/**
 * A job’s orders less those moved, by requirement, slot and day, with what is booked, sent and written of each: what
 * belongs to them is read once for the whole job, by the index of its order, and not again for each.
 */
export async function listMatrixRows(db: Db, job_id: number, today: string): Promise<MatrixRow[]> {
  const { rows } = await sql<MatrixRow>`
    with item as materialized (
      select id, order_no, job_id, job_requirement_id, slot_no, asset_category_id, work_date, starts_at, ends_at,
        order_status, needs_driver, replaced_by_id, is_unfilled,
        ${offRoadWords(today)} as off_road
      from job_item where job_id = ${job_id} and order_status <> 'Moved'
    ), booked as (
      select b.job_item_id, string_agg(a.fleet_no, ', ' order by b.id) as assets,
        string_agg(d.name, ', ' order by b.id) as drivers, string_agg(distinct s.name, ', ') as subcontractor
      from item join booking b on b.job_item_id = item.id and ${isOnOrder('item')}
      left join asset a on a.id = b.asset_id
      left join subcontractor s on s.id = a.subcontractor_id
      left join driver d on d.id = b.driver_id
      group by b.job_item_id
    ), sent as (
      select j.job_item_id, json_agg(j.answer_status) as statuses
      from item join driver_job j on j.job_item_id = item.id join booking b on b.id = j.booking_id
      -- What someone answered who was taken off again no longer matters.
      where b.released_at is null or j.started_at is not null group by j.job_item_id
    ), written as (
      select d.job_item_id, json_agg(d.status) as statuses
      from item join docket d on d.job_item_id = item.id and d.is_latest and d.status not in ('Void', 'Superseded')
      group by d.job_item_id
    )
    select item.id, item.order_no, item.job_requirement_id, item.slot_no, item.work_date, item.starts_at, item.ends_at,
      item.order_status, item.needs_driver, item.replaced_by_id, item.is_unfilled::int as is_unfilled,
      (job.status = 'On Hold')::int as is_on_hold, coalesce(c.name, ${anyCategory}) as category,
      booked.assets, item.off_road, booked.drivers, booked.subcontractor,
      coalesce(sent.statuses, '[]') as driver_jobs, coalesce(written.statuses, '[]') as dockets
    from item
    join job on job.id = item.job_id
    join job_requirement r on r.id = item.job_requirement_id
    left join asset_category c on c.id = item.asset_category_id
    left join booked on booked.job_item_id = item.id
    left join sent on sent.job_item_id = item.id
    left join written on written.job_item_id = item.id
    order by r.position, r.id, item.slot_no, item.work_date, item.starts_at, item.id`.execute(db)
  return rows
}
