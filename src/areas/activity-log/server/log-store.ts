import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ActivityLog } from '#db/schema.ts'
import type { Db } from '#platform/server/database.ts'
import { found } from '#platform/server/search.ts'
import { type Viewer, scopeOf } from '#platform/server/viewer.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { LogFilters } from '../contract/endpoints.ts'

export type StoredEntry = Selectable<ActivityLog>

interface Stretch {
  before_id?: number | undefined
  limit: number
}

/** Newest first by the time of the business, and by id where it stood still; `before_id` goes on from that entry. */
function stretchOf(db: Db, { before_id, limit }: Stretch) {
  return db
    .selectFrom('activity_log')
    .selectAll()
    .$if(before_id !== undefined, (q) =>
      q.where(
        sql<SqlBool>`(at, id) < (select earlier.at, earlier.id from activity_log earlier where earlier.id = ${before_id})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** `own`: what the viewer did. Otherwise also everything about records of `types`. */
const visible = (viewer: Viewer, types: readonly string[]) =>
  scopeOf(viewer, 'activity-log:read') === 'own'
    ? sql<SqlBool>`actor_user_id = ${viewer.user_id}`
    : sql<SqlBool>`(record_type = any(${types}::text[]) or actor_user_id = ${viewer.user_id})`

const startOf = (date: string): string => melbourneInstant(date, '00:00')

export function listEntries(
  db: Db,
  viewer: Viewer,
  types: readonly string[],
  { search, record_type, actor_user_id, action, from, to, ...stretch }: LogFilters,
): Promise<StoredEntry[]> {
  return stretchOf(db, stretch)
    .where(visible(viewer, types))
    .$if(search !== '', (q) => q.where(found(sql<string>`lower(record_label)`, search)))
    .$if(record_type !== undefined, (q) => q.where('record_type', '=', record_type ?? ''))
    .$if(actor_user_id !== undefined, (q) => q.where('actor_user_id', '=', actor_user_id ?? 0))
    .$if(action !== undefined, (q) => q.where('action', '=', action ?? ''))
    .$if(from !== undefined, (q) => q.where('at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (q) => q.where('at', '<', startOf(addDays(to ?? '', 1))))
    .execute()
}

export function listHistory(
  db: Db,
  record_type: string,
  record_id: number,
  stretch: Stretch,
): Promise<StoredEntry[]> {
  return stretchOf(db, stretch)
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .execute()
}

/** Those whose actions the viewer may see, by name. */
export function listActors(db: Db, viewer: Viewer): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.name'])
    .where((e) =>
      e.exists(e.selectFrom('activity_log').whereRef('actor_user_id', '=', 'u.id').select('activity_log.id')),
    )
    .$if(scopeOf(viewer, 'activity-log:read') === 'own', (q) => q.where('u.id', '=', viewer.user_id))
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** Bounded, because the log is long and its words are few. */
export async function listActions(db: Db, viewer: Viewer, types: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`select distinct action from (
    select action from activity_log where ${visible(viewer, types)} order by at desc, id desc limit 10000
  ) recent order by action`.execute(db)
  return rows.map(({ action }) => action)
}
