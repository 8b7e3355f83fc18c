import type { Selectable } from 'kysely'
import type { Message as MessageTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { MessageFilters } from '../contract/endpoints.ts'

export type StoredMessage = Selectable<MessageTable>

export async function listMessages(db: Db, filters: MessageFilters) {
  const messages = db
    .selectFrom('message')
    .where('channel', '=', 'email')
    .$if(filters.status !== undefined, (q) => q.where('status', '=', filters.status ?? 'kept'))
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('search_text'), filters.search)))
  const rows = await pageOf(sorted(messages, 'message', filters.sort, []), filters)
    .selectAll()
    .execute()
  return { rows, total: await totalOf(db, messages, filters) }
}

export const findMessage = (db: Db | Tx, id: number): Promise<StoredMessage | undefined> =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
