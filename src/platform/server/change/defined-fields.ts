/** A field may be left out, but is never undefined when present. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The fields of an edit that differ from the record: saving the same values is not a change. */
export function changedFields<T extends object>(before: object, fields: T): Defined<Partial<T>> {
  const old = before as Readonly<Record<string, unknown>>
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(old[name] ?? null)
  return Object.fromEntries(Object.entries(fields).filter(isNew)) as Defined<Partial<T>>
}

/** The fields a caller sent: absent means unchanged (or the column's default), null means cleared. */
export function definedFields<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}

/** The fields a caller filled in: on a new record an empty field counts as left out, and takes its default. */
export function nonNullFields<T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } {
  const isFilled = ([, value]: [string, unknown]) => value !== undefined && value !== null
  return Object.fromEntries(Object.entries(fields).filter(isFilled)) as { [K in keyof T]: NonNullable<T[K]> }
}
