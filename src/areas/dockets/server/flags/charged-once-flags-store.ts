import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { isOnce, onceUnits, onceWords, shareOf } from '../../rules/charges/once-units.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'

/**
 * By docket id: which others charge, fully or partly, the price it has a part in. Looked up each time,
 * because other dockets come and go.
 */
export async function onceFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  const flags = new Map<number, Variance[]>()
  for (const { id, kind, unit, computed, numbers } of ids.length === 0 ? [] : await listCharging(db, ids)) {
    if (!isOnce(unit) || computed >= shareOf(unit)) continue
    const its = computed > 0 ? 'Part of its' : 'Its'
    const text = onceWords(`${its} ${kind === 'hire' ? 'price' : 'travel'}`, numbers)
    flags.set(id, [...(flags.get(id) ?? []), { code: 'once', text }])
  }
  return flags
}

interface Charging {
  id: number
  kind: 'hire' | 'travel'
  unit: ChargeUnit
  computed: number
  numbers: string[]
}
/** As prices are counted: a day per order, a fixed price over all orders it was agreed for, travel per job. */
const listCharging = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .innerJoin('docket as o', (join) => join.onRef('o.job_id', '=', 'd.job_id'))
    .innerJoin('docket_line as c', (join) =>
      join
        .onRef('c.docket_id', '=', 'o.id')
        .onRef('c.kind', '=', 'l.kind')
        .onRef('c.unit', '=', 'l.unit')
        .on('c.is_billable', '=', 1)
        .on('c.quantity_agreed', '>', 0),
    )
    .innerJoin('job_item as di', 'di.id', 'd.job_item_id')
    .innerJoin('job_item as oi', 'oi.id', 'o.job_item_id')
    .innerJoin('job_requirement as dr', 'dr.id', 'di.job_requirement_id')
    .innerJoin('job_requirement as orr', 'orr.id', 'oi.job_requirement_id')
    .select(['d.id', 'l.kind', 'l.unit', 'l.quantity_computed as computed'])
    .select(sql<string[]>`array_agg(o.docket_no order by o.docket_no)`.as('numbers'))
    .where('d.id', 'in', ids)
    .where('l.unit', 'in', [...onceUnits])
    .where('o.is_latest', '=', 1)
    .where('o.status', '<>', 'Void')
    .whereRef('o.docket_no', '<>', 'd.docket_no')
    .where(
      sql<boolean>`case
        when l.kind = 'travel' then l.unit = 'fixed' and c.job_rate_id = l.job_rate_id
        when l.kind <> 'hire' then false
        when l.unit in ('day', 'week') then o.job_item_id = d.job_item_id and o.shift_date = d.shift_date
        else dr.id = orr.id or dr.quote_line_id = orr.quote_line_id end`,
    )
    .groupBy(['d.id', 'l.id'])
    .orderBy('l.position')
    .$castTo<Charging>()
    .execute()
