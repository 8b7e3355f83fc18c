import { type SelectQueryBuilder, sql } from 'kysely'

interface Paging {
  readonly page: number
  readonly page_size: number
}

/** `['created_at', 'desc']` of `-created_at`: a field of the list, `-` before it where the last comes first. */
export const orderOf = (sort: string): [field: string, direction: 'asc' | 'desc'] =>
  sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc']

/**
 * A query in the order of a list: by a field of its table, blanks last either way, and then by id, so that no row is on
 * two pages. `blank`: the fields to sort by that may be empty; an index serves the others in both directions.
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
