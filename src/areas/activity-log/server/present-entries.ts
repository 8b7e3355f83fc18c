import type { Db } from '#platform/server/database/database.ts'
import type { RecordRegistry, RecordType } from '#platform/server/change/record-registry.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { LogEntry, LogPage } from '../contract/log-entry.ts'
import type { Readable, StoredEntry } from './log-store.ts'

interface ReadableType extends Readable {
  title: string
}

type Fields = Record<string, unknown>
type Named = ReadonlyMap<string, string>

/**
 * The parts of a record whose entries this viewer, who may read the record, may see: null for all of them.
 * Without an id, for all records of the type.
 */
const readableParts = (viewer: Viewer, record: RecordType, id?: number): readonly string[] | null =>
  (record.mayReadHistory?.(viewer, id) ?? true) ? null : (record.historyParts?.(viewer) ?? [])

/** Which entries of a record type the viewer may see, as {@link readableParts}, except hidden ones. */
export const readableOf = (viewer: Viewer, record: RecordType, id?: number): ReadableType => ({
  type: record.type,
  title: record.title,
  parts: readableParts(viewer, record, id),
  hidden: record.hiddenActions?.(viewer) ?? [],
})

/** The record types the viewer may read in full. */
export const readableTypes = (viewer: Viewer, records: RecordRegistry): readonly ReadableType[] =>
  records.types
    .filter((record) => scopeOf(viewer, record.readRight) === 'all')
    .map((record) => readableOf(viewer, record))
    .filter(({ parts }) => parts === null || parts.length > 0)

const isAdministrator = (viewer: Viewer): boolean => viewer.user_type === 1

/** Entries as the viewer may see them: without hidden fields, and with other records' names. */
export async function presentEntries(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  rows: readonly StoredEntry[],
  limit: number,
): Promise<LogPage> {
  const names = await namesOf(db, viewer, records, rows)
  const entries = rows.map((row) => presentEntry(viewer, records.of(row.record_type), row, names))
  return { entries, older: rows.length === limit ? (rows.at(-1)?.id ?? null) : null }
}

function presentEntry(
  viewer: Viewer,
  record: RecordType | undefined,
  row: StoredEntry,
  names: Named,
): LogEntry {
  const canOpen = record && row.record_id > 0 && scopeOf(viewer, record.readRight) === 'all'
  return {
    ...row,
    record_title: record?.title ?? row.record_type,
    link: canOpen ? (record.path?.(row.record_id) ?? null) : null,
    before: presentFields(viewer, record, row, row.before, names),
    after: presentFields(viewer, record, row, row.after, names),
    ip: isAdministrator(viewer) ? row.ip : null,
  }
}

/** For an unregistered record type nobody can say which fields may be seen. */
function presentFields(
  viewer: Viewer,
  record: RecordType | undefined,
  { record_type }: StoredEntry,
  fields: unknown,
  names: Named,
) {
  if (!record || fields === null) return null
  // A part names the record it belongs to, whose history this is.
  const hidden = [...(record.hiddenFields?.(viewer) ?? []), `${record_type}_id`]
  const seen = Object.entries(fields as Fields).filter(([field]) => !hidden.includes(field))
  return withoutRowNumbers(
    Object.fromEntries(
      seen.map(([field, value]) => {
        const type = record.references?.[field]
        const named = (one: unknown): unknown =>
          typeof one === 'number' ? (names.get(`${type}:${one}`) ?? notShown) : one
        return [field, type ? (Array.isArray(value) ? value.map(named) : named(value)) : value]
      }),
    ),
  )
}

/** Where this viewer may not know another record's name. */
const notShown = 'Not shown'

/** A row id means nothing to people: a file is shown as "file", and anything without a name is left out. */
function withoutRowNumbers(fields: Fields): Fields {
  const isRowNumber = (field: string, value: unknown) =>
    typeof value === 'number' && /_(?:id|by)$/.test(field) && !field.endsWith('file_id')
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => !isRowNumber(field, value))
      .map(([field, value]) => [field, isFields(value) ? withoutRowNumbers(value) : value]),
  )
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of records that entries refer to, as far as the viewer may know them: `user:7` → Sal Moretti. */
async function namesOf(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  rows: readonly StoredEntry[],
): Promise<Named> {
  const sought = new Set(rows.flatMap((row) => referencesOf(records.of(row.record_type), row)))
  const names = new Map<string, string>()
  for (const reference of sought) {
    const [type = '', id] = reference.split(':')
    const record = records.of(type)
    const name =
      (await record?.nameOf?.(db, Number(id))) ?? (await record?.find(db, viewer, Number(id)))?.label
    if (name !== undefined) names.set(reference, name)
  }
  return names
}

const referencesOf = (record: RecordType | undefined, { before, after }: StoredEntry): string[] =>
  Object.entries(record?.references ?? {}).flatMap(([field, type]) =>
    [before, after]
      .flatMap((fields) => (fields as Fields | null)?.[field])
      .filter((value) => typeof value === 'number')
      .map((id) => `${type}:${id}`),
  )
