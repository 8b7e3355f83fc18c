import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { changesIn } from '../records/record-values.ts'

/** The path parameters of a call; undefined for one that has none. */
export type ParamsOf<E extends Endpoint> = Input<E> extends { params: infer P } ? P : undefined

/** A record as far as it is right: what is wrong by itself is absent, also in the rows of a list, which keep their places. */
export type Unfinished<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends readonly (infer Row)[] ? readonly Partial<Row>[] : T[K]
}

/** What fields must be together, by the rule that the server asks too; errors by their paths (`lines.3.quantity`). */
export type Together<S extends z.ZodObject> = (values: Unfinished<z.output<S>>) => FieldErrors

/**
 * The check of a form by the schema of what it sends, and by what its fields must be together: both at once, so that
 * one press of Save names everything. Inputs are bound by their names, and while one types they hold what no schema
 * allows, so that a form's own values have no narrower type; what comes out has. A field that says what the `stored`
 * record says is not sent, and not checked by itself: what was allowed once keeps nobody from mending the rest.
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
    // Of two on one field the first is shown: what is wrong by itself.
    for (const { path, message } of [...wrong, ...besides])
      context.addIssue({ code: 'custom', path, message })
    return { ...kept, ...data }
  })

/** The fields in which the form says what the record says. */
function keptOf(schema: z.ZodObject, values: object, stored: object): Record<string, unknown> {
  const typed = changesIn(values, stored)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name in schema.shape && !(name in typed)),
  )
}
const namesOf = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, true as const]))

/** The same without what is at a path. */
function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value))
    return value.map((row: unknown, at) => (at === key ? (without(row, rest) ?? {}) : row))
  return { ...value, [key]: without((value as Record<PropertyKey, unknown>)[key], rest) }
}
