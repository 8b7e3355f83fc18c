/** What every typed text field is built from. */
import * as z from 'zod'
import { linesOf, requiredWords as required } from '#shared/text.ts'

/** Absent gets "required"; the wrong type gets the message. */
export const orRequired = (label: string, message: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? required(label) : message,
})

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** The default maximum number of lines: a page holds fifty. */
const fewLines = 20

export const line = (label: string, max: number, lines = fewLines) =>
  z
    .string(orRequired(label, `${label} must be text.`))
    .trim()
    .max(max, { error: `${label} must be ${max} characters or fewer.`, abort: true })
    .refine((value) => linesOf(value).length <= lines, {
      error: `${label} must be ${lines} lines or fewer.`,
      abort: true,
    })
    .refine(isStorable, { error: `${label} has a character that cannot be saved.`, abort: true })

export const filledLine = (label: string, max: number, lines?: number) =>
  line(label, max, lines).min(1, { error: required(label), abort: true })

/** Text with a format: `read` returns it as stored, or null when it is not valid. */
export interface Kind {
  readonly max: number
  readonly read: (typed: string) => string | null
  readonly message: (typed: string) => string
}

const readAs = (kind: Kind, typed: string, context: z.RefinementCtx) => {
  const kept = kind.read(typed)
  if (kept !== null) return kept
  context.addIssue({ code: 'custom', message: kind.message(typed), input: typed })
  return z.NEVER
}

export const one = (label: string, kind: Kind) =>
  filledLine(label, kind.max).transform((typed, context) => readAs(kind, typed, context))

export const optionalOne = (label: string, kind: Kind) =>
  line(label, kind.max)
    .nullable()
    .transform((typed, context) => (typed ? readAs(kind, typed, context) : null))
    .optional()
