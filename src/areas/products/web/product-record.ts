import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Product } from '../contract/product.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productNoun } from '../rules/product-labels.ts'
import { productCan } from '../rules/product-rules.ts'
import { productPaths, productTabs } from './product-paths.ts'

export const productRecord: TabbedPlainRecord<keyof typeof productTabs, Product> = {
  noun: productNoun,
  keptBy: 'Quotes, jobs and invoices',
  write: 'products:write',
  paths: productPaths,
  tabs: productTabs,
  can: productCan,
  archive: productEndpoints.archiveProducts,
  restore: productEndpoints.restoreProducts,
}
