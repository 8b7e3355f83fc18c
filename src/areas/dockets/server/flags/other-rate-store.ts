import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { type ChargedHire, type HireRate, otherRateWords } from '../../rules/charges/other-rate.ts'

interface Hire extends ChargedHire {
  id: number
  rates: HireRate[]
}

/**
 * A docket's hire at the rate that its order was planned with, before surcharges and by the week where its days are the
 * lines; else at its line's price.
 */
const hireOf = sql`join lateral (
      select l.product_id, l.price_source,
        case when is_planned then i.rate_snapshot ->> 'unit' else l.unit::text end as unit,
        (case when is_planned then (i.rate_snapshot ->> 'unit_price_cents')::numeric else l.unit_price_cents end)::float8 as unit_price_cents
      from docket_line l
      cross join lateral (select coalesce(l.price_source = i.rate_snapshot ->> 'source'
        and i.rate_snapshot ->> 'unit_price_cents' is not null, false) as is_planned) planned
      where l.docket_id = d.id and l.kind = 'hire' and l.is_billable and l.unit_price_cents is not null
      order by l.position limit 1) l on true`

/**
 * By docket id: that the hire is not charged at the job's rate for its product. A price set on the docket
 * is accepted, and next to a quote line only rates added to the job by hand count. Void and replaced dockets
 * charge nothing.
 */
export async function otherRateFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Hire>`
    select d.id, l.unit, l.unit_price_cents, l.price_source,
      json_agg(json_build_object('description', t.description, 'unit', t.unit, 'unit_price_cents', t.unit_price_cents)
        order by t.position, t.id) as rates
    from docket d
    join job_item i on i.id = d.job_item_id
    ${hireOf}
    join job_requirement r on r.id = i.job_requirement_id
    join product p on p.id = l.product_id
    join job_rate t on t.job_id = d.job_id and t.archived_at is null
      and (t.product_id = p.id or t.product_id is null and lower(trim(t.description)) = lower(trim(p.name)))
    where d.id = any (${sql.val([...ids])}::bigint[]) and d.is_latest and d.status <> 'Void'
      and l.price_source in (i.rate_snapshot ->> 'source', 'Product ' || p.code, 'Rate of job ' || (select job_no from job where id = d.job_id))
      and (t.quote_line_id is null or r.quote_line_id is null)
    group by d.id, l.unit, l.unit_price_cents, l.price_source, l.product_id`.execute(db)
  return new Map(
    rows.flatMap(({ id, rates, ...charged }) => {
      const text = otherRateWords(charged, rates)
      return text === null ? [] : [[Number(id), [{ code: 'other_rate' as const, text }]] as const]
    }),
  )
}
