import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { DropdownItem as DropdownTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ListKey } from '../contract/dropdown-lists.ts'

export type StoredItem = Selectable<DropdownTable>

const itemsOf = (db: Db | Tx, list_key: ListKey) =>
  db.selectFrom('dropdown_item').selectAll().where('list_key', '=', list_key)

export const listItems = (db: Db | Tx, list_key: ListKey): Promise<StoredItem[]> =>
  itemsOf(db, list_key).orderBy('sort').orderBy('id').execute()

/** A load's possible materials, hidden or not, with what each requires. */
export const listMaterials = (db: Db | Tx) =>
  db
    .selectFrom('dropdown_item')
    .select(['value', 'is_tracked', 'has_pfas', 'has_asbestos', 'density', 'is_visible'])
    .where('list_key', '=', 'material_type')
    .orderBy('sort')
    .execute()

export const findItem = (db: Db | Tx, id: number): Promise<StoredItem | undefined> =>
  db.selectFrom('dropdown_item').selectAll().where('id', '=', id).executeTakeFirst()

/** A list's items, locked, so that changes to it are serialised. */
export const lockItems = (tx: Tx, list_key: ListKey): Promise<StoredItem[]> =>
  itemsOf(tx, list_key).orderBy('id').forUpdate().execute()

export function insertItem(tx: Tx, item: Insertable<DropdownTable>): Promise<StoredItem> {
  return tx.insertInto('dropdown_item').values(item).returningAll().executeTakeFirstOrThrow()
}

export function updateItem(tx: Tx, id: number, changes: Updateable<DropdownTable>): Promise<StoredItem> {
  return tx
    .updateTable('dropdown_item')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Renumbers items in the order of `ids`, in tens. */
export async function sortItems(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update dropdown_item set sort = item.place * 10
    from unnest(${ids}::bigint[]) with ordinality as item (id, place)
    where dropdown_item.id = item.id and sort <> item.place * 10`.execute(tx)
}
