import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Person, may } from '#platform/server/sessions/viewer.ts'
import type { SavedView, SavedViewInput, SavedViewPatch } from '../contract/saved-view.ts'

/** A view as someone sees it. */
export type StoredView = SavedView & { updated_at: string; updated_by: number | null }

const columns = (user_id: number) =>
  [
    'saved_view.id',
    'saved_view.list_key',
    'saved_view.name',
    'saved_view.search',
    'saved_view.shared_with',
    'saved_view.version',
    'saved_view.updated_at',
    'saved_view.updated_by',
    sql<string | null>`(select u.name from app_user u
      where u.id = saved_view.user_id and u.id <> ${user_id})`.as('owner'),
  ] as const

const ownOf = (db: Db | Tx, user_id: number) =>
  db.selectFrom('saved_view').where('saved_view.user_id', '=', user_id).select(columns(user_id))

/** The person's own, and those that others share with them. */
export const listViews = (db: Db | Tx, { user_id, user_type }: Person): Promise<StoredView[]> =>
  db
    .selectFrom('saved_view')
    .select(columns(user_id))
    .where((e) =>
      e.or([e('user_id', '=', user_id), e('shared_with', '=', 0), e('shared_with', '=', user_type ?? 0)]),
    )
    .orderBy('list_key')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const listOwn = (db: Db | Tx, user_id: number): Promise<StoredView[]> => ownOf(db, user_id).execute()

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

/** What the person may change: their own, and with the right to share any shared one. */
const changeable = (person: Person) =>
  may(person, 'saved-views:share')
    ? sql<SqlBool>`(saved_view.user_id = ${person.user_id} or saved_view.shared_with is not null)`
    : sql<SqlBool>`saved_view.user_id = ${person.user_id}`

export const lockView = (tx: Tx, person: Person, id: number): Promise<StoredView | undefined> =>
  tx
    .selectFrom('saved_view')
    .select(columns(person.user_id))
    .where('saved_view.id', '=', id)
    .where(changeable(person))
    .forUpdate('saved_view')
    .executeTakeFirst()

export async function putView(tx: Tx, user_id: number, view: Required<SavedViewInput>): Promise<StoredView> {
  const { search, shared_with } = view
  const { id } = await tx
    .insertInto('saved_view')
    .values({ user_id, ...view })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_key', 'name']).doUpdateSet({ search, shared_with }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return ownOf(tx, user_id).where('saved_view.id', '=', id).executeTakeFirstOrThrow()
}

export async function updateView(
  tx: Tx,
  id: number,
  changes: Pick<SavedViewPatch, 'name' | 'shared_with'>,
): Promise<void> {
  await tx.updateTable('saved_view').set(changes).where('id', '=', id).execute()
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', id).execute()
}

/** A view's owner, and the people of the user types with whom it is shared. */
export async function findReaders(tx: Tx, id: number, shared: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.id = (select user_id from saved_view where id = ${id})
      or (u.status = 'active' and u.archived_at is null
        and u.user_type = any(${shared}::int[]))`.execute(tx)
  return rows.map((row) => row.id)
}
