/** A sort as the address and the call carry it: 'name' upwards, '-name' downwards. */
export type Sort = string

/** How a table is sorted now, and who hears a click on a heading. */
export interface Sorting {
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** What a click on a heading makes of it: first upwards, then to and fro. */
export function nextSort(current: Sort | null, key: string): Sort {
  return current === key ? `-${key}` : key
}

/** For aria-sort. */
export function sortDirection(current: Sort | null, key: string): 'ascending' | 'descending' | 'none' {
  if (current === key) return 'ascending'
  return current === `-${key}` ? 'descending' : 'none'
}
