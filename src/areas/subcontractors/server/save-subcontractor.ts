import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import type { SubcontractorInput, SubcontractorPatch } from '../contract/subcontractor.ts'
import { checkSubcontractor } from '../rules/subcontractor-rules.ts'
import { subcontractorConflicts, subcontractorRecord } from './subcontractor-record.ts'
import { type StoredSubcontractor, insertSubcontractor } from './subcontractor-store.ts'

/** Defaults, the same as the columns'. */
const defaults = { is_owner_driver: 0, payment_terms: '30' } as const

/** Creates a subcontractor waiting for approval. @throws invalid, also when another one has its ABN. */
export async function createSubcontractor(
  change: Change,
  input: SubcontractorInput,
): Promise<StoredSubcontractor> {
  const fields = definedFields(input)
  checkSubcontractor({ ...defaults, ...fields })
  return createRecord(
    change,
    subcontractorRecord,
    () => insertSubcontractor(change.tx, fields),
    subcontractorConflicts(change.tx, input),
  )
}

/** @throws as editRecord; invalid, also when another one has its ABN. */
export const editSubcontractor = (change: Change, id: number, patch: SubcontractorPatch) =>
  editRecord(change, subcontractorRecord, id, patch, ({ whole }) => checkSubcontractor(whole))
