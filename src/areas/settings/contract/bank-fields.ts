import type * as z from 'zod'
import { optionalText } from '#platform/contract/fields.ts'

/** Digits in any notation; null when empty, and the message when their number is wrong. */
const digits = (label: string, pattern: RegExp, message: string) =>
  optionalText(label, { max: 20 }).transform((typed, context): string | null | undefined => {
    if (!typed) return typed
    const kept = typed.replace(/[\s-]/g, '')
    if (pattern.test(kept)) return kept
    context.addIssue({ code: 'custom', message, input: typed } satisfies z.core.$ZodRawIssue)
    return null
  })

/** A BSB, stored as six digits. */
export const bsb = () => digits('BSB', /^\d{6}$/, 'BSB must look like 123-456.')
/** Stored as five to nine digits. */
export const accountNumber = () =>
  digits('Account number', /^\d{5,9}$/, 'Account number must have 5 to 9 digits.')
