import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Tables written by mere use: sessions record last use, failed attempts are counted. */
const quiet = ['session', 'throttle', 'migration']

/**
 * A checksum of every table, so that a test can assert that nothing was written: `const before = await
 * fingerprint(owner)` … `expect(await fingerprint(owner)).toEqual(before)`.
 */
export async function fingerprint(owner: pg.Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    if (quiet.includes(name)) continue
    const { rows: all } = await owner.query<{ text: string }>(
      `select coalesce(string_agg(t::text, '|' order by t::text), '') as text from "${name}" t`,
    )
    prints[name] = createHash('sha256')
      .update(all[0]?.text ?? '')
      .digest('hex')
  }
  return prints
}
