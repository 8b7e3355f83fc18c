import type { Change } from '#platform/server/change/change.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import type { SubcontractorPatch } from '../contract/subcontractor.ts'
import { checkSubcontractor } from '../rules/subcontractor-rules.ts'
import { subcontractorRecord } from './subcontractor-record.ts'

/** @throws as editRecord; invalid, also when another one has its ABN. */
export const editSubcontractor = (change: Change, id: number, patch: SubcontractorPatch) =>
  editRecord(change, subcontractorRecord, id, patch, ({ whole }) => checkSubcontractor(whole))
