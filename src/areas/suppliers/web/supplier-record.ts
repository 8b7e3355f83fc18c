import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Supplier } from '../contract/supplier.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierCan } from '../rules/supplier-rules.ts'
import { supplierPaths, supplierTabs } from './supplier-paths.ts'

export const supplierRecord: TabbedPlainRecord<keyof typeof supplierTabs, Supplier> = {
  noun: supplierNoun,
  write: 'suppliers:write',
  paths: supplierPaths,
  tabs: supplierTabs,
  can: supplierCan,
  archive: supplierEndpoints.archiveSuppliers,
  restore: supplierEndpoints.restoreSuppliers,
}
