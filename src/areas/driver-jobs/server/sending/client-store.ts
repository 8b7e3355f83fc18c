import type { Tx } from '#platform/server/database/database.ts'

/** The client whom a driver job is for. */
export async function findClientOf(tx: Tx, id: number): Promise<string | null> {
  const found = await tx
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .select('client.name')
    .where('driver_job.id', '=', id)
    .executeTakeFirst()
  return found?.name ?? null
}
