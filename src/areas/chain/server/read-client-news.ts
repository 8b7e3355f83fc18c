import { readLatest } from '#areas/activity-log/server/index.ts'
import type { LogPage } from '#areas/activity-log/contract/log-entry.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { readsAllOfClient } from './client-reach.ts'
import { clientRecordTypes, listClientRecords } from './client-news-store.ts'

const shown = 8

/** What was last done to a client and to those of its records that the viewer may read. */
export async function readClientNews(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  client_id: number,
): Promise<LogPage> {
  const readsAll = await readsAllOfClient(db, viewer, client_id)
  const types = clientRecordTypes.filter((type) => {
    const right = records.of(type)?.readRight
    return right !== undefined && readsAll(right)
  })
  const of = await listClientRecords(db, client_id, types)
  return readLatest(db, viewer, records, {
    of: [{ record_type: 'client', record_id: client_id }, ...of],
    limit: shown,
  })
}
