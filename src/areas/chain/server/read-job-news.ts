import type { LogPage } from '#areas/activity-log/contract/log-entry.ts'
import { readLatest } from '#areas/activity-log/server/index.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { readsAllOfClient } from './client-reach.ts'
import { findClientOf, jobRecordTypes, listJobRecords } from './job-news-store.ts'

const shown = 8

/** What was last done to a job and to those of its records that the viewer may read: work, approval, money. */
export async function readJobNews(
  db: Db,
  viewer: Viewer,
  records: RecordRegistry,
  job_id: number,
): Promise<LogPage> {
  const job = await findClientOf(db, job_id)
  const readsAll = await readsAllOfClient(db, viewer, job?.client_id ?? 0)
  const types = jobRecordTypes.filter((type) => {
    const right = records.of(type)?.readRight
    return right !== undefined && readsAll(right)
  })
  const of = await listJobRecords(db, job_id, types)
  return readLatest(db, viewer, records, {
    of: [{ record_type: 'job', record_id: job_id }, ...of],
    limit: shown,
  })
}
