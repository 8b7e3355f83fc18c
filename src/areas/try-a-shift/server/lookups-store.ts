import type { Db, Tx } from '#platform/server/database/database.ts'

/** A machine that is not archived. */
export const findMachine = (db: Db | Tx, id: number) =>
  db
    .selectFrom('asset')
    .select(['asset_category_id', 'fleet_no', 'name', 'operating_mass_t'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** A category that is not archived. */
export const findCategory = (db: Db | Tx, id: number) =>
  db
    .selectFrom('asset_category')
    .select(['name', 'asset_group', 'default_min_hours'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
