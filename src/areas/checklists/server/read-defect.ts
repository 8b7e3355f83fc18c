import { type OpenableRecord, asStored } from '#platform/server/change/open-record.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { type StoredDefect, findDefect, lockDefect } from './defect-store.ts'

/** One defect. @throws not_found, also for one this viewer may not see. */
export const readDefect = orNotFound(findDefect)

export const defectRecord: OpenableRecord<StoredDefect> = {
  record_type: 'asset_defect',
  label: ({ description }) => description,
  lock: ({ tx, viewer }, id) => lockDefect(tx, viewer, id),
  present: ({ tx, viewer }, id) => readDefect(tx, viewer, id),
  state: asStored,
}
