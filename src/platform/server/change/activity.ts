import type { RawBuilder } from 'kysely'
import type { JsonValue } from '#db/schema.ts'
import { lastDigits } from '#shared/bank-numbers.ts'
import { insertion } from '../database/insert-rows.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** One thing someone did to a record. `before` and `after` may be full rows: only differences are kept. */
export interface Activity {
  /** A past-tense verb: created, updated, archived, signed in. */
  action: string
  record_type: string
  record_id: number
  /** What people call the record. */
  record_label: string
  /** The part of the record it concerns: `document Driver licence`. */
  part?: string
  before?: object
  after?: object
  reason?: string
  /** The name of someone without an account, who answers by a link. Otherwise the viewer's name is used. */
  by?: string
}

type Fields = Record<string, JsonValue>

/** Columns whose changes are not worth recording. */
const quiet = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'search_text',
  'name_key',
  'former_names',
])
const secret = /password|secret|token|hash$/
const partlySecret = new Set(['bank_account_no', 'bank_bsb'])

function masked(name: string, value: JsonValue | undefined): JsonValue {
  if (value === null || value === undefined) return null
  if (secret.test(name)) return '•••'
  if (partlySecret.has(name) && typeof value === 'string') return lastDigits(value)
  return value
}

/** The fields in which two states of a record differ, secrets masked; null for a state that does not exist. */
export function difference(before?: object, after?: object): { before: Fields | null; after: Fields | null } {
  const old = (before ?? {}) as Fields
  const fresh = (after ?? {}) as Fields
  const names = Object.keys({ ...old, ...fresh }).filter(
    (name) => !quiet.has(name) && JSON.stringify(old[name] ?? null) !== JSON.stringify(fresh[name] ?? null),
  )
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, masked(name, fields[name])]))
  return { before: before ? pick(old) : null, after: after ? pick(fresh) : null }
}

/** The statement that writes log entries in the same transaction as the changes they record. */
export function activityInsertion(viewer: Viewer, entries: readonly Activity[]): RawBuilder<unknown> {
  const rows = entries.map(({ before, after, part, reason, by, ...entry }) => ({
    ...entry,
    ...difference(before, after),
    part: part ?? null,
    reason: reason ?? null,
    actor_user_id: viewer.user_id,
    actor: by ?? viewer.name,
    ip: viewer.ip,
    request_id: viewer.request_id,
  }))
  return insertion('activity_log', rows)
}
