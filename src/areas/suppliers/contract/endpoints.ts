import * as z from 'zod'
import { archiveMany, restoreMany } from '#platform/contract/archive-endpoints.ts'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'
import { Supplier, SupplierInput, SupplierPatch, SupplierRow } from './supplier.ts'

const topic = 'supplier'
const archivable = {
  noun: supplierNoun,
  path: '/api/suppliers',
  permission: 'suppliers:write',
  topic,
} as const

export const supplierFilters = listQuery(['name', 'supplier_no', 'suburb', 'created_at'], 'name').extend({
  category: z.enum(supplierCategories).optional(),
})
export type SupplierFilters = z.output<typeof supplierFilters>
/** What narrows a list or an export. */
export type SupplierNarrowing = Omit<SupplierFilters, keyof typeof notExported>

export const supplierEndpoints = {
  listSuppliers: endpoint({
    method: 'GET',
    path: '/api/suppliers',
    permission: 'suppliers:read',
    summary: 'List suppliers.',
    topic,
    list: true,
    query: supplierFilters,
    output: SupplierRow,
  }),
  exportSuppliers: endpoint({
    method: 'GET',
    path: '/api/suppliers/export',
    permission: 'suppliers:export',
    summary: 'All suppliers that a filter finds, as CSV or Excel.',
    download: true,
    query: supplierFilters.omit(notExported).extend(exportQuery),
    output: z.string(),
  }),
  getSupplier: endpoint({
    method: 'GET',
    path: '/api/suppliers/:id',
    permission: 'suppliers:read',
    summary: 'One supplier.',
    topic,
    params: idParams,
    output: Supplier,
  }),
  createSupplier: endpoint({
    method: 'POST',
    path: '/api/suppliers',
    permission: 'suppliers:write',
    summary: 'Make a supplier.',
    topic,
    body: SupplierInput,
    output: Supplier,
    message: 'Supplier saved.',
  }),
  editSupplier: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/:id',
    permission: 'suppliers:write',
    summary: 'Change fields of a supplier.',
    topic,
    params: idParams,
    body: SupplierPatch,
    output: Supplier,
    message: 'Supplier saved.',
  }),
  archiveSuppliers: archiveMany(archivable),
  restoreSuppliers: restoreMany(archivable),
}
