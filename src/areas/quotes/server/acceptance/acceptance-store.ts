import type { Insertable, Selectable } from 'kysely'
import type { QuoteAcceptance } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredAcceptance = Selectable<QuoteAcceptance>

export const findAcceptance = (db: Db | Tx, quote_id: number): Promise<StoredAcceptance | undefined> =>
  db.selectFrom('quote_acceptance').selectAll().where('quote_id', '=', quote_id).executeTakeFirst()

export const insertAcceptance = (
  tx: Tx,
  acceptance: Insertable<QuoteAcceptance>,
): Promise<StoredAcceptance> =>
  tx.insertInto('quote_acceptance').values(acceptance).returningAll().executeTakeFirstOrThrow()
