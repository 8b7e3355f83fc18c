import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import {
  oneOf,
  optionalMinimum,
  optionalQuantity,
  optionalReference,
  optionalText,
  signedUnitPrice,
  text,
} from '#platform/contract/fields.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { jobRateLabels as labels } from '../rules/job-labels.ts'

/**
 * What the client pays on a job in addition to its quoted hire: tips, floats, materials; also hire at a
 * special price.
 */
export const JobRate = z
  .object({
    id: z.number(),
    job_id: z.number(),
    quote_line_id: z.number().nullable(),
    product_id: z.number().nullable(),
    description: z.string(),
    unit: z.enum(chargeUnits),
    quantity: z.number().nullable(),
    min_quantity: z.number().nullable(),
    /** Loads it is for; null does not narrow them. */
    material: z.string().nullable(),
    tip_site_id: z.number().nullable(),
    /** In cents, with at most two decimals; negative for what we buy back. */
    unit_price_cents: z.number(),
    gst_code: z.enum(gstCodes),
    version: z.number(),
  })
  .meta({ id: 'JobRate' })
export type JobRate = z.output<typeof JobRate>

const fields = z.object({
  product_id: optionalReference(labels.product_id),
  description: text(labels.description, { max: 1000 }),
  unit: oneOf(labels.unit, chargeUnits),
  quantity: optionalQuantity(labels.quantity),
  min_quantity: optionalMinimum(labels.min_quantity),
  material: optionalText(labels.material, { max: 120 }),
  tip_site_id: optionalReference(labels.tip_site_id),
  /** The job's type decides whether it may be negative. */
  unit_price_cents: signedUnitPrice(labels.unit_price_cents),
  gst_code: oneOf(labels.gst_code, gstCodes),
})

export const JobRateInput = fields
  .partial()
  .extend(fields.pick({ description: true, unit: true, unit_price_cents: true }).shape)
  .meta({ id: 'JobRateInput' })
export type JobRateInput = z.output<typeof JobRateInput>
export const JobRatePatch = fields.partial().extend({ version }).meta({ id: 'JobRatePatch' })
export type JobRatePatch = z.output<typeof JobRatePatch>
