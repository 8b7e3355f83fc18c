import type { Db } from '#platform/server/database/database.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { LogFilters } from '../contract/endpoints.ts'
import type { LogPage } from '../contract/log-entry.ts'
import { listEntries } from './log-store.ts'
import { presentEntries, readableTypes } from './present-entries.ts'

/** A page of the log as the viewer may see it. */
export async function readActivity(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  filters: LogFilters,
): Promise<LogPage> {
  const types = readableTypes(viewer, records)
  const rows = await listEntries(db, viewer, types, filters)
  return presentEntries(db, viewer, records, rows, filters.limit)
}
