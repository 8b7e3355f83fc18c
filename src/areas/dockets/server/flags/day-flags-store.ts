import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { tooManyHours } from '../../rules/shift/shift-hours.ts'

const isCurrent = sql<boolean>`d.is_latest and d.status <> 'Void' and o.is_latest and o.status <> 'Void'
  and o.docket_no <> d.docket_no`

/** As one value: a hundred of them take as long to send and read as to look up. */
const isOneOf = (ids: readonly number[]) => sql<boolean>`d.id = any(${sql.val([...ids])}::bigint[])`

/**
 * By docket id: an earlier docket for the same order and day, and other work of the driver beyond the limit
 * of hours. Looked up each time, because other dockets come and go.
 */
export async function dayFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  const flags = new Map<number, Variance[]>()
  if (ids.length === 0) return flags
  const add = (id: number, flag: Variance) => flags.set(id, [...(flags.get(id) ?? []), flag])
  const [firsts, worked] = await Promise.all([listFirsts(db, ids), listWorked(db, ids)])
  for (const { id, numbers } of firsts) add(id, { code: 'second', text: `Same order and day as ${numbers}.` })
  for (const [id, [own, ...others]] of worked) {
    const text = own ? tooManyHours(own, others) : null
    if (text !== null) add(id, { code: 'hours', text })
  }
  return flags
}

/** The dockets of the same order and day with lower numbers. */
const listFirsts = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('docket as d')
    .innerJoin('docket as o', (join) =>
      join.onRef('o.job_item_id', '=', 'd.job_item_id').onRef('o.shift_date', '=', 'd.shift_date'),
    )
    .select(['d.id', sql<string>`string_agg(o.docket_no, ', ' order by o.docket_no)`.as('numbers')])
    .where(isOneOf(ids))
    .where(isCurrent)
    .where(sql<boolean>`(length(o.docket_no), o.docket_no) < (length(d.docket_no), d.docket_no)`)
    .groupBy('d.id')
    .execute()

interface Shift {
  starts_at: string
  finishes_at: string
}
/** Each docket with a driver, then the driver's others around that day; two days cover a shift across midnight. */
async function listWorked(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Shift[]>> {
  const rows = await db
    .selectFrom('docket as d')
    .innerJoin('docket as o', 'o.driver_id', 'd.driver_id')
    .select(['d.id', 'o.starts_at', 'o.finishes_at'])
    .where(isOneOf(ids))
    .where(sql<boolean>`(o.id = d.id or ${isCurrent})`)
    .where(sql<boolean>`o.shift_date between d.shift_date - 2 and d.shift_date + 2`)
    .where(sql<boolean>`d.is_latest and d.status <> 'Void'`)
    .orderBy(sql`o.id = d.id`, 'desc')
    .execute()
  const shifts = new Map<number, Shift[]>()
  for (const { id, ...shift } of rows) shifts.set(id, [...(shifts.get(id) ?? []), shift])
  return shifts
}
