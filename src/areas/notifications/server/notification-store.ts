import { type Insertable, type OnConflictBuilder, sql } from 'kysely'
import type { DB, Notification as NotificationTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import type { NotificationFilters, TypeParam } from '../contract/endpoints.ts'
import type { Notification, NotificationCounts } from '../contract/notification.ts'

type Reader = Db | Tx
export const pageOfRole = 50

const fields = [
  'id',
  'type',
  'title',
  'body',
  'link',
  'record_type',
  'record_id',
  'created_at',
  'read_at',
] as const

type Which = Pick<NotificationFilters, 'type' | 'unread'>

/** A notification belongs to one person, and nobody else can see it. */
function ownOf(db: Reader, user_id: number, { type, unread }: Which) {
  return db
    .selectFrom('notification')
    .where('user_id', '=', user_id)
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'system'))
    .$if(unread === '1', (q) => q.where('read_at', 'is', null))
    .$if(unread === '0', (q) => q.where('read_at', 'is not', null))
}

export function listNotifications(
  db: Reader,
  user_id: number,
  filters: Which & { page: number; page_size: number; sort?: 'id' | '-id' },
): Promise<Notification[]> {
  const byTime = filters.sort === 'id' ? 'created_at' : '-created_at'
  return pageOf(sorted(ownOf(db, user_id, filters), 'notification', byTime, []), filters)
    .select(fields)
    .execute()
}

export async function countNotifications(db: Reader, user_id: number, which: Which): Promise<number> {
  const { count } = await ownOf(db, user_id, which)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The specification's `{type}` as a filter. */
export const whichOf = (type: TypeParam): Which =>
  type === 'all' ? {} : type === 'unread' ? { unread: '1' } : { type }

export async function countUnread(db: Reader, user_id: number): Promise<NotificationCounts> {
  const by_type = await ownOf(db, user_id, { unread: '1' })
    .select((e) => ['type', e.fn.countAll<number>().as('unread')])
    .groupBy('type')
    .orderBy('type')
    .execute()
  return { unread: by_type.reduce((sum, { unread }) => sum + unread, 0), by_type }
}

/** Marks one as read, keeping the time it was first read; undefined when it is not the person's. */
export function markRead(tx: Tx, user_id: number, id: number): Promise<Notification | undefined> {
  return tx
    .updateTable('notification')
    .set({ read_at: sql`coalesce(read_at, business_now())` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirst()
}

/** @returns how many were unread. */
export async function markAllRead(tx: Tx, user_id: number, up_to_id: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: sql`business_now()` })
    .where('user_id', '=', user_id)
    .where('id', '<=', up_to_id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type NewNotification = Omit<Insertable<NotificationTable>, 'user_id'>

/** @returns who was notified: not those already notified of the same thing (`dedupe_key`). */
export const insertNotifications = (tx: Tx, user_ids: readonly number[], notification: NewNotification) =>
  insertFor(tx, user_ids, notification, (conflict) => conflict.doNothing())

/** As `insertNotifications`; those already notified of the same thing get the text. @returns whose are new or changed. */
export const upsertNotifications = (tx: Tx, user_ids: readonly number[], notification: NewNotification) =>
  insertFor(tx, user_ids, notification, (conflict) =>
    conflict.doUpdateSet((e) => ({ body: e.ref('excluded.body') })),
  )

type Conflict = OnConflictBuilder<DB, 'notification'>

async function insertFor(
  tx: Tx,
  user_ids: readonly number[],
  notification: NewNotification,
  onRepeat: (conflict: Conflict) => ReturnType<Conflict['doNothing']> | ReturnType<Conflict['doUpdateSet']>,
): Promise<number[]> {
  if (user_ids.length === 0) return []
  const rows = await tx
    .insertInto('notification')
    .values(user_ids.map((user_id) => ({ ...notification, user_id })))
    .onConflict((conflict) => onRepeat(conflict.columns(['user_id', 'dedupe_key'])))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Those about a record with a key. */
export interface ByKey {
  record_type: string
  record_id: number
  dedupe_key: string
}

/** Empties the bodies of a record's notifications with a key. @returns whose they are. */
export async function clearNotifications(tx: Tx, about: ByKey): Promise<number[]> {
  const rows = await ofKey(tx, about).set({ body: null }).returning('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

/** Marks those of them as read that are not yet. @returns whose they are. */
export async function settleNotifications(tx: Tx, about: ByKey): Promise<number[]> {
  const rows = await ofKey(tx, about)
    .set({ read_at: sql`business_now()` })
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

const ofKey = (tx: Tx, { record_type, record_id, dedupe_key }: ByKey) =>
  tx
    .updateTable('notification')
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .where('dedupe_key', '=', dedupe_key)
