import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

const present = (db: Db, limit: number) =>
  db
    .selectFrom('document')
    .innerJoin('document_type', 'document_type.id', 'document.document_type_id')
    .select([
      'document.id',
      'document.title',
      'document.record_type',
      'document.record_id',
      'document.status',
      'document.is_reviewed',
      'document.expires_on',
      'document.rejection_reason',
      'document.created_at',
      'document.created_by',
      'document_type.name as document_type',
      // Of the same record, or of the driver that a user is: what booking goes by.
      sql<number>`(document.status = 'pending' and exists (
        select from document o join document_type t on t.id = o.document_type_id
        where o.status = 'approved' and o.archived_at is null and t.name = document_type.name
          and (o.expires_on is null or o.expires_on >= (business_now() at time zone 'Australia/Melbourne')::date)
          and (o.record_type = document.record_type and o.record_id = document.record_id
            or document.record_type = 'user' and o.record_type = 'driver'
              and o.record_id = (select u.driver_id from app_user u where u.id = document.record_id))))::int`.as(
        'has_approved',
      ),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('document.archived_at', 'is', null)
    .limit(limit)

const isOf = (user_id: number) =>
  sql<SqlBool>`(document.record_type = 'user' and document.record_id = ${user_id})`

const isWaiting = sql<SqlBool>`(document.is_reviewed and document.status = 'pending')`

/** All that wait for approval, longest waiting first. */
export const findWaitingDocuments = (db: Db, limit: number) =>
  present(db, limit).where(isWaiting).orderBy('document.id').execute()

export const countWaitingDocuments = (db: Db) =>
  db
    .selectFrom('document')
    .select(sql<number>`count(*)`.as('count'))
    .where('document.archived_at', 'is', null)
    .where(isWaiting)
    .executeTakeFirstOrThrow()

/** In force or waiting, so that their expiry matters. */
const isCurrent = sql<SqlBool>`(document.status in ('approved', 'pending') or (not document.is_reviewed and document.status <> 'superseded'))`

/** How many expire on each day until one, expired ones included. */
export const countExpiryDays = (db: Db, until: string) =>
  db
    .selectFrom('document')
    .select([sql<string>`document.expires_on`.as('date'), sql<number>`count(*)`.as('count')])
    .where('document.archived_at', 'is', null)
    .where('document.expires_on', '<=', until)
    .where(isCurrent)
    .groupBy('document.expires_on')
    .execute()

/** Approved and pending ones that expire by a day, soonest first. */
export function findExpiringDocuments(db: Db, until: string, limit: number) {
  return present(db, limit)
    .where('document.expires_on', '<=', until)
    .where(isCurrent)
    .orderBy('document.expires_on')
    .orderBy('document.id')
    .execute()
}

/** A person's own that need attention: rejected, or expiring by a day. */
export function findOwnDocuments(db: Db, user_id: number, until: string, limit: number) {
  return present(db, limit)
    .where(isOf(user_id))
    .where('document.status', '<>', 'superseded')
    .where(sql<SqlBool>`(document.status = 'rejected' or document.expires_on <= ${until})`)
    .orderBy(sql`document.status = 'rejected' desc`)
    .orderBy('document.expires_on')
    .orderBy('document.id')
    .execute()
}

/** Whether a person has submitted any. */
export async function hasDocuments(db: Db, user_id: number): Promise<boolean> {
  const documents = await present(db, 1).where(isOf(user_id)).execute()
  return documents.length > 0
}
