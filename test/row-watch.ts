import type pg from 'pg'

/** Tables written by mere use: sessions record last use, failed attempts are counted. */
const quiet = ['session', 'throttle', 'migration']
/** Written after a call by the job that sends them: only their number relates to calls. */
const counted = ['message']

/**
 * A short digest of the database: each table's row count and writers, so that any added, changed or removed
 * row changes it. A hundred times cheaper than {@link fingerprint}.
 */
export async function rowWatch(owner: pg.Client): Promise<() => Promise<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const one = (name: string) =>
    counted.includes(name)
      ? `(select '${name} ' || count(*) from "${name}")`
      : `(select '${name} ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from "${name}")`
  const tables = rows.map(({ name }) => name).filter((name) => !quiet.includes(name))
  const text = `select array[${tables.map(one).join(', ')}] as state`
  return async () => {
    const { rows: states } = await owner.query<{ state: string[] }>({ name: 'row-watch', text })
    return (states[0]?.state ?? []).join('\n')
  }
}

/** The tables in which two states differ. */
export function changedTables(before: string, after: string): string[] {
  const lines = new Set(before.split('\n'))
  return after
    .split('\n')
    .filter((line) => !lines.has(line))
    .map((line) => line.split(' ')[0] ?? '')
}
