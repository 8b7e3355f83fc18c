import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { addressFields, addressShape, optionalPhone, text, wholeNumber } from '#platform/contract/fields.ts'
import { depotLabels as labels } from '../rules/depot-labels.ts'

/** A yard of the company. */
export const Depot = z
  .object({
    id: z.number(),
    name: z.string(),
    phone: z.string().nullable(),
    ...addressShape,
    sort: z.number(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Depot' })
export type Depot = z.output<typeof Depot>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 80 }),
  phone: optionalPhone(),
  ...addressFields(),
  sort: wholeNumber(labels.sort, { min: 0, max: 10_000 }),
})

export const DepotInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'DepotInput' })
export type DepotInput = z.output<typeof DepotInput>
export const DepotPatch = fields.partial().extend({ version }).meta({ id: 'DepotPatch' })
export type DepotPatch = z.output<typeof DepotPatch>
