import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { FuelLevy as FuelLevyTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredLevy = Selectable<FuelLevyTable>
export type LevyChanges = Updateable<FuelLevyTable>

/** By their first day, the latest first. */
export const listLevies = (db: Db | Tx): Promise<StoredLevy[]> =>
  db.selectFrom('fuel_levy').selectAll().orderBy('valid_from', 'desc').execute()

export const findLevy = (db: Db | Tx, id: number): Promise<StoredLevy | undefined> =>
  db.selectFrom('fuel_levy').selectAll().where('id', '=', id).executeTakeFirst()

export const lockLevy = (tx: Tx, id: number): Promise<StoredLevy | undefined> =>
  tx.selectFrom('fuel_levy').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertLevy = (tx: Tx, levy: Insertable<FuelLevyTable>): Promise<StoredLevy> =>
  tx.insertInto('fuel_levy').values(levy).returningAll().executeTakeFirstOrThrow()

export const updateLevy = (tx: Tx, id: number, changes: LevyChanges): Promise<StoredLevy> =>
  tx.updateTable('fuel_levy').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function deleteLevy(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('fuel_levy').where('id', '=', id).execute()
}

/** Whether the month’s levy is added to what a product is charged. */
export const bearsFuelLevy = async (db: Db | Tx, product_id: number): Promise<boolean> =>
  (await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', product_id)
    .where(sql<boolean>`levy_applies`)
    .executeTakeFirst()) !== undefined
