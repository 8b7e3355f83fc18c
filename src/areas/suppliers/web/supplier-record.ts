import type { PlainRecord } from '#platform/web/records/plain-record.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierPaths } from './supplier-paths.ts'

export const supplierRecord = {
  noun: supplierNoun,
  write: 'suppliers:write',
  paths: supplierPaths,
  archive: supplierEndpoints.archiveSuppliers,
  restore: supplierEndpoints.restoreSuppliers,
} as const satisfies PlainRecord
