import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** Sign-ups waiting for approval, longest first. */
export function findWaitingPeople(db: Db, limit: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'created_at', sql<number>`count(*) over ()`.as('total')])
    .where('approved', '=', 'NotApproved')
    .where('rejected_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(limit)
    .execute()
}
