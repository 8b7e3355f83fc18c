import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type OpenableRecord, asStored } from '#platform/server/change/open-record.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { type StoredDefect, findDefect, lockDefect } from './defect-store.ts'

/** One defect. @throws not_found, also for one this viewer may not see. */
export async function readDefect(db: Db | Tx, viewer: Viewer, id: number) {
  const defect = await findDefect(db, viewer, id)
  if (!defect) throw notFound()
  return defect
}

export const defectRecord: OpenableRecord<StoredDefect> = {
  record_type: 'asset_defect',
  label: ({ description }) => description,
  lock: ({ tx, viewer }, id) => lockDefect(tx, viewer, id),
  present: ({ tx, viewer }, id) => readDefect(tx, viewer, id),
  state: asStored,
}
