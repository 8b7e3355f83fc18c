import type { Db } from '#platform/server/database/database.ts'

/** The names of clients, categories or drivers, by id. */
export async function findNames(
  db: Db,
  table: 'client' | 'asset_category' | 'driver',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
