import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Load, TimeEntry } from '../../contract/progress.ts'
import { excludeBusy } from '../../rules/other-work.ts'

interface Whose {
  id: number
  driver_id: number
}

/**
 * Replaces a driver job's hours with those computed from its steps.
 * @returns the resulting hours: without time the driver spent on other jobs.
 */
export async function writeEntries(tx: Tx, job: Whose, entries: readonly TimeEntry[]): Promise<TimeEntry[]> {
  const [first] = entries
  const own = first ? excludeBusy(entries, await busyAfter(tx, job, first.started_at)) : []
  await tx.deleteFrom('time_entry').where('driver_job_id', '=', job.id).execute()
  if (own.length > 0)
    await tx
      .insertInto('time_entry')
      .values(own.map((entry) => ({ ...entry, driver_job_id: job.id, driver_id: job.driver_id })))
      .execute()
  return own
}

/** Driver jobs' stored hours. */
export const entriesOf = (db: Db | Tx, driver_job_ids: readonly number[]) =>
  db
    .selectFrom('time_entry')
    .select(['driver_job_id', 'kind', 'started_at', 'ended_at', 'note'])
    .where('driver_job_id', 'in', [...driver_job_ids])
    .orderBy('started_at')
    .execute()

/** Updates its loads to those computed from its steps; a ticket's photo by its file. */
export async function writeLoads(
  tx: Tx,
  driver_job_id: number,
  loads: readonly Load[],
  fileOf: (client_file_id: string) => number | null,
): Promise<void> {
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
    .onConflict((conflict) =>
      conflict.columns(['driver_job_id', 'load_no']).doUpdateSet((e) => ({
        tip: e.ref('excluded.tip'),
        tip_site_id: e.ref('excluded.tip_site_id'),
        tip_order_id: e.ref('excluded.tip_order_id'),
        tipped_at: e.ref('excluded.tipped_at'),
        gross_t: e.ref('excluded.gross_t'),
        tare_t: e.ref('excluded.tare_t'),
        net_t: e.ref('excluded.net_t'),
        volume_m3: e.ref('excluded.volume_m3'),
        ticket_no: e.ref('excluded.ticket_no'),
        ticket_file_id: e.ref('excluded.ticket_file_id'),
        waste_record_no: e.ref('excluded.waste_record_no'),
        status: e.ref('excluded.status'),
      })),
    )
    .execute()
}

/**
 * The driver's hours on other jobs that end after an instant or are running, with their orders. Locks the
 * driver, so that of two jobs recorded at once the second sees the first.
 */
export async function busyAfter(tx: Tx, { id, driver_id }: Whose, at: string) {
  await tx.selectFrom('driver').select('id').where('id', '=', driver_id).forNoKeyUpdate().execute()
  return tx
    .selectFrom('time_entry as t')
    .innerJoin('driver_job as d', 'd.id', 't.driver_job_id')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select(['t.started_at', 't.ended_at', 'i.order_no'])
    .where('t.driver_id', '=', driver_id)
    .where('t.driver_job_id', '<>', id)
    .where((e) => e.or([e('t.ended_at', 'is', null), e('t.ended_at', '>', at)]))
    .orderBy('t.started_at')
    .execute()
}
