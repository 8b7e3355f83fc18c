import type pg from 'pg'

/** Tables written by mere use: sessions record last use, failed attempts are counted. */
const quiet = ['session', 'throttle', 'migration']

/**
 * A checksum of every table, so that a test can assert that nothing was written: `const before = await
 * fingerprint(owner)` … `expect(await fingerprint(owner)).toEqual(before)`.
 */
export async function fingerprint(owner: pg.Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [quiet],
  )
  // In one message: a round trip for each table takes most of the time.
  const prints = (await owner.query(rows.map(({ name }) => printOf(name)).join(';'))) as unknown as Prints
  return Object.fromEntries(rows.map(({ name }, at) => [name, prints[at]!.rows[0]!.print]))
}

type Prints = readonly pg.QueryResult<{ print: string }>[]
/** A sum needs no sorting, whatever order the rows come in. */
const printOf = (table: string) => `
  select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from "${table}" t`
