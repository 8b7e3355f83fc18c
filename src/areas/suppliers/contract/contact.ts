import * as z from 'zod'
import { personFields, personShape } from '#areas/clients/contract/person.ts'
import { version } from '#platform/contract/endpoint.ts'

/** A person at a supplier. */
export const SupplierContact = z
  .object({ ...personShape, supplier_id: z.number() })
  .meta({ id: 'SupplierContact' })
export type SupplierContact = z.output<typeof SupplierContact>

const fields = z.object(personFields())

export const SupplierContactInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'SupplierContactInput' })
export type SupplierContactInput = z.output<typeof SupplierContactInput>
export const SupplierContactPatch = fields.partial().extend({ version }).meta({ id: 'SupplierContactPatch' })
