import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export interface Unfit {
  record_type: 'driver' | 'asset'
  record_id: number
  /** Its first booking from that day on; null without any. */
  order_no: string | null
  starts_at: string | null
  client: string | null
  total: number
}

/** Which of them; with a subcontractor only its own. */
interface UnfitOf {
  kinds: readonly Unfit['record_type'][]
  subcontractor_id?: number
}

/** In force: approved, or of a type that needs no approval. */
const holds = sql`(d.status = 'approved' or (d.status = 'pending' and not k.is_reviewed))`

/**
 * Drivers and assets with an objection on a day whatever the work: their own date, a document, or their
 * subcontractor's. Those booked soonest come first. The rules word each; a test holds the two together.
 */
export async function findUnfit(
  db: Db,
  day: string,
  { kinds, subcontractor_id }: UnfitOf,
  limit: number,
): Promise<Unfit[]> {
  const { rows } = await sql<Unfit>`
    with kind as materialized (
      select id, record_type, is_mandatory, is_reviewed, block_on_expiry from document_type
      where record_type in ('driver', 'asset', 'subcontractor') and (is_mandatory or block_on_expiry)
    ), holder as materialized (
      select 'driver' as record_type, id, name, subcontractor_id, licence_expires_on as ends_on from driver
      where archived_at is null and status = 'active'
        and coalesce(start_date, ${day}) <= ${day} and coalesce(end_date, ${day}) >= ${day}
      union all
      select 'asset', id, fleet_no, subcontractor_id, rego_expires_on from asset
      where archived_at is null and status <> 'sold'
    ), owner as (
      select record_type, id from holder
      union all
      select distinct 'subcontractor', subcontractor_id from holder where subcontractor_id is not null
    ), expired as (
      select d.record_type, d.record_id from document d join kind k on k.id = d.document_type_id and k.block_on_expiry
      where d.archived_at is null and d.expires_on < ${day} and ${holds}
        and not exists (select from document n where n.record_type = d.record_type and n.record_id = d.record_id
          and n.document_type_id = d.document_type_id and n.archived_at is null and n.id > d.id
          and n.status = d.status)
    ), held as materialized (
      select distinct d.record_type, d.record_id, d.document_type_id from document d
      join kind k on k.id = d.document_type_id and k.is_mandatory
      where d.archived_at is null and ${holds}
    ), missing as (
      select o.record_type, o.id as record_id from owner o
      join kind k on k.record_type = o.record_type and k.is_mandatory
      left join held h on h.record_type = o.record_type and h.record_id = o.id and h.document_type_id = k.id
      where h.record_id is null
    ), flawed as materialized (
      select record_type, record_id from expired union select record_type, record_id from missing
    ), booked as (
      select distinct on (r.record_type, r.id) r.record_type, r.id, i.order_no, i.starts_at, i.job_id
      from job_item i join booking b on b.job_item_id = i.id
      cross join lateral (values ('driver', b.driver_id), ('asset', b.asset_id)) r (record_type, id)
      where i.work_date >= ${day} and i.order_status in ('Pending', 'Confirmed') and b.released_at is null
        and r.id is not null
      order by r.record_type, r.id, i.starts_at, i.id
    )
    select h.record_type, h.id as record_id, k.order_no, k.starts_at, c.name as client, count(*) over () as total
    from holder h
    left join subcontractor s on s.id = h.subcontractor_id
    left join booked k on k.record_type = h.record_type and k.id = h.id
    left join job j on j.id = k.job_id left join client c on c.id = j.client_id
    where h.record_type = any(${kinds})
      and (${subcontractor_id ?? null}::bigint is null or h.subcontractor_id = ${subcontractor_id ?? null})
      and (h.ends_on < ${day} or s.status <> 'approved'
        or (h.record_type, h.id) in (select record_type, record_id from flawed)
        or h.subcontractor_id in (select record_id from flawed where record_type = 'subcontractor'))
    order by k.starts_at, h.name, h.record_type, h.id
    limit ${limit}`.execute(db)
  return rows
}
