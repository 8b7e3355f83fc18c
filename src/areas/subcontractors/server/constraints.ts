import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const subcontractorConstraints: ConstraintMessages = {
  subcontractor_abn: { field: 'abn', message: 'Another subcontractor already has this ABN.' },
  subcontractor_check: { field: 'reason', message: 'Enter the reason for suspending.' },
}
