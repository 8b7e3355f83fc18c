import type { Db } from '#platform/server/database/database.ts'

const recordsOf = {
  quote: (db: Db, client_id: number) =>
    db
      .selectFrom('quote')
      .select('id')
      .where('client_id', '=', client_id)
      .where('is_latest', '=', 1)
      .where('archived_at', 'is', null),
  job: (db: Db, client_id: number) =>
    db.selectFrom('job').select('id').where('client_id', '=', client_id).where('archived_at', 'is', null),
  docket: (db: Db, client_id: number) =>
    db.selectFrom('docket').select('id').where('client_id', '=', client_id).where('is_latest', '=', 1),
  invoice: (db: Db, client_id: number) =>
    db.selectFrom('invoice').select('id').where('client_id', '=', client_id).where('status', '<>', 'Deleted'),
}

type ClientRecordType = keyof typeof recordsOf
export const clientRecordTypes = Object.keys(recordsOf) as ClientRecordType[]

/** A client's records of these kinds, as its lists show them: the latest versions, without what is archived. */
export async function listClientRecords(
  db: Db,
  client_id: number,
  types: readonly ClientRecordType[],
): Promise<{ record_type: ClientRecordType; record_id: number }[]> {
  const found = await Promise.all(
    types.map(async (record_type) => {
      const rows = await recordsOf[record_type](db, client_id).execute()
      return rows.map(({ id }) => ({ record_type, record_id: id }))
    }),
  )
  return found.flat()
}
