import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

/** What a weighbridge gave: its number is there once for each tip, however it is written. */
export interface Ticket {
  readonly tip: string
  readonly ticket_no: string
}
/** Whose ticket it is not. */
export interface Whose {
  readonly docket_no: string | null
  readonly driver_job_id: number | null
}

const rowsOf = (tickets: readonly Ticket[]) =>
  sql`unnest(${sql.val(tickets.map(({ tip }) => tip))}::text[], ${sql.val(tickets.map(({ ticket_no }) => ticket_no))}::text[])
    with ordinality as t (tip, ticket_no, place)`

/** Holds tickets until the change ends, in one order for all: of two who note one at once the second sees the first. */
export async function holdTickets(tx: Tx, tickets: readonly Ticket[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(k.name, 24)) from (
    select distinct lower(t.tip) || ' ' || upper(t.ticket_no) as name from ${rowsOf(tickets)} order by 1 offset 0) k`.execute(
    tx,
  )
}

/** The dockets of others that charge by some of these tickets; `place` counts the tickets from 1. */
export async function ticketsOnDockets(
  tx: Tx,
  tickets: readonly Ticket[],
  { docket_no, driver_job_id }: Whose,
) {
  const { rows } = await sql<{ place: number; docket_no: string }>`
    select t.place::int as place, d.docket_no
    from ${rowsOf(tickets)}
    join docket_ticket k on k.tip = lower(t.tip) and k.ticket_no = upper(t.ticket_no)
    join docket d on d.id = k.docket_id
    where d.docket_no is distinct from ${docket_no}::text
      and (${driver_job_id}::bigint is null or d.driver_job_id is distinct from ${driver_job_id}::bigint)`.execute(
    tx,
  )
  return rows
}

/** The same of loads that drivers noted and that no docket tells yet. */
export async function ticketsOnPhones(tx: Tx, tickets: readonly Ticket[], { driver_job_id }: Whose) {
  const { rows } = await sql<{ place: number; order_no: string; driver: string }>`
    select t.place::int as place, i.order_no, r.name as driver
    from ${rowsOf(tickets)}
    join load l on lower(l.tip) = lower(t.tip) and upper(l.ticket_no) = upper(t.ticket_no)
      and l.tip is not null and l.ticket_no is not null and l.status <> 'void'
    join driver_job j on j.id = l.driver_job_id
    join job_item i on i.id = j.job_item_id
    join driver r on r.id = j.driver_id
    where j.id is distinct from ${driver_job_id}::bigint
      and not exists (select from docket o where o.driver_job_id = j.id)`.execute(tx)
  return rows
}
