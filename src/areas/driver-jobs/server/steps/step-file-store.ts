import type { Db, Tx } from '#platform/server/database/database.ts'

export const findStepFile = (tx: Tx, client_file_id: string) =>
  tx
    .selectFrom('driver_job_file as f')
    .innerJoin('file', 'file.id', 'f.file_id')
    .select(['f.driver_job_id', 'f.client_file_id', 'file.key'])
    .where('f.client_file_id', '=', client_file_id)
    .executeTakeFirst()

export async function insertStepFile(
  tx: Tx,
  file: { client_file_id: string; driver_job_id: number; file_id: number },
): Promise<void> {
  await tx.insertInto('driver_job_file').values(file).execute()
}

/** Driver jobs' files by the phone's names. */
export const stepFiles = (db: Db | Tx, driver_job_ids: readonly number[]) =>
  db
    .selectFrom('driver_job_file as f')
    .innerJoin('file', 'file.id', 'f.file_id')
    .select(['f.driver_job_id', 'f.client_file_id', 'f.file_id', 'file.key', 'file.sha256'])
    .where('f.driver_job_id', 'in', [...driver_job_ids])
    .orderBy('f.received_at')
    .orderBy('f.client_file_id')
    .execute()
export type StepFile = Awaited<ReturnType<typeof stepFiles>>[number]
