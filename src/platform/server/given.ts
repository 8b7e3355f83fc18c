/** A field that may be left out, but is never undefined when it is there. */
export type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The fields that a caller sent: absent means unchanged (or the column's default), null means cleared. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
}
