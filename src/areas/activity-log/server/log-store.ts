import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ActivityLog } from '#db/schema.ts'
import type { Db } from '#platform/server/database/database.ts'
import { found } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { LogFilters } from '../contract/endpoints.ts'

export type StoredEntry = Selectable<ActivityLog>

interface Stretch {
  before_id?: number | undefined
  limit: number
}

/** Newest first by business time, then by id for a clock that stood still; `before_id` continues from that entry. */
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

/** A record type and which of its entries may be read: of some `parts`, or of all (null), except `hidden` ones. */
export interface Readable {
  type: string
  parts: readonly string[] | null
  /** Actions. */
  hidden: readonly string[]
}

/** In `document Driver licence`, `Driver licence` is the name and `document` the kind. */
const partKind = sql<string>`split_part(part, ' ', 1)`

/** `own`: only the viewer's actions. Otherwise also what the viewer may know about records of `types`. */
function visible(viewer: Viewer, types: readonly Readable[]) {
  return sql<SqlBool>`(${inReach(viewer, types)} and ${isShown(types)})`
}

/** Not one of the hidden actions. */
function isShown(types: readonly Readable[]) {
  const hidden = types.flatMap((one) => one.hidden.map((action) => `${one.type} ${action}`))
  return sql<SqlBool>`record_type || ' ' || action <> all(${hidden}::text[])`
}

function inReach(viewer: Viewer, types: readonly Readable[]) {
  if (scopeOf(viewer, 'activity-log:read') === 'own') return sql<SqlBool>`actor_user_id = ${viewer.user_id}`
  const whole = types.filter(({ parts }) => parts === null).map(({ type }) => type)
  const partly = types.flatMap(({ type, parts }) => (parts ?? []).map((part) => `${type} ${part}`))
  return sql<SqlBool>`(record_type = any(${whole}::text[]) or record_type || ' ' || ${partKind} = any(${partly}::text[])
    or actor_user_id = ${viewer.user_id})`
}

const startOf = (date: string): string => melbourneInstant(date, '00:00')

export function listEntries(
  db: Db,
  viewer: Viewer,
  types: readonly Readable[],
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

/** The entries of one record, or of its `parts`. */
export function listHistory(
  db: Db,
  { type, parts, hidden }: Readable,
  record_id: number,
  stretch: Stretch,
): Promise<StoredEntry[]> {
  return stretchOf(db, stretch)
    .where('record_type', '=', type)
    .where('record_id', '=', record_id)
    .$if(parts !== null, (q) => q.where(sql<SqlBool>`${partKind} = any(${parts}::text[])`))
    .$if(hidden.length > 0, (q) => q.where('action', 'not in', hidden))
    .execute()
}

/** The latest entries of several records, newest first: the index is read for the latest of each. */
export async function listLatest(
  db: Db,
  types: readonly Readable[],
  records: readonly { record_type: string; record_id: number }[],
  limit: number,
): Promise<StoredEntry[]> {
  const record_types = records.map(({ record_type }) => record_type)
  const ids = records.map(({ record_id }) => record_id)
  const { rows } = await sql<StoredEntry>`
    select latest.* from unnest(${record_types}::text[], ${ids}::int8[]) as sought (of_type, of_id)
    cross join lateral (
      select * from activity_log where record_type = of_type and record_id = of_id and ${isShown(types)}
      order by id desc limit ${limit}
    ) latest
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** People whose actions the viewer may see, by name. */
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

/** Bounded, because the log is long and has few distinct actions. */
export async function listActions(db: Db, viewer: Viewer, types: readonly Readable[]): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`select distinct action from (
    select action from activity_log where ${visible(viewer, types)} order by at desc, id desc limit 10000
  ) recent order by action`.execute(db)
  return rows.map(({ action }) => action)
}
