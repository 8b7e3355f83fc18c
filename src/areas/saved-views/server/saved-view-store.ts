import { type Selectable, sql } from 'kysely'
import type { SavedView as SavedViewTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { SavedViewInput } from '../contract/saved-view.ts'

export type StoredView = Selectable<SavedViewTable>

/** A view belongs to one person, and nobody else can see it. */
const ownOf = (db: Db | Tx, user_id: number) =>
  db.selectFrom('saved_view').where('user_id', '=', user_id).selectAll()

export const listViews = (db: Db | Tx, user_id: number): Promise<StoredView[]> =>
  ownOf(db, user_id)
    .orderBy('list_key')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Serialises saves by this person, so that the counts they read stay true until the change ends. */
export async function lockViews(tx: Tx, user_id: number): Promise<void> {
  await tx
    .selectFrom('saved_view')
    .where('user_id', '=', user_id)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export const lockView = (tx: Tx, user_id: number, id: number): Promise<StoredView | undefined> =>
  ownOf(tx, user_id).where('id', '=', id).forUpdate().executeTakeFirst()

export const putView = (tx: Tx, user_id: number, view: SavedViewInput): Promise<StoredView> =>
  tx
    .insertInto('saved_view')
    .values({ user_id, ...view })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_key', 'name']).doUpdateSet({ search: view.search }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateName = (tx: Tx, id: number, name: string): Promise<StoredView> =>
  tx.updateTable('saved_view').set({ name }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** @returns whether the person had it. */
export async function deleteView(tx: Tx, user_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_view')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
