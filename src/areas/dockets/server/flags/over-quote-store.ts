import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { overQuoteWords } from '../../rules/flags/over-quote.ts'

interface Over {
  id: number
  unit: ChargeUnit
  charged: number
  quoted: number
}

/** By docket id: that its day of hire exceeds the quoted number of days or weeks, counting earlier ones first. */
export async function overQuoteFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Over>`
    with quoted as (
      select distinct q.id, q.unit, coalesce(q.charged_quantity, q.quantity) as quantity, d.job_id
      from docket d
      join job_item i on i.id = d.job_item_id
      join job_requirement r on r.id = i.job_requirement_id
      join quote_line q on q.id = r.quote_line_id
      where d.id = any (${sql.val([...ids])}::bigint[]) and q.unit in ('day', 'week')),
    counted as (
      select d.id, q.unit, q.quantity::float8 as quoted, sum(l.quantity_agreed / (case when l.unit = q.unit then 1 else 5 end)) over (
        partition by q.id order by d.shift_date, length(d.docket_no), d.docket_no, l.position)::float8 as charged
      from quoted q
      join docket d on d.job_id = q.job_id and d.is_latest and d.status <> 'Void'
      join job_item i on i.id = d.job_item_id
      join job_requirement r on r.id = i.job_requirement_id and r.quote_line_id = q.id
      join docket_line l on l.docket_id = d.id and l.kind = 'hire' and (l.unit = q.unit or l.unit = 'day' and q.unit = 'week')
        and l.is_billable and l.quantity_agreed > 0)
    select id, unit, charged, quoted from counted
    where id = any (${sql.val([...ids])}::bigint[]) and charged > quoted`.execute(db)
  return new Map(rows.map(({ id, ...over }) => [Number(id), [{ code: 'over', text: overQuoteWords(over) }]]))
}
