import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'

/** What was agreed for a job: its rates, and the quote lines that its machines are hired by. */
export interface AgreedLine {
  job_id: number
  key: string
  description: string
  unit: ChargeUnit
  /** Null where no number was agreed. */
  quantity: number | null
  unit_price_cents: number
}

/** By job. A rate taken off the job stays listed while dockets or invoices charge by it, without a number agreed. */
export async function listAgreed(db: Db, job_ids: readonly number[]): Promise<AgreedLine[]> {
  const jobs = [...job_ids]
  const { rows } = await sql<AgreedLine>`
    select r.job_id::int, 'hire-' || q.id as key, q.description, q.unit,
      coalesce(q.charged_quantity, q.quantity)::float8 as quantity,
      q.unit_price_cents::float8 as unit_price_cents, 0 as part, q.position, q.id
    from quote_line q
    join (select distinct job_id, quote_line_id from job_requirement where job_id = any(${jobs}::bigint[])) r
      on r.quote_line_id = q.id
    -- A machine’s fixed price is listed as the rate that it became.
    where not exists (select from job_rate t where t.job_id = r.job_id and t.quote_line_id = q.id and t.archived_at is null)
    union all
    select r.job_id::int, 'rate-' || r.id, r.description, r.unit, case when r.archived_at is null then r.quantity::float8 end,
      r.unit_price_cents::float8, 1, r.position, r.id
    from job_rate r
    where r.job_id = any(${jobs}::bigint[]) and (r.archived_at is null
      or exists (select from docket_line l where l.job_rate_id = r.id)
      or exists (select from invoice_line n where n.job_rate_id = r.id))
    order by part, position, id`.execute(db)
  return rows
}

/** What a job's dockets charge of one agreed line, or of work that no agreed line names. */
export interface DocketCharge {
  job_id: number
  /** Of an agreed line; null for other work. */
  key: string | null
  description: string
  unit: ChargeUnit
  done: number
  done_cents: number
  extras_cents: number
  waiting: number
  waiting_cents: number
  to_invoice: number
  to_invoice_cents: number
  billed: number
  billed_cents: number
  /** Of what is billed: attachments, tolls and the like, which nobody agreed as part of the line. */
  beside_cents: number
  unpriced: number
  docket_ids: number[]
  invoice_ids: number[]
}

/** By job, agreed line and unit; other work by its description. */
export async function listDocketCharges(db: Db, job_ids: readonly number[]): Promise<DocketCharge[]> {
  const { rows } = await sql<DocketCharge>`
    with charge as (
      select d.job_id, d.id as docket_id, d.status in ('Approved', 'Invoiced') as is_approved, l.description,
        coalesce(h.unit, l.unit) as unit, l.unit_price_cents, l.quantity_agreed * coalesce(h.share, 1) as quantity,
        coalesce(round(l.quantity_agreed * l.unit_price_cents), 0) as cents,
        coalesce('rate-' || l.job_rate_id, h.key) as key,
        h.share = 0 as is_extra, h.key is not null and l.kind in ('attachment', 'toll', 'fuel_levy', 'buy_back') as is_beside, n.invoice_id, n.quantity * coalesce(h.share, 1) as billed, n.cents as billed_cents
      from docket d
      join docket_line l on l.docket_id = d.id
      join job_item i on i.id = d.job_item_id
      left join job_requirement r on r.id = i.job_requirement_id
      left join quote_line q on q.id = r.quote_line_id
      -- The agreed hire that the line is charged for, and how much of it a unit of the line is: a day is a fifth of a week;
      -- stand-by, minimums and levies come to money without counting of it.
      left join lateral (select coalesce(q.unit, (i.rate_snapshot ->> 'unit')::charge_unit) as unit,
    case when l.kind <> 'hire' then 0 when l.unit = 'day' and coalesce(q.unit::text, i.rate_snapshot ->> 'unit') = 'week' then 0.2 else 1 end as share,
    case when l.job_rate_id is not null or l.kind in ('travel', 'load', 'other')
      or l.kind = 'hire' and l.unit <> coalesce(q.unit, (i.rate_snapshot ->> 'unit')::charge_unit)
        and not (l.unit = 'day' and coalesce(q.unit::text, i.rate_snapshot ->> 'unit') = 'week') then null
      else coalesce('hire-' || q.id, 'rate-' || (i.rate_snapshot ->> 'job_rate_id')) end as key) h on h.key is not null
      left join billed_line n on n.docket_line_id = l.id
      where d.job_id = any(${[...job_ids]}::bigint[]) and d.is_latest and d.status <> 'Void' and l.is_billable
    )
    select job_id::int, key, min(description) as description, unit,
      coalesce(sum(quantity), 0)::float8 as done,
      coalesce(sum(cents), 0)::float8 as done_cents,
      coalesce(sum(cents) filter (where is_extra), 0)::float8 as extras_cents,
      coalesce(sum(quantity) filter (where not is_approved), 0)::float8 as waiting,
      coalesce(sum(cents) filter (where not is_approved), 0)::float8 as waiting_cents,
      coalesce(sum(quantity) filter (where is_approved and invoice_id is null), 0)::float8 as to_invoice,
      coalesce(sum(cents) filter (where is_approved and invoice_id is null), 0)::float8 as to_invoice_cents,
      coalesce(sum(billed), 0)::float8 as billed,
      coalesce(sum(billed_cents), 0)::float8 as billed_cents,
      coalesce(sum(billed_cents) filter (where is_beside), 0)::float8 as beside_cents,
      (count(*) filter (where unit_price_cents is null and quantity > 0))::int as unpriced,
      array_agg(distinct docket_id::int) as docket_ids,
      array_remove(array_agg(distinct invoice_id::int), null) as invoice_ids
    from charge
    group by job_id, key, unit, case when key is null then description end
    order by min(docket_id), description`.execute(db)
  return rows
}

/** A line on a live invoice of a job that comes from no docket, less what was credited. */
export interface LineByHand {
  id: number
  job_id: number
  job_rate_id: number | null
  description: string
  unit: ChargeUnit
  /** Of a progress claim, the part of the fixed price. */
  quantity: number
  cents: number
  invoice_id: number
}

export async function listLinesByHand(db: Db, job_ids: readonly number[]): Promise<LineByHand[]> {
  const jobs = [...job_ids]
  const { rows } = await sql<LineByHand>`
    with line as (
      select n.*, r.job_id from billed_line n join job_rate r on r.id = n.job_rate_id where r.job_id = any(${jobs}::bigint[])
      union all
      select n.*, i.job_id from billed_line n join invoice i on i.id = n.invoice_id
      where i.job_id = any(${jobs}::bigint[]) and n.docket_line_id is null and n.job_rate_id is null
        and n.dry_hire_id is null
    )
    select n.id::int, n.job_id::int, n.job_rate_id::int, n.description, n.unit, n.invoice_id::int,
      coalesce(n.quantity, 0)::float8 as quantity, n.cents::float8 as cents
    from line n
    join invoice i on i.id = n.invoice_id
    where i.status not in ('Deleted', 'Void')
    order by n.id`.execute(db)
  return rows
}
