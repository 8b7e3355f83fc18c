import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { StatsFilters } from '../contract/stats.ts'
import type { Span } from '../rules/utilisation.ts'

export interface MachineSpan extends Span {
  asset_category_id: number
}

type Narrowing = Pick<StatsFilters, 'asset_category_id' | 'depot_id'>

const ownMachines = ({ asset_category_id, depot_id }: Narrowing) => sql`
  from asset a join asset_category c on c.id = a.asset_category_id
  where a.asset_owner <> 'subcontractor' and c.asset_group <> 'trailer'
    ${asset_category_id === undefined ? sql`` : sql`and a.asset_category_id = ${asset_category_id}`}
    ${depot_id === undefined ? sql`` : sql`and a.depot_id = ${depot_id}`}`

/**
 * Machines that the business owns or leases, from the day it got each, or else from the day it was added, until it was
 * sold or archived; no trailers. Without a known day, one that worked or went out on hire before it was added was there by
 * then: a fleet is often added after its first dockets.
 */
export async function listMachineSpans(db: Db, narrowing: Narrowing): Promise<MachineSpan[]> {
  const { rows } = await sql<MachineSpan>`
    select a.asset_category_id, coalesce(a.hired_since, a.purchased_on, least(
        (a.created_at at time zone 'Australia/Melbourne')::date,
        (select min(e.day) from stats_entry e where e.asset_id = a.id and e.docket_id is not null),
        (select min(h.on_hire_at at time zone 'Australia/Melbourne')::date from dry_hire h where h.asset_id = a.id and h.archived_at is null)
      )) as "from",
      least(a.sold_on, (a.archived_at at time zone 'Australia/Melbourne')::date) as "to"
    ${ownMachines(narrowing)} and (a.status <> 'sold' or a.sold_on is not null)`.execute(db)
  return rows
}

/**
 * From when to when these were out on dry hire; null while they are out. A day on which a machine came back and went out
 * again counts once.
 */
export async function listHireSpans(db: Db, narrowing: Narrowing): Promise<MachineSpan[]> {
  const { rows } = await sql<MachineSpan>`
    select a.asset_category_id, lower(span.days) as "from", upper(span.days) - 1 as "to"
    from (
      select h.asset_id, range_agg(daterange((h.on_hire_at at time zone 'Australia/Melbourne')::date,
        (h.off_hire_at at time zone 'Australia/Melbourne')::date, '[]')) as spans
      from dry_hire h where h.archived_at is null group by h.asset_id
    ) hires
    join (select a.id, a.asset_category_id ${ownMachines(narrowing)}) a on a.id = hires.asset_id
    cross join unnest(hires.spans) as span (days)`.execute(db)
  return rows
}
