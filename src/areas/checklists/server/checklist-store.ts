import { type Insertable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Checklist as ChecklistTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { Checklist, ChecklistItem, ChecklistItemInput } from '../contract/checklist.ts'
import type { ChecklistFilters, ChecklistNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx

/** A template with its current items, and who saved it last. */
export type StoredChecklist = Checklist & { updated_at: string; updated_by: number | null }

const categoryNames = sql<string[]>`array(select k.name from checklist_category b
  join asset_category k on k.id = b.asset_category_id where b.checklist_id = checklist.id order by k.sort, k.name)`
/** In the order of their names. */
const categoryIds = sql<number[]>`array(select k.id from checklist_category b
  join asset_category k on k.id = b.asset_category_id where b.checklist_id = checklist.id order by k.sort, k.name)`
const currentItems = sql`checklist_item i where i.checklist_id = checklist.id and i.items_version = checklist.items_version`
const itemCount = sql<number>`(select count(*) from ${currentItems})`
const listed = sql`coalesce(json_agg(json_build_object('id', i.id, 'section', i.section,
    'position', i.position, 'text', i.text, 'help', i.help, 'answer_type', i.answer_type,
    'about', i.about, 'is_mandatory', i.is_mandatory::int, 'is_critical', i.is_critical::int, 'photo_on_fail', i.photo_on_fail::int)
  order by i.position), '[]')`
const itemsOf = sql<ChecklistItem[]>`(select ${listed} from ${currentItems})`

const filtered = (db: Reader, filters: ChecklistNarrowing) =>
  narrowed(db.selectFrom('checklist'), 'checklist', filters, ['kind']).$if(
    filters.is_active !== undefined,
    (q) => q.where(sql<SqlBool>`checklist.is_active = ${filters.is_active === '1'}`),
  )

/** One page of the templates. `total` is null when not asked for. */
export async function listChecklists(db: Reader, filters: ChecklistFilters) {
  const matching = filtered(db, filters)
  const rows = await pageOf(sorted(matching, 'checklist', filters.sort, []), filters)
    .selectAll('checklist')
    .select([categoryNames.as('asset_categories'), itemCount.as('items')])
    .execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

/** Walks everything a filter matches in order of id, a few thousand at a time. */
export const exportPage = (db: Reader, filters: ChecklistNarrowing, after_id: number) =>
  exportedAfter(filtered(db, filters), 'checklist', after_id)
    .selectAll('checklist')
    .select([categoryNames.as('asset_categories'), itemCount.as('items')])
    .execute()

const whole = (db: Reader) =>
  db
    .selectFrom('checklist')
    .selectAll('checklist')
    .select([categoryNames.as('asset_categories'), categoryIds.as('asset_category_ids'), itemsOf.as('items')])

export const findChecklist = (db: Reader, id: number): Promise<StoredChecklist | undefined> =>
  whole(db).where('checklist.id', '=', id).executeTakeFirst()

/** The stored template, locked until the change ends. */
export async function lockChecklist(tx: Tx, id: number): Promise<StoredChecklist | undefined> {
  await tx.selectFrom('checklist').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  // Read once it is locked: the items are those of the version then.
  return findChecklist(tx, id)
}

/** @returns its id. */
export async function insertChecklist(tx: Tx, row: Insertable<ChecklistTable>): Promise<number> {
  const { id } = await tx.insertInto('checklist').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Always raises the record's version, since its categories are part of it. */
export async function updateChecklist(
  tx: Tx,
  id: number,
  columns: Updateable<ChecklistTable>,
): Promise<void> {
  await tx
    .updateTable('checklist')
    .set((e) => ({ name: e.ref('name'), ...columns }))
    .where('id', '=', id)
    .execute()
}

export async function setCategories(tx: Tx, checklist_id: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('checklist_category').where('checklist_id', '=', checklist_id).execute()
  const rows = ids.map((asset_category_id) => ({ checklist_id, asset_category_id }))
  if (rows.length > 0) await tx.insertInto('checklist_category').values(rows).execute()
}

/** The names in use that start so. */
export async function namesStarting(tx: Tx, start: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('checklist')
    .select('name')
    .where('archived_at', 'is', null)
    .where('name', 'ilike', `${start}%`)
    .execute()
  return rows.map(({ name }) => name)
}

/** The items of one version, in order. */
export async function insertItems(
  tx: Tx,
  of: { checklist_id: number; items_version: number },
  items: readonly ChecklistItemInput[],
): Promise<void> {
  await tx
    .insertInto('checklist_item')
    .values(items.map((item, at) => ({ ...item, ...of, position: at + 1 })))
    .execute()
}

/** The version that an item belongs to, in full; undefined for an item of another template. */
export const findVersionOf = (tx: Tx, checklist_id: number, item_id: number) =>
  tx
    .selectFrom('checklist_item as i')
    .select(['i.items_version', sql<ChecklistItem[]>`${listed}`.as('items')])
    .where('i.checklist_id', '=', checklist_id)
    .where(
      'i.items_version',
      '=',
      tx
        .selectFrom('checklist_item')
        .select('items_version')
        .where('id', '=', item_id)
        .where('checklist_id', '=', checklist_id),
    )
    .groupBy('i.items_version')
    .executeTakeFirst()

const isForAsset = (asset_id: number) => sql<SqlBool>`exists (
  select from asset a join asset_category k on k.id = a.asset_category_id
  where a.id = ${asset_id} and (k.asset_group = any (checklist.asset_groups)
    or k.id in (select b.asset_category_id from checklist_category b where b.checklist_id = checklist.id)))`

/** The templates in use for an asset's category or group, in full. */
export const checklistsForAsset = (db: Reader, asset_id: number): Promise<Checklist[]> =>
  whole(db)
    .where('checklist.archived_at', 'is', null)
    .where(sql<SqlBool>`checklist.is_active`)
    .where(isForAsset(asset_id))
    .orderBy('checklist.kind')
    .orderBy('checklist.name')
    .orderBy('checklist.id')
    .execute()
