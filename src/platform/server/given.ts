/** A field that may be left out, but is never undefined when it is there. */
export type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Of an edit, the fields that differ from the record as it stands: saving what is there already is no change. */
export function changed<T extends object>(before: object, fields: T): Given<Partial<T>> {
  const old = before as Readonly<Record<string, unknown>>
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(old[name] ?? null)
  return Object.fromEntries(Object.entries(fields).filter(isNew)) as Given<Partial<T>>
}

/** The fields that a caller sent: absent means unchanged (or the column's default), null means cleared. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
}

/** The fields that a caller filled in: of a new record what is left empty is as good as left out, and takes its default. */
export function filled<T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } {
  const isFilled = ([, value]: [string, unknown]) => value !== undefined && value !== null
  return Object.fromEntries(Object.entries(fields).filter(isFilled)) as { [K in keyof T]: NonNullable<T[K]> }
}
