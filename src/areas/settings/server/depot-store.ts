import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Depot as DepotTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredDepot = Selectable<DepotTable>
export type DepotChanges = Updateable<DepotTable>

/** In their configured order. */
export const listDepots = (db: Db | Tx, archived: boolean): Promise<StoredDepot[]> =>
  db
    .selectFrom('depot')
    .selectAll()
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findDepot = (db: Db | Tx, id: number): Promise<StoredDepot | undefined> =>
  db.selectFrom('depot').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDepot = (tx: Tx, id: number): Promise<StoredDepot | undefined> =>
  tx.selectFrom('depot').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertDepot = (tx: Tx, depot: Insertable<DepotTable>): Promise<StoredDepot> =>
  tx.insertInto('depot').values(depot).returningAll().executeTakeFirstOrThrow()

export const updateDepot = (tx: Tx, id: number, changes: DepotChanges): Promise<StoredDepot> =>
  tx.updateTable('depot').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
