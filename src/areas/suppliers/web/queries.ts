import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'

export const supplierQuery = (id: number) => read(supplierEndpoints.getSupplier, { params: { id } })

/** The supplier list's search parameters. */
export type SupplierListQuery = QueryOf<typeof supplierEndpoints.listSuppliers>
