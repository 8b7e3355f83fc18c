import { sql } from 'kysely'
import type { LoadNumber, NumberKind } from '#areas/dockets/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'

/** When a driver job's checklist was completed; null without one. */
export async function findChecklistAt(tx: Tx, driver_job_id: number): Promise<string | null> {
  const row = await tx
    .selectFrom('driver_job as d')
    .innerJoin('asset_checklist as k', 'k.id', 'd.asset_checklist_id')
    .select('k.completed_at')
    .where('d.id', '=', driver_job_id)
    .executeTakeFirst()
  return row?.completed_at ?? null
}

/** The loads `l` that use a number `t`, in any spelling; uses the indexes' expression. */
const loads = {
  ticket: sql`load l on l.ticket_place = any(ticket_places(t.tip_site_id, t.tip)) and upper(l.ticket_no) = upper(t.number)
    and l.ticket_place is not null and l.ticket_no is not null and l.status <> 'void'`,
  record: sql`load_waste_record w on w.waste_record_no = waste_record_key(t.number) join load l on l.id = w.load_id`,
} as const satisfies Record<NumberKind, object>

/** Which of some numbers are used by drivers' loads not yet on a docket; `place` counts the numbers from 1. */
export async function numbersOfLoads(
  tx: Tx,
  kind: NumberKind,
  numbers: readonly LoadNumber[],
  except_driver_job_id: number | null,
) {
  const { rows } = await sql<{ place: number; order_no: string; driver: string }>`
    select t.place::int as place, i.order_no, r.name as driver
    from unnest(${sql.val(numbers.map(({ tip }) => tip))}::text[], ${sql.val(numbers.map(({ tip_site_id }) => tip_site_id))}::bigint[],
      ${sql.val(numbers.map(({ number }) => number))}::text[]) with ordinality as t (tip, tip_site_id, number, place)
    join ${loads[kind]}
    join driver_job j on j.id = l.driver_job_id
    join job_item i on i.id = j.job_item_id
    join driver r on r.id = j.driver_id
    where j.id is distinct from ${except_driver_job_id}::bigint
      and not exists (select from docket o where o.driver_job_id = j.id)`.execute(tx)
  return rows
}
