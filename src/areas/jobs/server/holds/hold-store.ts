import { type Selectable, type SqlBool, sql } from 'kysely'
import type { JobHold as HoldTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { HoldKind } from '../../contract/choices.ts'
import type { StoredJob } from '../job-store.ts'

export type StoredHold = Selectable<HoldTable>

const waitsForCredit = sql<SqlBool>`exists (
  select from job_hold h where h.job_id = job.id and h.kind = 'credit' and h.cleared_at is null)`

/** A client's jobs in order of id, each locked until the change ends. */
const jobsOfClient = (tx: Tx, client_id: number) =>
  tx
    .selectFrom('job')
    .selectAll('job')
    .where('job.client_id', '=', client_id)
    .where('job.archived_at', 'is', null)
    .orderBy('job.id')
    .forUpdate()

/** Those not confirmed yet and without a credit hold. */
export const lockUnconfirmed = (tx: Tx, client_id: number): Promise<StoredJob[]> =>
  jobsOfClient(tx, client_id)
    .where('job.status', 'in', ['Draft', 'Pending'])
    .where((e) => e.not(waitsForCredit))
    .execute()

/** Those with a credit hold. */
export const lockCreditHeld = (tx: Tx, client_id: number): Promise<StoredJob[]> =>
  jobsOfClient(tx, client_id).where(waitsForCredit).execute()

/** Locks the client against changes: a hold placed now will find the job being created for it. */
export async function lockClientShared(tx: Tx, client_id: number): Promise<void> {
  await tx.selectFrom('client').select('id').where('id', '=', client_id).forKeyShare().execute()
}

const settler = sql<string | null>`(select u.name from app_user u where u.id = job_hold.cleared_by)`

/** A job's holds, open and settled, with the names of those who settled them. */
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

/** Raises a hold, or re-raises a settled one. */
export async function upsertHold(
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
