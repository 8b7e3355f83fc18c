import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ChecklistState } from '../../contract/choices.ts'

/**
 * The prestart state of each driver job's machine: waived by the office, from this job's own prestart, or
 * this driver's of the day (in Melbourne, of `at`), a fail first; else missing if the machine has one.
 */
export async function checklistStates(
  db: Db | Tx,
  driver_job_ids: readonly number[],
  at: string,
): Promise<ReadonlyMap<number, ChecklistState>> {
  const rows = await db
    .selectFrom('driver_job as d')
    .leftJoin('asset as a', 'a.id', 'd.asset_id')
    .leftJoin('asset_category as k', 'k.id', 'a.asset_category_id')
    .select('d.id')
    .select(
      sql<ChecklistState>`case
        when d.asset_id is null then 'not needed'
        when d.checklist_override_reason is not null and not failed_checklist(d) then 'overridden'
        else coalesce(
          (select c.result::text from asset_checklist c where c.id = d.asset_checklist_id),
          (select c.result::text from asset_checklist c join checklist t on t.id = c.checklist_id
            where c.asset_id = d.asset_id and c.driver_id = d.driver_id and t.kind = 'prestart'
              and (c.result <> 'fail' or c.completed_at <= ${at}::timestamptz) and c.work_date = (${at}::timestamptz at time zone 'Australia/Melbourne')::date
            order by c.result = 'fail' desc, c.completed_at desc limit 1),
          case when exists (select from checklist t where t.kind = 'prestart' and t.is_active and t.archived_at is null
              and (k.asset_group = any (t.asset_groups) or exists (select from checklist_category b
                where b.checklist_id = t.id and b.asset_category_id = k.id)))
            then 'missing' else 'not needed' end)
        end`.as('state'),
    )
    .where('d.id', 'in', [...driver_job_ids])
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Each driver job's machine's last readings by `at`: later ones do not count. */
export async function lastReadings(db: Db | Tx, driver_job_ids: readonly number[], at: string) {
  const rows = await db
    .selectFrom('driver_job as d')
    .innerJoin('asset as a', 'a.id', 'd.asset_id')
    .select(['d.id', 'a.smu_current as smu_last', 'a.odometer_current as odometer_last'])
    .where('d.id', 'in', [...driver_job_ids])
    .where((e) => e.or([e('a.meters_read_at', 'is', null), e('a.meters_read_at', '<=', at)]))
    .execute()
  return new Map(rows.map(({ id, ...readings }) => [id, readings]))
}

/** Whether a completed checklist is a prestart, which starting work requires. */
export async function isPrestart(tx: Tx, checklist_id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('checklist')
    .select('kind')
    .where('id', '=', checklist_id)
    .executeTakeFirst()
  return row?.kind === 'prestart'
}

/** A driver job's machine, as its checklist asks about it. */
export const findMachine = (db: Db, asset_id: number) =>
  db
    .selectFrom('asset')
    .select(['fleet_no', 'name', 'meter_type', 'smu_current', 'odometer_current'])
    .where('id', '=', asset_id)
    .executeTakeFirstOrThrow()
