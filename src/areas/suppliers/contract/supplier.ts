import * as z from 'zod'
import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  addressFields,
  addressShape,
  oneOf,
  optionalAbn,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalWebsite,
  text,
} from '#platform/contract/fields.ts'
import { supplierLabels as labels } from '../rules/supplier-labels.ts'
import { supplierCategories } from './choices.ts'

/** A supplier in a list. */
export const SupplierRow = z
  .object({
    id: z.number(),
    supplier_no: z.string(),
    name: z.string(),
    trading_name: z.string().nullable(),
    abn: z.string().nullable(),
    categories: z.array(z.enum(supplierCategories)),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    suburb: z.string().nullable(),
    state: z.string().nullable(),
    payment_terms: z.enum(paymentTerms),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'SupplierRow' })
export type SupplierRow = z.output<typeof SupplierRow>

/** A supplier, in full. */
export const Supplier = SupplierRow.extend({
  website: z.string().nullable(),
  ...addressShape,
  archive_reason: z.string().nullable(),
  updated_at: z.string(),
}).meta({ id: 'Supplier' })
export type Supplier = z.output<typeof Supplier>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  trading_name: optionalText(labels.trading_name, { max: 150 }),
  abn: optionalAbn(),
  categories: z
    .array(z.enum(supplierCategories))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each category once.'),
  email: optionalEmail(),
  phone: optionalPhone(),
  website: optionalWebsite(),
  ...addressFields(),
  payment_terms: oneOf(labels.payment_terms, paymentTerms),
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
