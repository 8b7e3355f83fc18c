import * as z from 'zod'

/** A number from 0 with at most so many decimals. */
export const amount = (label: string, max: number, decimals: number) => {
  const most = max.toLocaleString('en-AU')
  const message = `${label} must be a number from 0 to ${most}.`
  const fits = (value: number) => Number(value.toFixed(decimals)) === value
  return z
    .number({ error: message })
    .min(0, message)
    .max(max, message)
    .refine(
      fits,
      decimals === 0 ? `${label} must be a whole number.` : `${label} can have ${decimals} decimals.`,
    )
}

const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable()).optional()

/** A meter reading. */
export const optionalReading = (label: string, decimals: number) => orNull(amount(label, 9_999_999, decimals))

/** A machine's size: more than 0. */
export const optionalSize = (label: string, max: number) =>
  orNull(amount(label, max, 2).refine((value) => value > 0, `${label} must be more than 0.`))
