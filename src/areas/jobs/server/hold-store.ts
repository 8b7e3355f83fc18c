import { type Selectable, sql } from 'kysely'
import type { JobHold as HoldTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { HoldKind } from '../contract/choices.ts'

export type StoredHold = Selectable<HoldTable>

const settler = sql<string | null>`(select u.name from app_user u where u.id = job_hold.cleared_by)`

/** What a job waits for or waited for, with the names of those who settled it. */
export const listHolds = (db: Db | Tx, job_id: number) =>
  db
    .selectFrom('job_hold')
    .select(['kind', 'detail', 'raised_at', 'cleared_at', 'override_reason', settler.as('cleared_by')])
    .where('job_id', '=', job_id)
    .orderBy('kind')
    .execute()

/** The job's own row is locked by then. */
export const findHold = (tx: Tx, job_id: number, kind: HoldKind): Promise<StoredHold | undefined> =>
  tx
    .selectFrom('job_hold')
    .selectAll()
    .where('job_id', '=', job_id)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Raises a hold, or again one that was settled. */
export async function putHold(
  tx: Tx,
  hold: { job_id: number; kind: HoldKind; detail: string | null; raised_at: string },
): Promise<void> {
  const open = { cleared_at: null, cleared_by: null, override_reason: null }
  await tx
    .insertInto('job_hold')
    .values({ ...hold, ...open })
    .onConflict((conflict) => conflict.columns(['job_id', 'kind']).doUpdateSet({ ...hold, ...open }))
    .execute()
}

export async function closeHold(
  tx: Tx,
  job_id: number,
  kind: HoldKind,
  settled: { cleared_at: string; cleared_by: number | null; override_reason: string | null },
): Promise<void> {
  await tx
    .updateTable('job_hold')
    .set(settled)
    .where('job_id', '=', job_id)
    .where('kind', '=', kind)
    .execute()
}
