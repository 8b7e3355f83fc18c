import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierQuery } from './queries.ts'

export const loadSuppliers = listLoader(supplierEndpoints.listSuppliers)
export const loadArchivedSuppliers = listLoader(supplierEndpoints.listSuppliers, { archived: '1' })
export const loadSupplier = recordLoader(supplierQuery)
