import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const documentConstraints: ConstraintMessages = {
  document_check: { field: 'expires_on', message: 'Expiry date must be on or after the issue date.' },
  document_check1: { field: 'reason', message: 'Enter the reason for rejecting.' },
  document_check2: { message: 'You cannot review a document that you added yourself.' },
  document_one_approved: {
    message: 'Someone else just approved another document of this type. Reload the page.',
  },
}
