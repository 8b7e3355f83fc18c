import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findByAbn } from './subcontractor-store.ts'

/** An ABN is unique: names the subcontractor that has it. */
export const subcontractorConflicts = (tx: Tx, abn: string): UniqueConflicts => ({
  subcontractor_abn: async () => ({
    abn: `${(await findByAbn(tx, abn))?.name ?? 'Another subcontractor'} already has this ABN.`,
  }),
})
