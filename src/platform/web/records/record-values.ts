import type * as z from 'zod'

/** A form's initial values for a record: the schema's fields and no others. */
export function valuesOf(schema: z.ZodObject, record: object): Record<string, unknown> {
  const stored = record as Record<string, unknown>
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, stored[name] ?? null]))
}

/** The fields of `values` that differ from the record's: what an edit sends. Lists are compared as a whole. */
export function changesIn<Values extends object>(values: Values, record: object): Partial<Values> {
  const stored = record as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && !isSame(value, stored[name] ?? null),
    ),
  ) as Partial<Values>
}

/** An emptied form field may hold '' where the record has null. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a === '' ? null : a) === JSON.stringify(b === '' ? null : b)

/** A field that two people changed from the same value to different ones. */
export interface Clash {
  name: string
  mine: unknown
  theirs: unknown
}

/** The fields where what is typed here contradicts what someone else has saved. */
export function clashesOf(values: object, theirs: object, base: object): Clash[] {
  const stored = theirs as Record<string, unknown>
  const before = base as Record<string, unknown>
  return Object.entries(changesIn(values, base)).flatMap(([name, mine]) => {
    const other = stored[name] ?? null
    return isSame(other, before[name] ?? null) || isSame(other, mine) ? [] : [{ name, mine, theirs: other }]
  })
}
