import type { Db, Tx } from '#platform/server/database/database.ts'
import { sql } from 'kysely'
import type { Variance } from '../../rules/flags/docket-variance.ts'

/**
 * By docket id: tolls or an attachment that it left to another docket of its machine's day, which no longer charges
 * them. Looked up each time, because other dockets come and go.
 */
export async function extrasFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; names: string }>`
    select d.id, string_agg(l.description, ', ' order by l.position) as names
    from docket d
    join docket_line l on l.docket_id = d.id and l.kind in ('toll', 'attachment')
      and l.quantity_agreed = 0 and l.reason is null and l.job_rate_id is null
    where d.id = any (${sql.val([...ids])}::bigint[]) and d.is_latest and d.status <> 'Void' and not exists (
      select from docket o
      join docket_line c on c.docket_id = o.id and c.kind = l.kind and c.description = l.description
        and c.is_billable and c.quantity_agreed > 0
      where o.job_id = d.job_id and o.shift_date = d.shift_date and o.asset_id is not distinct from d.asset_id
        and o.is_latest and o.status <> 'Void')
    group by d.id`.execute(db)
  return new Map(
    rows.map(({ id, names }) => [
      Number(id),
      [{ code: 'uncharged', text: `Not charged any more on another docket of the day: ${names}.` }],
    ]),
  )
}
