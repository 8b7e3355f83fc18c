import { AppError } from '#platform/contract/app-error.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Db, Tx } from './database.ts'

interface Versioned {
  version: number
  updated_at: string
  updated_by: number | null
}

/**
 * Refuses an edit that was made from an older version, with the present record beside it.
 * `row` must have been read `for update` in this transaction; `current` gives what the caller may see of it.
 * A call without a version (the specification's own) takes the record as it is.
 */
export async function mustBeCurrent(
  db: Db | Tx,
  row: Versioned,
  version: number | undefined,
  current: () => Promise<unknown>,
): Promise<void> {
  if (version === undefined || row.version === version) return
  const by = await db
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', row.updated_by ?? 0)
    .executeTakeFirst()
  const changed_by = by?.name ?? 'Haulyard'
  const message = `${changed_by} changed this record at ${formatInstant(row.updated_at)}. Review the changes and save again.`
  throw new AppError('stale', message, {
    data: { current: await current(), changed_by, changed_at: row.updated_at },
  })
}
