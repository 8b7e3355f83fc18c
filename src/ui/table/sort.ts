/** A sort as in the address and the call: 'name' ascending, '-name' descending. */
export type Sort = string

/** A table's current sort and the handler for clicks on headings. */
export interface Sorting {
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** The sort after a click on a heading: ascending first, then alternating. */
export function nextSort(current: Sort | null, key: string): Sort {
  return current === key ? `-${key}` : key
}

/** For aria-sort. */
export function sortDirection(current: Sort | null, key: string): 'ascending' | 'descending' | 'none' {
  if (current === key) return 'ascending'
  return current === `-${key}` ? 'descending' : 'none'
}
