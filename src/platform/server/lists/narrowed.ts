import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { exportPageRows } from '../export/csv.ts'
import { found } from './search.ts'

interface Narrowing {
  readonly archived: number
  readonly search: string
}

/**
 * A list's rows as its query asks for them: current or archived, found by the search, and with exactly what is asked of the
 * columns in `equal`. Any other filter is a condition of the list's own.
 */
export function narrowed<DB, TB extends keyof DB, O, Asked extends Narrowing>(
  query: SelectQueryBuilder<DB, TB, O>,
  table: TB & string,
  filters: Asked,
  equal: readonly (keyof Asked & keyof DB[TB] & string)[] = [],
): SelectQueryBuilder<DB, TB, O> {
  const column = (name: string) => sql.ref<string>(`${table}.${name}`)
  const { archived, search } = filters
  const kept = query
    .where(
      archived
        ? sql<SqlBool>`${column('archived_at')} is not null`
        : sql<SqlBool>`${column('archived_at')} is null`,
    )
    .$if(search !== '', (q) => q.where(found(column('search_text'), search)) as typeof q)
  const asked = equal.filter((name) => filters[name] !== undefined)
  return asked.reduce((rows, name) => rows.where(sql<SqlBool>`${column(name)} = ${filters[name]}`), kept)
}

/** The next rows of an export: those after an id, in order of id. */
export const exportedAfter = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  table: TB & string,
  after_id: number,
): SelectQueryBuilder<DB, TB, O> => {
  const id = sql.ref<number>(`${table}.id`)
  return query
    .where(sql<SqlBool>`${id} > ${after_id}`)
    .orderBy(id)
    .limit(exportPageRows)
}
