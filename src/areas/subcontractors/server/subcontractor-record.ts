import { type OpenableRecord, asStored } from '#platform/server/change/open-record.ts'
import { readSubcontractor } from './read-subcontractor.ts'
import { type StoredSubcontractor, lockSubcontractor } from './subcontractor-store.ts'

export const subcontractorRecord: OpenableRecord<StoredSubcontractor> = {
  record_type: 'subcontractor',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockSubcontractor(tx, viewer, id),
  present: ({ tx, viewer }, id) => readSubcontractor(tx, viewer, id),
  state: asStored,
}
