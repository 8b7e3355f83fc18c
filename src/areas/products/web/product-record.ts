import type { PlainRecord } from '#platform/web/records/plain-record.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productNoun } from '../rules/product-labels.ts'
import { productPaths } from './product-paths.ts'

export const productRecord = {
  noun: productNoun,
  write: 'products:write',
  paths: productPaths,
  archive: productEndpoints.archiveProducts,
  restore: productEndpoints.restoreProducts,
} as const satisfies PlainRecord
