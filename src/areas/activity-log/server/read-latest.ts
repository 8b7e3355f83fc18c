import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { LogPage } from '../contract/log-entry.ts'
import { type Readable, listLatest } from './log-store.ts'
import { presentEntries, readableOf } from './present-entries.ts'

/** The latest entries of several records that the viewer may read, as each one's own history shows them. */
export async function readLatest(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  { of, limit }: { of: readonly { record_type: string; record_id: number }[]; limit: number },
): Promise<LogPage> {
  const whole = new Map<string, Readable>()
  for (const type of new Set(of.map(({ record_type }) => record_type))) {
    const record = records.of(type)
    const readable = record && readableOf(viewer, record)
    if (readable?.parts === null) whole.set(type, readable)
  }
  const sought = of.filter(({ record_type }) => whole.has(record_type))
  const rows = await listLatest(db, [...whole.values()], sought, limit)
  return { ...(await presentEntries(db, viewer, records, rows, limit)), older: null }
}
