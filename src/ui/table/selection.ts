/** A row's id. */
export type RowKey = number | string

/** The selected rows, including those on other pages, and the change handler. */
export interface Selection {
  selected: ReadonlySet<RowKey>
  onSelect: (selected: Set<RowKey>) => void
}

/** The selection with one row toggled, or with all rows from `from` to it when shift was held. */
export function toggleRow(
  keys: readonly RowKey[],
  selected: ReadonlySet<RowKey>,
  key: RowKey,
  from: RowKey | null = null,
): Set<RowKey> {
  const next = new Set(selected)
  const on = !selected.has(key)
  for (const each of range(keys, from, key)) {
    if (on) next.add(each)
    else next.delete(each)
  }
  return next
}

/** Selects all rows of this page, or none if all were selected. Other pages stay as they are. */
export function togglePage(keys: readonly RowKey[], selected: ReadonlySet<RowKey>): Set<RowKey> {
  const rest = [...selected].filter((key) => !keys.includes(key))
  return new Set(pageState(keys, selected) === 'all' ? rest : [...rest, ...keys])
}

export function pageState(keys: readonly RowKey[], selected: ReadonlySet<RowKey>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

function range(keys: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const start = from === null ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
