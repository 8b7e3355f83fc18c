import type { Db } from '#platform/server/database/database.ts'

/** Drivers' mobile numbers by driver id. */
export async function findMobiles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('driver').select(['id', 'mobile']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, mobile }) => [id, mobile]))
}
