import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const supplierConstraints: ConstraintMessages = {
  supplier_abn: { field: 'abn', message: 'Another supplier already has this ABN.' },
}
