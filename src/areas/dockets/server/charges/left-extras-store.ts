import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { DocketStatus } from '../../contract/choices.ts'

/** A counting docket that used an attachment or a toll road. */
export interface DocketWithExtras {
  id: number
  docket_no: string
  status: DocketStatus
  job_item_id: number
  asset_id: number | null
  shift_date: string
  /** The same for dockets of one machine's day. */
  day: string
  rate: PlannedRate
}

/** Those of the days that some dockets are or were on, in the order in which they were computed. */
export const listWithExtras = (
  db: Db | Tx,
  { ids = [], docket_nos = [] }: { ids?: readonly number[]; docket_nos?: readonly string[] },
): Promise<DocketWithExtras[]> =>
  listOfDays(
    db,
    ids.length > 0 ? sql`d.id = any(${ids}::bigint[])` : sql`d.docket_no = any(${docket_nos}::text[])`,
  )

async function listOfDays(db: Db | Tx, condition: RawBuilder<SqlBool>): Promise<DocketWithExtras[]> {
  const { rows } = await sql<DocketWithExtras>`
    select distinct o.id, o.docket_no, o.status, o.job_item_id::int, o.asset_id::int, o.shift_date, i.rate_snapshot as rate,
      concat_ws(' ', o.job_id, o.shift_date, coalesce(o.asset_id::text, 'order ' || o.job_item_id)) as day
    from docket d
    join docket o on o.job_id = d.job_id and o.shift_date = d.shift_date and o.asset_id is not distinct from d.asset_id
      and (d.asset_id is not null or o.job_item_id = d.job_item_id)
      and o.is_latest and o.status <> 'Void'
    join job_item i on i.id = o.job_item_id
    where ${condition}
      and exists (select from docket_line l where l.docket_id = o.id and l.kind in ('attachment', 'toll'))
    order by o.id`.execute(db)
  return rows
}
