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
/**
 * As prices are counted: a day per order, a fixed price over all orders it was agreed for, travel per job. Their own lines,
 * of which few dockets have any, are read first: nine tables at once take longer to plan than to read.
 */
const listCharging = (db: Db | Tx, ids: readonly number[]) =>
  db
    .with(
      (name) => name('its').materialized(),
      (from) =>
        from
          .selectFrom('docket as d')
          .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
          .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
          .innerJoin('job_requirement as r', 'r.id', 'i.job_requirement_id')
          .select(['d.id', 'd.docket_no', 'd.job_id', 'd.job_item_id', 'd.shift_date'])
          .select([
            'l.id as line_id',
            'l.position',
            'l.kind',
            'l.unit',
            'l.job_rate_id',
            'l.quantity_computed',
          ])
          .select(['r.id as requirement_id', 'r.quote_line_id'])
          .where(sql<boolean>`d.id = any(${ids}::bigint[])`)
          .where('l.unit', 'in', [...onceUnits]),
    )
    .selectFrom('its')
    .innerJoin('docket as o', 'o.job_id', 'its.job_id')
    .innerJoin('docket_line as c', (join) =>
      join
        .onRef('c.docket_id', '=', 'o.id')
        .onRef('c.kind', '=', 'its.kind')
        .onRef('c.unit', '=', 'its.unit')
        .on('c.is_billable', '=', 1)
        .on('c.quantity_agreed', '>', 0),
    )
    .innerJoin('job_item as oi', 'oi.id', 'o.job_item_id')
    .innerJoin('job_requirement as orr', 'orr.id', 'oi.job_requirement_id')
    .select(['its.id', 'its.kind', 'its.unit', 'its.quantity_computed as computed'])
    .select(sql<string[]>`array_agg(o.docket_no order by o.docket_no)`.as('numbers'))
    .where('o.is_latest', '=', 1)
    .where('o.status', '<>', 'Void')
    .whereRef('o.docket_no', '<>', 'its.docket_no')
    .where(
      sql<boolean>`case
        when its.kind = 'travel' then its.unit = 'fixed' and c.job_rate_id = its.job_rate_id
        when its.kind <> 'hire' then false
        when its.unit in ('day', 'week') then o.job_item_id = its.job_item_id and o.shift_date = its.shift_date
        else its.requirement_id = orr.id or its.quote_line_id = orr.quote_line_id end`,
    )
    .groupBy(['its.id', 'its.line_id', 'its.kind', 'its.unit', 'its.quantity_computed', 'its.position'])
    .orderBy('its.position')
    .$castTo<Charging>()
    .execute()
