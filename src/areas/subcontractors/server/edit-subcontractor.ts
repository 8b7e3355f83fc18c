import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import type { SubcontractorPatch } from '../contract/subcontractor.ts'
import { checkSubcontractor, subcontractorCan } from '../rules/subcontractor-rules.ts'
import { subcontractorConflicts } from './unique-conflicts.ts'
import { subcontractorRecord } from './subcontractor-record.ts'
import { updateSubcontractor } from './subcontractor-store.ts'

/**
 * Changes the fields that `patch` names.
 * @throws not_found; stale with the present one; conflict when archived; invalid, also when another one has its ABN.
 */
export async function editSubcontractor(
  change: Change,
  id: number,
  { version, ...changes }: SubcontractorPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, subcontractorRecord, {
    id,
    version,
    can: subcontractorCan.edit,
  })
  const patch = changedFields(before, definedFields(changes))
  checkSubcontractor({ ...before, ...patch })
  if (Object.keys(patch).length === 0) return
  const after = await explainUniqueViolation(
    change,
    () => updateSubcontractor(change.tx, id, patch),
    subcontractorConflicts(change.tx, patch.abn ?? before.abn),
  )
  change.log({ ...entryOf(subcontractorRecord, after), action: 'updated', before, after })
}
