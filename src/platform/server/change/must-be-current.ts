import { AppError } from '#platform/contract/app-error.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Db, Tx } from '../database/database.ts'

interface Versioned {
  version: number
  updated_at: string
  updated_by: number | null
}
/** The record that the log entries are about. */
interface About {
  record_type: string
  record_id: number
}

/**
 * Refuses an edit based on an older version, and returns the current record with it. `row` must have been
 * read `for update` in this transaction; `current` presents it as the viewer may see it. A call without a
 * version (the specification's own) takes the record as it is. `about`: the record, where someone without an
 * account may also have changed it, whose name is in its history.
 */
export async function mustBeCurrent(
  db: Db | Tx,
  row: Versioned,
  version: number | undefined,
  current: () => Promise<unknown>,
  about?: About,
): Promise<void> {
  if (version === undefined || row.version === version) return
  const changed_by =
    (await (row.updated_by === null ? about && nameByLink(db, row, about) : nameOf(db, row.updated_by))) ??
    'Haulyard'
  const message = `${changed_by} changed this record at ${formatInstant(row.updated_at)}. Review the changes and save again.`
  throw new AppError('stale', message, {
    data: { current: await current(), changed_by, changed_at: row.updated_at },
  })
}

const nameOf = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirst())?.name

/** The log entry of the change itself has the same time. */
const nameByLink = async (db: Db | Tx, { updated_at }: Versioned, { record_type, record_id }: About) =>
  (
    await db
      .selectFrom('activity_log')
      .select('actor')
      .where('record_type', '=', record_type)
      .where('record_id', '=', record_id)
      .where('actor_user_id', 'is', null)
      .where('at', '=', updated_at)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.actor
