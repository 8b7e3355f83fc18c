import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import type { Whose } from './ticket-store.ts'

const rowsOf = (records: readonly string[]) =>
  sql`unnest(${sql.val(records)}::text[]) with ordinality as t (waste_record_no, place)`

/** Holds waste records until the change ends, in one order for all, as tickets are held. */
export async function holdRecords(tx: Tx, records: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(k.name, 61)) from (
    select distinct upper(t.waste_record_no) as name from ${rowsOf(records)} order by 1 offset 0) k`.execute(
    tx,
  )
}

/** The dockets of others that name some of these records; `place` counts the records from 1. */
export async function recordsOnDockets(
  tx: Tx,
  records: readonly string[],
  { docket_no, driver_job_id }: Whose,
) {
  const { rows } = await sql<{ place: number; docket_no: string }>`
    select t.place::int as place, d.docket_no
    from ${rowsOf(records)}
    join docket_waste_record k on k.waste_record_no = upper(t.waste_record_no)
    join docket d on d.id = k.docket_id
    where d.docket_no is distinct from ${docket_no}::text
      and (${driver_job_id}::bigint is null or d.driver_job_id is distinct from ${driver_job_id}::bigint)`.execute(
    tx,
  )
  return rows
}

/** The same of loads that drivers noted and that no docket tells yet. */
export async function recordsOnPhones(tx: Tx, records: readonly string[], { driver_job_id }: Whose) {
  const { rows } = await sql<{ place: number; order_no: string; driver: string }>`
    select t.place::int as place, i.order_no, r.name as driver
    from ${rowsOf(records)}
    join load_waste_record k on k.waste_record_no = upper(t.waste_record_no)
    join load l on l.id = k.load_id
    join driver_job j on j.id = l.driver_job_id
    join job_item i on i.id = j.job_item_id
    join driver r on r.id = j.driver_id
    where j.id is distinct from ${driver_job_id}::bigint
      and not exists (select from docket o where o.driver_job_id = j.id)`.execute(tx)
  return rows
}
