import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export interface CompanyOrder {
  id: number
  order_no: string
  starts_at: string
  client: string
  site_suburb: string
  /** The subcontractor's own machines and people on the order; null without any. */
  assets: string | null
  drivers: string | null
  /** Some of it is only pencilled. */
  is_pencilled: number
  total: number
}

/** Orders of some days that a subcontractor's people or machines are booked on, by start time. */
export async function findCompanyOrders(
  db: Db,
  subcontractor_id: number | null,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<CompanyOrder[]> {
  const { rows } = await sql<CompanyOrder>`
    select i.id, i.order_no, i.starts_at, c.name as client, coalesce(p.suburb, '') as site_suburb,
      string_agg(distinct a.fleet_no, ', ') as assets, string_agg(distinct d.name, ', ') as drivers,
      bool_or(b.certainty = 'pencilled')::int as is_pencilled, count(*) over () as total
    from job_item i
    join booking b on b.job_item_id = i.id and b.released_at is null
    left join asset a on a.id = b.asset_id and a.subcontractor_id = ${subcontractor_id}
    left join driver d on d.id = b.driver_id and d.subcontractor_id = ${subcontractor_id}
    join job j on j.id = i.job_id join client c on c.id = j.client_id left join job_site p on p.id = j.job_site_id
    where i.work_date between ${from} and ${to} and i.order_status in ('Pending', 'Confirmed')
      and coalesce(a.id, d.id) is not null
    group by i.id, c.name, p.suburb
    order by i.starts_at, i.id limit ${limit}`.execute(db)
  return rows
}

export interface CompanyDocument {
  record_type: 'subcontractor' | 'driver' | 'asset'
  record_id: number
  name: string
  document_type: string
  expires_on: string | null
  rejection_reason: string | null
  total: number
}

/** Documents of a subcontractor, its people and machines that stop work: rejected, or expiring by a day. */
export async function findCompanyDocuments(
  db: Db,
  subcontractor_id: number | null,
  until: string,
  limit: number,
): Promise<CompanyDocument[]> {
  const { rows } = await sql<CompanyDocument>`
    with owner as (
      select 'subcontractor' as record_type, ${subcontractor_id}::bigint as id, 'Your company' as name
      union all
      select 'driver', id, name from driver where subcontractor_id = ${subcontractor_id} and archived_at is null
      union all
      select 'asset', id, fleet_no from asset where subcontractor_id = ${subcontractor_id} and archived_at is null
    )
    select o.record_type, o.id as record_id, o.name, t.name as document_type, x.expires_on,
      case when x.status = 'rejected' then x.rejection_reason end as rejection_reason, count(*) over () as total
    from owner o
    join document x on x.record_type = o.record_type and x.record_id = o.id and x.archived_at is null
    join document_type t on t.id = x.document_type_id and t.block_on_expiry
    where x.status <> 'superseded' and (x.expires_on <= ${until}
      or x.status = 'rejected' and not exists (select from document n where n.record_type = x.record_type
        and n.record_id = x.record_id and n.document_type_id = x.document_type_id and n.archived_at is null
        and n.id > x.id and n.status = 'approved'))
    order by x.expires_on nulls first, o.name, x.id limit ${limit}`.execute(db)
  return rows
}
