import { notFound } from '#platform/contract/app-error.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { productCan } from '../rules/product-rules.ts'
import { withMargin } from './present-product.ts'
import {
  type ProductChanges,
  type StoredProduct,
  findByCode,
  findPriced,
  lockProduct,
  updateProduct,
} from './product-store.ts'

/** Why a code cannot be used again, by the product that has it. */
export const codeInUse = (holder: string): string => `${holder} already has this code.`

/** A code is unique: names the product that has it. */
export const productConflicts = (tx: Tx, { id, code }: { id?: number; code: string }): UniqueConflicts => ({
  product_code: async () => {
    const holder = await findByCode(tx, code, id)
    return { code: codeInUse(holder?.name ?? 'Another product') }
  },
})

export const productRecord: PlainRecord<StoredProduct, ProductChanges> = {
  record_type: 'product',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockProduct(tx, id),
  present: ({ tx, today }, id) => readProduct(tx, id, today),
  state: asStored,
  can: productCan,
  update: updateExplained(updateProduct, productConflicts),
}

/** One product with the price of `today`. @throws not_found. */
export async function readProduct(db: Db | Tx, id: number, today: string) {
  const product = await findPriced(db, id, today)
  if (!product) throw notFound()
  return withMargin(product)
}
