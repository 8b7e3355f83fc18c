import { type SelectQueryBuilder, sql } from 'kysely'

interface Paging {
  readonly page: number
  readonly page_size: number
}

/** `['created_at', 'desc']` for `-created_at`: a field of the list, with `-` for descending. */
export const orderOf = (sort: string): [field: string, direction: 'asc' | 'desc'] =>
  sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc']

/**
 * Orders a list query by one of its table's fields, blanks last in either direction, then by id, so that no
 * row is on two pages. `blank`: the sort fields that may be empty; the others use an index in both
 * directions.
 */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  table: TB & string,
  sort: string,
  blank: readonly string[],
): SelectQueryBuilder<DB, TB, O> {
  const [field, direction] = orderOf(sort)
  const isBlank = blank.includes(field)
  return query
    .orderBy(sql.ref(`${table}.${field}`), (order) => {
      const way = direction === 'desc' ? order.desc() : order.asc()
      return isBlank ? way.nullsLast() : way
    })
    .orderBy(sql.ref(`${table}.id`), direction)
}

/** One page of it. */
export const pageOf = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, page_size }: Paging,
): SelectQueryBuilder<DB, TB, O> => query.limit(page_size).offset((page - 1) * page_size)
