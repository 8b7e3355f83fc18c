import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'
import { Supplier, SupplierInput, SupplierPatch, SupplierRow } from './supplier.ts'

const suppliers = recordEndpoints({ noun: supplierNoun, path: '/api/suppliers', topic: 'supplier' })

export const supplierFilters = listQuery(['name', 'supplier_no', 'suburb', 'created_at'], 'name').extend({
  category: z.enum(supplierCategories).optional(),
})
export type SupplierFilters = z.output<typeof supplierFilters>
/** What narrows a list or an export. */
export type SupplierNarrowing = Omit<SupplierFilters, keyof typeof notExported>

export const supplierEndpoints = {
  listSuppliers: suppliers.list({
    permission: 'suppliers:read',
    summary: 'List suppliers.',
    query: supplierFilters,
    output: SupplierRow,
  }),
  exportSuppliers: suppliers.export({
    permission: 'suppliers:export',
    summary: 'Export the filtered suppliers as CSV or Excel.',
    query: supplierFilters.omit(notExported).extend(exportQuery),
  }),
  getSupplier: suppliers.get({
    permission: 'suppliers:read',
    summary: 'One supplier.',
    output: Supplier,
  }),
  createSupplier: suppliers.create({
    permission: 'suppliers:write',
    summary: 'Add a supplier.',
    body: SupplierInput,
    output: Supplier,
  }),
  editSupplier: suppliers.edit({
    permission: 'suppliers:write',
    summary: 'Change fields of a supplier.',
    body: SupplierPatch,
    output: Supplier,
  }),
  archiveSuppliers: suppliers.archiveMany('suppliers:write'),
  restoreSuppliers: suppliers.restoreMany('suppliers:write'),
}
