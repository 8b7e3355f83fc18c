import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { archivedSubcontractor, restoreSubcontractorFirst } from '../rules/subcontractor-rules.ts'

export const subcontractorConstraints: ConstraintMessages = {
  subcontractor_abn: { field: 'abn', message: 'Another subcontractor already has this ABN.' },
  subcontractor_check: { field: 'reason', message: 'Enter the reason for suspending.' },
  // A driver, asset or user that is added or changed, and one that is restored.
  subcontractor_current: { field: 'subcontractor_id', message: archivedSubcontractor },
  subcontractor_restored: { message: restoreSubcontractorFirst },
}
