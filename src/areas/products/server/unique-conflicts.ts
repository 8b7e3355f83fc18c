import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findByCode } from './product-store.ts'

/** Why a code cannot be used again, by the product that has it. */
export const codeInUse = (holder: string): string => `${holder} already has this code.`

/** A code is unique: names the product that has it. */
export const productConflicts = (tx: Tx, { id, code }: { id?: number; code: string }): UniqueConflicts => ({
  product_code: async () => {
    const holder = await findByCode(tx, code, id)
    return { code: codeInUse(holder?.name ?? 'Another product') }
  },
})
