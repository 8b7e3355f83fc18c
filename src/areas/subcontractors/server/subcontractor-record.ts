import type { EditableRecord } from '#platform/server/change/edit-record.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { readSubcontractor } from './read-subcontractor.ts'
import {
  type StoredSubcontractor,
  type SubcontractorChanges,
  lockSubcontractor,
  updateSubcontractor,
} from './subcontractor-store.ts'
import { subcontractorConflicts } from './unique-conflicts.ts'

export const subcontractorRecord: EditableRecord<StoredSubcontractor, SubcontractorChanges> = {
  record_type: 'subcontractor',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockSubcontractor(tx, viewer, id),
  present: ({ tx, viewer }, id) => readSubcontractor(tx, viewer, id),
  state: asStored,
  can: subcontractorCan,
  update: updateExplained(updateSubcontractor, subcontractorConflicts),
}
