import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'
import { Supplier, SupplierInput, SupplierPatch, SupplierRow } from './supplier.ts'

const suppliers = recordEndpoints({
  noun: supplierNoun,
  path: '/api/suppliers',
  topic: 'supplier',
  rights: { read: 'suppliers:read', write: 'suppliers:write', export: 'suppliers:export' },
})

export const supplierFilters = listQuery(['name', 'supplier_no', 'suburb', 'created_at'], 'name').extend({
  category: z.enum(supplierCategories).optional(),
})
export type SupplierFilters = z.output<typeof supplierFilters>
/** What narrows a list or an export. */
export type SupplierNarrowing = Omit<SupplierFilters, keyof typeof notExported>

export const supplierEndpoints = {
  listSuppliers: suppliers.list({ query: supplierFilters, output: SupplierRow }),
  exportSuppliers: suppliers.export({ query: supplierFilters.omit(notExported).extend(exportQuery) }),
  getSupplier: suppliers.get({ output: Supplier }),
  createSupplier: suppliers.create({ body: SupplierInput, output: Supplier }),
  editSupplier: suppliers.edit({ body: SupplierPatch, output: Supplier }),
  archiveSuppliers: suppliers.archiveMany(),
  restoreSuppliers: suppliers.restoreMany(),
}
