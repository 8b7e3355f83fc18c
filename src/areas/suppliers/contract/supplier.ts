import * as z from 'zod'
import { businessDetails, businessFields, businessRow } from '#areas/clients/contract/business.ts'
import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { optionalAbn, optionalEmail, optionalWebsite } from '#platform/contract/fields.ts'
import { supplierLabels as labels } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'

/** A supplier in a list. */
export const SupplierRow = z
  .object({
    ...businessRow,
    supplier_no: z.string(),
    abn: z.string().nullable(),
    categories: z.array(z.enum(supplierCategories)),
    email: z.string().nullable(),
    payment_terms: z.enum(paymentTerms),
    created_at: z.string(),
  })
  .meta({ id: 'SupplierRow' })
export type SupplierRow = z.output<typeof SupplierRow>

/** A supplier, in full. */
export const Supplier = SupplierRow.extend({
  ...businessDetails,
  website: z.string().nullable(),
}).meta({ id: 'Supplier' })
export type Supplier = z.output<typeof Supplier>

const fields = z.object({
  ...businessFields(labels),
  abn: optionalAbn(),
  categories: z
    .array(z.enum(supplierCategories))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each category once.'),
  email: optionalEmail(),
  website: optionalWebsite(),
})

/** A new supplier: its name is required, the rest is optional. */
export const SupplierInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'SupplierInput' })
export type SupplierInput = z.output<typeof SupplierInput>

/** An edit: the version it is based on and the fields that changed. */
export const SupplierPatch = fields.partial().extend({ version }).meta({ id: 'SupplierPatch' })
export type SupplierPatch = z.output<typeof SupplierPatch>
