import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** Numbers that belong to one load each: a weighbridge ticket, unique per tip, and a waste record. */
export type NumberKind = 'ticket' | 'record'
export interface LoadNumber {
  /** For a ticket. */
  readonly tip: string | null
  readonly number: string
}
/** Whose use of a number does not count. */
export interface Whose {
  readonly docket_no: string | null
  readonly driver_job_id: number | null
}

/** How a number is locked, and where dockets `k` have it, in any spelling. */
const places = {
  ticket: {
    lock: 24,
    name: sql`concat(lower(t.tip), ' ', upper(t.number))`,
    docket: sql`docket_ticket k on k.tip = lower(t.tip) and k.ticket_no = upper(t.number)`,
  },
  record: {
    lock: 61,
    name: sql`waste_record_key(t.number)`,
    docket: sql`docket_waste_record k on k.waste_record_no = waste_record_key(t.number)`,
  },
} as const satisfies Record<NumberKind, object>

/** Numbers as rows `t`, with `place` counting from 1. */
const numberRows = (numbers: readonly LoadNumber[]) =>
  sql`unnest(${sql.val(numbers.map(({ tip }) => tip))}::text[], ${sql.val(numbers.map(({ number }) => number))}::text[])
    with ordinality as t (tip, number, place)`

/** Locks numbers until the change ends, in a fixed order: of two simultaneous entries the second sees the first. */
export async function lockNumbers(tx: Tx, kind: NumberKind, numbers: readonly LoadNumber[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(k.name, ${places[kind].lock}::int)) from (
    select distinct ${places[kind].name} as name from ${numberRows(numbers)} order by 1 offset 0) k`.execute(
    tx,
  )
}

/** Other dockets with some of these numbers; `place` counts the numbers from 1. */
export async function numbersOnDockets(
  tx: Tx,
  kind: NumberKind,
  numbers: readonly LoadNumber[],
  { docket_no, driver_job_id }: Whose,
) {
  const { rows } = await sql<{ place: number; docket_no: string }>`
    select t.place::int as place, d.docket_no
    from ${numberRows(numbers)}
    join ${places[kind].docket}
    join docket d on d.id = k.docket_id
    where d.docket_no is distinct from ${docket_no}::text
      and (${driver_job_id}::bigint is null or d.driver_job_id is distinct from ${driver_job_id}::bigint)`.execute(
    tx,
  )
  return rows
}
