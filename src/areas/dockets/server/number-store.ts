import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

/** The numbers that serve one load each: of a weighbridge ticket, once for each tip, and of a waste record. */
export type NumberKind = 'ticket' | 'record'
export interface LoadNumber {
  /** Of a ticket. */
  readonly tip: string | null
  readonly number: string
}
/** Whose number it is not. */
export interface Whose {
  readonly docket_no: string | null
  readonly driver_job_id: number | null
}

/** Where a number stands, however it is written: `k` of dockets, `l` of loads that drivers noted. */
const places = {
  ticket: {
    lock: 24,
    name: sql`concat(lower(t.tip), ' ', upper(t.number))`,
    docket: sql`docket_ticket k on k.tip = lower(t.tip) and k.ticket_no = upper(t.number)`,
    load: sql`load l on lower(l.tip) = lower(t.tip) and upper(l.ticket_no) = upper(t.number)
      and l.tip is not null and l.ticket_no is not null and l.status <> 'void'`,
  },
  record: {
    lock: 61,
    name: sql`waste_record_key(t.number)`,
    docket: sql`docket_waste_record k on k.waste_record_no = waste_record_key(t.number)`,
    load: sql`load_waste_record w on w.waste_record_no = waste_record_key(t.number) join load l on l.id = w.load_id`,
  },
} as const satisfies Record<NumberKind, object>

const rowsOf = (numbers: readonly LoadNumber[]) =>
  sql`unnest(${sql.val(numbers.map(({ tip }) => tip))}::text[], ${sql.val(numbers.map(({ number }) => number))}::text[])
    with ordinality as t (tip, number, place)`

/** Holds numbers until the change ends, in one order for all: of two who note one at once the second sees the first. */
export async function holdNumbers(tx: Tx, kind: NumberKind, numbers: readonly LoadNumber[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(k.name, ${places[kind].lock}::int)) from (
    select distinct ${places[kind].name} as name from ${rowsOf(numbers)} order by 1 offset 0) k`.execute(tx)
}

/** The dockets of others that name some of these numbers; `place` counts the numbers from 1. */
export async function numbersOnDockets(
  tx: Tx,
  kind: NumberKind,
  numbers: readonly LoadNumber[],
  { docket_no, driver_job_id }: Whose,
) {
  const { rows } = await sql<{ place: number; docket_no: string }>`
    select t.place::int as place, d.docket_no
    from ${rowsOf(numbers)}
    join ${places[kind].docket}
    join docket d on d.id = k.docket_id
    where d.docket_no is distinct from ${docket_no}::text
      and (${driver_job_id}::bigint is null or d.driver_job_id is distinct from ${driver_job_id}::bigint)`.execute(
    tx,
  )
  return rows
}

/** The same of loads that drivers noted and that no docket tells yet. */
export async function numbersOnPhones(
  tx: Tx,
  kind: NumberKind,
  numbers: readonly LoadNumber[],
  { driver_job_id }: Whose,
) {
  const { rows } = await sql<{ place: number; order_no: string; driver: string }>`
    select t.place::int as place, i.order_no, r.name as driver
    from ${rowsOf(numbers)}
    join ${places[kind].load}
    join driver_job j on j.id = l.driver_job_id
    join job_item i on i.id = j.job_item_id
    join driver r on r.id = j.driver_id
    where j.id is distinct from ${driver_job_id}::bigint
      and not exists (select from docket o where o.driver_job_id = j.id)`.execute(tx)
  return rows
}
