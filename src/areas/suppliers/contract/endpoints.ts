import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import {
  done,
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'
import { SupplierContact, SupplierContactInput, SupplierContactPatch } from './contact.ts'
import { Supplier, SupplierInput, SupplierPatch, SupplierRow } from './supplier.ts'

const topic = 'supplier'
const contactParams = idParams.extend({ contact_id: idParam })
const suppliers = recordEndpoints({
  noun: supplierNoun,
  path: '/api/suppliers',
  topic,
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

  listSupplierContacts: endpoint({
    method: 'GET',
    path: '/api/suppliers/:id/contacts',
    permission: 'suppliers:read',
    summary: 'The contacts of a supplier, the primary one first; with archived=1 those that were archived.',
    topic,
    params: idParams,
    query: z.object({ archived: z.enum(['0', '1']).default('0') }),
    output: z.array(SupplierContact),
  }),
  createSupplierContact: endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/contacts',
    permission: 'suppliers:write',
    summary: 'Add a contact of a supplier.',
    topic,
    params: idParams,
    body: SupplierContactInput,
    output: SupplierContact,
    message: 'Contact saved.',
  }),
  editSupplierContact: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/:id/contacts/:contact_id',
    permission: 'suppliers:write',
    summary: 'Change a contact of a supplier.',
    topic,
    params: contactParams,
    body: SupplierContactPatch,
    output: SupplierContact,
    message: 'Contact saved.',
  }),
  archiveSupplierContact: endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/contacts/:contact_id/archive',
    permission: 'suppliers:write',
    summary: 'Archive a contact of a supplier.',
    topic,
    params: contactParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Contact archived.',
  }),
  restoreSupplierContact: endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/contacts/:contact_id/restore',
    permission: 'suppliers:write',
    summary: 'Restore an archived contact of a supplier.',
    topic,
    params: contactParams,
    body: z.object({ version: version.optional() }),
    output: SupplierContact,
    message: 'Contact restored.',
  }),
}
