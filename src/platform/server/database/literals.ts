import { type RawBuilder, sql } from 'kysely'

/** Our constants written into the statement, so that PostgreSQL can use a partial index on them. */
export const literals = (values: readonly string[]): RawBuilder<string> =>
  sql.join(values.map((value) => sql.lit(value)))
