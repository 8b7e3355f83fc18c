import type { Tx } from '#platform/server/database.ts'
import type { Others } from '#platform/server/name-the-other.ts'
import { findByAbn } from './subcontractor-store.ts'

/** A subcontractor's ABN is its own: who has it already. */
export const abnTaken = (tx: Tx, abn: string): Others => ({
  subcontractor_abn: async () => ({
    abn: `${(await findByAbn(tx, abn))?.name ?? 'Another subcontractor'} already has this ABN.`,
  }),
})
