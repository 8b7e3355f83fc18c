import type { Tx } from '#platform/server/database.ts'
import type { Load, TimeEntry } from '../contract/progress.ts'

/** The hours of a driver job as its steps tell them now, in place of what they told before. */
export async function writeEntries(
  tx: Tx,
  { id, driver_id }: { id: number; driver_id: number },
  entries: readonly TimeEntry[],
): Promise<void> {
  await tx.deleteFrom('time_entry').where('driver_job_id', '=', id).execute()
  if (entries.length === 0) return
  await tx
    .insertInto('time_entry')
    .values(entries.map((entry) => ({ ...entry, driver_job_id: id, driver_id })))
    .execute()
}

/** The same for its loads; a ticket's photo by its file. */
export async function writeLoads(
  tx: Tx,
  driver_job_id: number,
  loads: readonly Load[],
  fileOf: (client_file_id: string) => number | null,
): Promise<void> {
  await tx.deleteFrom('load').where('driver_job_id', '=', driver_job_id).execute()
  if (loads.length === 0) return
  await tx
    .insertInto('load')
    .values(
      loads.map(({ ticket_file, ...load }) => ({
        ...load,
        driver_job_id,
        ticket_file_id: ticket_file === null ? null : fileOf(ticket_file),
      })),
    )
    .execute()
}

/**
 * The order of another job in which the driver was busy already at an instant, as far as it still runs. Holds the
 * driver, so that of two jobs that begin at once the second sees the first.
 */
export async function findRunning(
  tx: Tx,
  { id, driver_id }: { id: number; driver_id: number },
  at: string,
): Promise<string | undefined> {
  await tx.selectFrom('driver').select('id').where('id', '=', driver_id).forNoKeyUpdate().execute()
  const running = await tx
    .selectFrom('time_entry as t')
    .innerJoin('driver_job as d', 'd.id', 't.driver_job_id')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select('i.order_no')
    .where('t.driver_id', '=', driver_id)
    .where('t.driver_job_id', '<>', id)
    .where('t.ended_at', 'is', null)
    .where('t.started_at', '<=', at)
    .executeTakeFirst()
  return running?.order_no
}
