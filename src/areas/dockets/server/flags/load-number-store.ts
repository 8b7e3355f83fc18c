import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** Numbers that belong to one load each: a weighbridge ticket, unique for its tip site, and a waste record. */
export type NumberKind = 'ticket' | 'record'
export interface LoadNumber {
  /** For a ticket: the place in words, and its tip site where it is known. */
  readonly tip: string | null
  readonly tip_site_id: number | null
  readonly number: string
}
/** Whose use of a number does not count. */
export interface Whose {
  readonly docket_no: string | null
  readonly driver_job_id: number | null
}

/** The names by which a number is locked, and where dockets `k` have it, in any spelling. */
const places = {
  ticket: {
    lock: 24,
    names: sql`(select p || ' ' || upper(t.number) from unnest(ticket_places(t.tip_site_id, t.tip)) p)`,
    docket: sql`docket_ticket k on k.place = any(ticket_places(t.tip_site_id, t.tip)) and k.ticket_no = upper(t.number)`,
  },
  record: {
    lock: 61,
    names: sql`(select waste_record_key(t.number))`,
    docket: sql`docket_waste_record k on k.waste_record_no = waste_record_key(t.number)`,
  },
} as const satisfies Record<NumberKind, object>

/** Numbers as rows `t`, with `place` counting from 1. */
const numberRows = (numbers: readonly LoadNumber[]) =>
  sql`unnest(${sql.val(numbers.map(({ tip }) => tip))}::text[], ${sql.val(numbers.map(({ tip_site_id }) => tip_site_id))}::bigint[],
    ${sql.val(numbers.map(({ number }) => number))}::text[]) with ordinality as t (tip, tip_site_id, number, place)`

interface PlacedLoad {
  readonly load_no: number
  readonly tip: string | null
  readonly tip_order_id?: number | null | undefined
  readonly tip_site_id?: number | null | undefined
}
/** The tip site of each load of a docket or phone, in their order; null where it is not known. */
export async function sitesOfLoads(
  tx: Tx,
  driver_job_id: number | null,
  loads: readonly PlacedLoad[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ site: number | null }>`
    select coalesce(t.chosen, docket_load_site(${driver_job_id}::bigint, t.load_no, t.tip, t.tip_order_id)) as site
    from unnest(${sql.val(loads.map(({ load_no }) => load_no))}::int[], ${sql.val(loads.map(({ tip }) => tip))}::text[],
      ${sql.val(loads.map(({ tip_order_id }) => tip_order_id ?? null))}::bigint[],
      ${sql.val(loads.map(({ tip_site_id }) => tip_site_id ?? null))}::bigint[])
      with ordinality as t (load_no, tip, tip_order_id, chosen, place)
    order by t.place`.execute(tx)
  return rows.map(({ site }) => site)
}

/** Locks numbers until the change ends, in a fixed order: of two simultaneous entries the second sees the first. */
export async function lockNumbers(tx: Tx, kind: NumberKind, numbers: readonly LoadNumber[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(k.name, ${places[kind].lock}::int)) from (
    select distinct n.name from ${numberRows(numbers)}, lateral ${places[kind].names} as n (name)
    order by 1 offset 0) k`.execute(tx)
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
