import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const supplierConstraints: ConstraintMessages = {
  supplier_contact_primary: {
    message: 'Someone else just chose the primary contact. Reload the page.',
  },
  supplier_abn: { field: 'abn', message: 'Another supplier already has this ABN.' },
}
