import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { AssetCategory } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredCategory = Selectable<AssetCategory>

const assetCount = sql<number>`(select count(*) from asset a
  where a.asset_category_id = asset_category.id and a.archived_at is null)`

const categories = (db: Db | Tx) =>
  db.selectFrom('asset_category').selectAll('asset_category').select(assetCount.as('assets'))

/** In their configured order. */
export const listCategories = (db: Db | Tx, archived: boolean) =>
  categories(db)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findCategory = (db: Db | Tx, id: number) =>
  categories(db).where('id', '=', id).executeTakeFirst()

/** The category, locked until the change ends. */
export const lockCategory = (tx: Tx, id: number) =>
  categories(tx).where('id', '=', id).forNoKeyUpdate('asset_category').executeTakeFirst()

/** A category available to assets, locked until the change ends. */
export const openCategory = (tx: Tx, id: number): Promise<StoredCategory | undefined> =>
  tx
    .selectFrom('asset_category')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** The categories available to assets, locked until the change ends. */
export const openCategories = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx
    .selectFrom('asset_category')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()

export const insertCategory = (tx: Tx, category: Insertable<AssetCategory>): Promise<StoredCategory> =>
  tx.insertInto('asset_category').values(category).returningAll().executeTakeFirstOrThrow()

export const updateCategory = (
  tx: Tx,
  id: number,
  changes: Updateable<AssetCategory>,
): Promise<StoredCategory> =>
  tx.updateTable('asset_category').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
