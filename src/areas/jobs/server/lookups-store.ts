import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'

/** A site that a job may use, whose it is and whether it is archived. */
export const findSite = (tx: Tx, id: number) =>
  tx
    .selectFrom('job_site')
    .select(['id', 'client_id', 'name', 'induction_required', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whom of a client to call on a site. */
export const findSiteContact = (tx: Tx, client_id: number, job_site_id: number) =>
  tx
    .selectFrom('job_site')
    .innerJoin('client_contact', 'client_contact.id', 'job_site.contact_id')
    .select('client_contact.id')
    .where('job_site.id', '=', job_site_id)
    .where('client_contact.client_id', '=', client_id)
    .where('client_contact.archived_at', 'is', null)
    .executeTakeFirst()

/** Whether a client has contacts, archived or not. */
export async function hasContacts(tx: Tx, client_id: number): Promise<boolean> {
  const first = await tx
    .selectFrom('client_contact')
    .select('id')
    .where('client_id', '=', client_id)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

/** A client's contact, archived or not. */
export const findContactOf = (tx: Tx, client_id: number, id: number) =>
  tx
    .selectFrom('client_contact')
    .select(['name', 'archived_at'])
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** A job's site, archived or not. */
export const findJobSite = (db: Db | Tx, id: number) =>
  db
    .selectFrom('job_site')
    .selectAll()
    .select(
      sql<string | null>`(select k.name from client_contact k where k.id = job_site.contact_id)`.as(
        'contact',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
