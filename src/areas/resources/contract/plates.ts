import * as z from 'zod'
import { optionalText } from '#platform/contract/fields.ts'

/** Text normalised to capitals without spaces and hyphens, then matched against a pattern. */
const plate = (label: string, max: number, pattern: RegExp, message: string) =>
  optionalText(label, { max }).transform((typed, context): string | null | undefined => {
    if (!typed) return typed
    const kept = typed.toUpperCase().replace(/[\s-]/g, '')
    if (pattern.test(kept)) return kept
    context.addIssue({ code: 'custom', message, input: typed } satisfies z.core.$ZodRawIssue)
    return null
  })

/** Loose, since plates are personalised (domain: "Algorithms"). */
export const optionalRego = () =>
  plate('Registration', 12, /^[A-Z0-9]{1,9}$/, 'Enter a registration number using letters and numbers only.')

export const optionalVin = () =>
  plate('VIN', 40, /^[A-HJ-NPR-Z0-9]{17}$/, 'VIN must have 17 characters and no I, O or Q.')

/**
 * A year of build; next year's models are sold this year, so its upper limit is a rule and not part of the
 * schema.
 */
export const optionalYear = () => {
  const message = 'Enter a year like 2019.'
  return z
    .preprocess(
      (value: number | '' | null) => (value === '' ? null : value),
      z
        .number({ error: message })
        .int(message)
        .min(1950, 'Year must be 1950 or later.')
        .max(2200, message)
        .nullable(),
    )
    .optional()
}
