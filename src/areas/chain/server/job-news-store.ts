import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

const recordsOf = {
  job_item: (db: Db, job_id: number) => db.selectFrom('job_item').select('id').where('job_id', '=', job_id),
  docket: (db: Db, job_id: number) =>
    db.selectFrom('docket').select('id').where('job_id', '=', job_id).where('is_latest', '=', 1),
  invoice: (db: Db, job_id: number) =>
    db
      .selectFrom('invoice')
      .select('id')
      .where('status', '<>', 'Deleted')
      .where((e) =>
        e.or([
          e('job_id', '=', job_id),
          // One for several jobs charges for this one by its dockets, rates or dry hires.
          e(
            'id',
            'in',
            sql<number>`(select l.invoice_id from docket d join docket_line dl on dl.docket_id = d.id
                join invoice_line l on l.docket_line_id = dl.id where d.job_id = ${job_id}
              union select l.invoice_id from job_rate r join invoice_line l on l.job_rate_id = r.id
                where r.job_id = ${job_id}
              union select l.invoice_id from dry_hire h join invoice_line l on l.dry_hire_id = h.id
                where h.job_id = ${job_id})`,
          ),
        ]),
      ),
}

type JobRecordType = keyof typeof recordsOf
export const jobRecordTypes = Object.keys(recordsOf) as JobRecordType[]

/** The client of a job. */
export const findClientOf = (db: Db, job_id: number) =>
  db.selectFrom('job').select('client_id').where('id', '=', job_id).executeTakeFirst()

/** A job's records of these kinds, as its lists show them. */
export async function listJobRecords(
  db: Db,
  job_id: number,
  types: readonly JobRecordType[],
): Promise<{ record_type: JobRecordType; record_id: number }[]> {
  const found = await Promise.all(
    types.map(async (record_type) => {
      const rows = await recordsOf[record_type](db, job_id).execute()
      return rows.map(({ id }) => ({ record_type, record_id: id }))
    }),
  )
  return found.flat()
}
