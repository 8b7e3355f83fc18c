import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export interface ExpiringDocument {
  /** The driver or asset it belongs to, with its name. */
  record_type: 'driver' | 'asset'
  record_id: number
  name: string
  document: string
  ends_on: string
  order_no: string
  work_date: string
  total: number
}

/**
 * Licences, registrations and documents that stop their holder from working, expired by the day of an order
 * they are booked on.
 */
export async function findExpiringDocuments(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<ExpiringDocument[]> {
  const { rows } = await sql<ExpiringDocument>`
    with booked as (
      select b.driver_id, b.asset_id, i.order_no, i.work_date from booking b
      join job_item i on i.id = b.job_item_id
      where i.work_date between ${from} and ${to} and i.order_status in ('Pending', 'Confirmed') and b.released_at is null
    ), expired as (
      select x.record_type, x.record_id, t.name as type, x.expires_on from document x
      join document_type t on t.id = x.document_type_id and t.block_on_expiry
      where x.record_type in ('driver', 'asset') and x.archived_at is null and x.status = 'approved'
    ), ending as (
      select 'driver' as record_type, d.id as record_id, d.name, 'Driver licence' as document, d.licence_expires_on as ends_on, k.order_no, k.work_date
      from booked k join driver d on d.id = k.driver_id where d.licence_expires_on <= k.work_date
      union
      select 'asset', a.id, a.fleet_no, 'Registration', a.rego_expires_on, k.order_no, k.work_date
      from booked k join asset a on a.id = k.asset_id where a.rego_expires_on <= k.work_date
      union
      select x.record_type, x.record_id, d.name, x.type, x.expires_on, k.order_no, k.work_date
      from expired x join booked k on k.driver_id = x.record_id and x.expires_on <= k.work_date join driver d on d.id = k.driver_id
      where x.record_type = 'driver'
      union
      select x.record_type, x.record_id, a.fleet_no, x.type, x.expires_on, k.order_no, k.work_date
      from expired x join booked k on k.asset_id = x.record_id and x.expires_on <= k.work_date join asset a on a.id = k.asset_id
      where x.record_type = 'asset'
    )
    select *, count(*) over () as total from ending order by work_date, ends_on, name, order_no limit ${limit}`.execute(
    db,
  )
  return rows
}
