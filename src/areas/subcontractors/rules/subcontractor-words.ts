import type { subcontractorStatuses } from '../contract/choices.ts'

/** What people call where a subcontractor stands. */
export const subcontractorStatusWords = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  suspended: 'Suspended',
} as const satisfies Record<(typeof subcontractorStatuses)[number], string>
