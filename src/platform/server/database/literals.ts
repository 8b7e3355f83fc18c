import { type RawBuilder, sql } from 'kysely'

/** Constants of ours as a list in the statement's text, where a partial index is found by them. */
export const literals = (values: readonly string[]): RawBuilder<string> =>
  sql.join(values.map((value) => sql.lit(value)))
