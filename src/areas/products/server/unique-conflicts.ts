import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findByCode } from './product-store.ts'

/** A code is unique: names the product that has it. */
export const productConflicts = (tx: Tx, { id, code }: { id?: number; code: string }): UniqueConflicts => ({
  product_code: async () => {
    const holder = await findByCode(tx, code, id)
    return { code: `${holder?.name ?? 'Another product'} already has this code.` }
  },
})
