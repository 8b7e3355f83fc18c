import * as z from 'zod'
import { AppError, type FieldErrors } from '#platform/contract/app-error.ts'
import { inWords } from './words.ts'

/**
 * Our own calls refuse unknown keys; the specification's ignore them. @throws Error for a schema that cannot
 * do so: a union would let them through, unless a discriminator says which object it is.
 */
export function strict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.clone({ ...schema.def, options: schema.options.map((one) => strict(one as z.ZodType)) })
  if (!(schema instanceof z.ZodObject)) throw new Error('A body or query must be one object.')
  return schema._zod.def.catchall === undefined ? schema.strict() : schema
}

/** As many field errors as anyone reads: an answer must not be longer than the request it refuses. */
const maxErrors = 20

/** Field path → its first message, for at most twenty fields. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, maxErrors).map((key) => (path ? `${path}.${key}` : key))
        : [path || 'form']
    const message = issue.code === 'unrecognized_keys' ? 'This field is not known.' : issue.message
    for (const one of paths) if (!errors.has(one)) errors.set(one, message)
    if (errors.size >= maxErrors) break
  }
  return Object.fromEntries([...errors].slice(0, maxErrors))
}

/** @throws invalid with the field paths (`contacts.0.name`). */
export function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value ?? {}, { error: inWords })
  if (result.success) return result.data
  const errors = fieldErrors(result.error)
  throw new AppError('invalid', Object.values(errors)[0], { errors })
}

/** An id in an address that is not a number is not found. */
export function checkedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('not_found')
}
