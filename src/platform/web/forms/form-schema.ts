import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { changesIn } from '../records/record-values.ts'

/** The path parameters of a call; undefined when it has none. */
export type ParamsOf<E extends Endpoint> = Input<E> extends { params: infer P } ? P : undefined

/** The valid part of a record: invalid fields are absent, also in list rows, which keep their positions. */
export type Unfinished<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends readonly (infer Row)[] ? readonly Partial<Row>[] : T[K]
}

/** The cross-field checks, the same rule the server uses; errors by path (`lines.3.quantity`). */
export type Together<S extends z.ZodObject> = (values: Unfinished<z.output<S>>) => FieldErrors

/**
 * Validates a form by the schema of what it sends and by its cross-field rules, both at once, so that one
 * press of Save reports everything. Inputs are bound by name and while typing hold values no schema allows,
 * so a form's own values cannot be typed more narrowly; the output is. A field equal to the `stored` record
 * is neither sent nor validated by itself, so that a value allowed under older rules does not block fixing
 * the rest.
 */
export const checkedBy = <S extends z.ZodObject>(schema: S, together?: Together<S>, stored?: () => object) =>
  zodResolver(
    (together || stored ? whole(schema, together, stored) : schema) as never,
  ) as unknown as Resolver<FieldValues, unknown, z.output<S> & FieldValues>

const whole = <S extends z.ZodObject>(schema: S, together: Together<S> = () => ({}), stored?: () => object) =>
  z.record(z.string(), z.unknown()).transform((values, context) => {
    const kept = stored ? keptOf(schema, values, stored()) : {}
    const { data, error } = schema.omit(namesOf(kept) as never).safeParse(values)
    const wrong = error?.issues ?? []
    const right = wrong.reduce<unknown>((rest, { path }) => without(rest, path), values)
    const besides = Object.entries(together(right as Unfinished<z.output<S>>)).map(([path, message]) => ({
      path: path.split('.'),
      message,
    }))
    // Of two errors on one field show the first, which is the field's own.
    for (const { path, message } of [...wrong, ...besides])
      context.addIssue({ code: 'custom', path, message })
    return { ...kept, ...data }
  })

/** The fields whose form value equals the record's. */
function keptOf(schema: z.ZodObject, values: object, stored: object): Record<string, unknown> {
  const typed = changesIn(values, stored)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name in schema.shape && !(name in typed)),
  )
}
const namesOf = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, true as const]))

/** A copy without the value at a path. */
function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value))
    return value.map((row: unknown, at) => (at === key ? (without(row, rest) ?? {}) : row))
  return { ...value, [key]: without((value as Record<PropertyKey, unknown>)[key], rest) }
}
