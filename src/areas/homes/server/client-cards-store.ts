import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

const lacks = {
  abn: sql<SqlBool>`client.abn is null and client.client_type <> 'homeowner'`,
  contact: sql<SqlBool>`not exists (select from client_contact k where k.client_id = client.id and k.archived_at is null)`,
  credit: sql<SqlBool>`client.credit_hold`,
}

/** Matching active clients by name; those of one account manager, or everyone's. */
export function findClients(
  db: Db,
  matter: keyof typeof lacks,
  { limit, account_manager_id }: { limit: number; account_manager_id?: number | undefined },
) {
  return db
    .selectFrom('client')
    .select([
      'id',
      'name',
      'suburb',
      'phone',
      'credit_hold_reason',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('archived_at', 'is', null)
    .where(lacks[matter])
    .$if(account_manager_id !== undefined, (q) => q.where('account_manager_id', '=', account_manager_id ?? 0))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
