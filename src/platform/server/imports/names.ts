import { UnreadableCell } from './unreadable-cell.ts'

/** Records that rows refer to by name. */
export interface Names {
  /** @throws UnreadableCell when none has the name, or several have it. */
  idOf(typed: string): number
}

/** Names of records, each with its number if it has one, in any case of letters. `noun`: client. */
export function namesOf(
  noun: string,
  records: readonly { readonly id: number; readonly name: string; readonly number?: string }[],
): Names {
  const byName = new Map<string, number | 'several'>()
  for (const { id, name, number } of records) {
    const key = name.toLowerCase()
    byName.set(key, byName.has(key) ? 'several' : id)
    if (number !== undefined) byName.set(number.toLowerCase(), id)
  }
  const isNumbered = records.some(({ number }) => number !== undefined)
  return {
    idOf(typed) {
      const found = byName.get(typed.toLowerCase())
      if (found === undefined) throw new UnreadableCell(`There is no ${noun} “${typed}”.`)
      if (found === 'several')
        throw new UnreadableCell(
          `Several have the name “${typed}”. ${isNumbered ? 'Use the number instead.' : `Rename one ${noun} first.`}`,
        )
      return found
    },
  }
}
