import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'

export const supplierQuery = (id: number) => read(supplierEndpoints.getSupplier, { params: { id } })

/** What the address of a list of suppliers may say. */
export type SupplierListQuery = QueryOf<typeof supplierEndpoints.listSuppliers>
