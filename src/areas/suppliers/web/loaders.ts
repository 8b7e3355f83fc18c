import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  supplierEndpoints.listSuppliers,
  supplierQuery,
)
