import * as z from 'zod'
import { chargeUnits, gstCodes } from '#areas/products/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalReference, text } from '#platform/contract/fields.ts'

/** What the client pays for what is not hired by an order: tips, floats, materials. */
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
    /** In cents, at most two decimals of one; negative for what we buy back. */
    unit_price_cents: z.number(),
    gst_code: z.enum(gstCodes),
    version: z.number(),
  })
  .meta({ id: 'JobRate' })
export type JobRate = z.output<typeof JobRate>

const decimals = (value: number, places: number) => Number(value.toFixed(places)) === value
const most = 99_999_999

const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable()).optional()

const quantity = z
  .number({ error: 'Enter a quantity.' })
  .positive('Quantity must be more than 0.')
  .max(most, 'Quantity is too large.')
  .refine((value) => decimals(value, 3), 'Quantity can have three decimals.')
const minimum = z
  .number({ error: 'Enter a quantity.' })
  .min(0, 'Minimum cannot be negative.')
  .max(most, 'Minimum is too large.')
  .refine((value) => decimals(value, 3), 'Minimum can have three decimals.')
/** Whether it may be negative, the job's type says. */
const price = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null || input === ''
        ? 'Price is required.'
        : 'Enter a price like 14.25 or 14.2575.',
  })
  .min(-most * 100, 'Price is too large.')
  .max(most * 100, 'Price is too large.')
  .refine((value) => decimals(value, 2), 'Enter a price like 14.25 or 14.2575.')

const fields = z.object({
  product_id: optionalReference('Product'),
  description: text('Description', { max: 1000 }),
  unit: oneOf('Unit', chargeUnits),
  quantity: orNull(quantity),
  min_quantity: orNull(minimum),
  unit_price_cents: price,
  gst_code: oneOf('GST', gstCodes),
})

export const JobRateInput = fields
  .partial()
  .extend(fields.pick({ description: true, unit: true, unit_price_cents: true }).shape)
  .meta({ id: 'JobRateInput' })
export type JobRateInput = z.output<typeof JobRateInput>
export const JobRatePatch = fields.partial().extend({ version }).meta({ id: 'JobRatePatch' })
export type JobRatePatch = z.output<typeof JobRatePatch>
