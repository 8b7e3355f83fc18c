import { entryOf } from '#platform/server/change/open-record.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import type { SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorRecord } from './subcontractor-record.ts'
import { checkSubcontractor } from '../rules/subcontractor-rules.ts'
import { subcontractorConflicts } from './unique-conflicts.ts'
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
  const subcontractor = await explainUniqueViolation(
    change,
    () => insertSubcontractor(change.tx, fields),
    subcontractorConflicts(change.tx, input),
  )
  change.log({ ...entryOf(subcontractorRecord, subcontractor), action: 'created', after: subcontractor })
  return subcontractor
}
