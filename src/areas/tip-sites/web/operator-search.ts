import { supplierEndpoints } from '#areas/suppliers/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'

/** Finds the supplier who runs a tip site. */
export const operatorSearch = {
  permission: 'suppliers:read',
  one: (id: number) => read(supplierEndpoints.getSupplier, { params: { id } }),
  list: (search: string) => read(supplierEndpoints.listSuppliers, { query: firstMatches(search) }),
  optionOf: ({ id, name }: { id: number; name: string }) => ({ value: id, label: name }),
} as const
