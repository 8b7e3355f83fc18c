import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { productCan } from '../rules/product-rules.ts'
import { type ProductChanges, type StoredProduct, lockProduct, updateProduct } from './product-store.ts'
import { readProduct } from './read-product.ts'
import { productConflicts } from './unique-conflicts.ts'

export const productRecord: PlainRecord<StoredProduct, ProductChanges> = {
  record_type: 'product',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockProduct(tx, id),
  present: ({ tx, today }, id) => readProduct(tx, id, today),
  state: asStored,
  can: productCan,
  update: updateExplained(updateProduct, productConflicts),
}
