import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { JobSite } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'

export type StoredSite = Selectable<JobSite>

const contactName = sql<string | null>`(select k.name from client_contact k where k.id = job_site.contact_id)`

const openSites = (db: Db | Tx, client_id: number) =>
  db
    .selectFrom('job_site')
    .selectAll('job_site')
    .select(contactName.as('contact'))
    .where('job_site.client_id', '=', client_id)
    .where('job_site.archived_at', 'is', null)

/** The sites of a client, by name. */
export const listSites = (db: Db | Tx, client_id: number) =>
  openSites(db, client_id).orderBy('job_site.name').orderBy('job_site.id').execute()

export const findSite = (db: Db | Tx, client_id: number, id: number) =>
  openSites(db, client_id).where('job_site.id', '=', id).executeTakeFirst()

export function lockSite(tx: Tx, client_id: number, id: number): Promise<StoredSite | undefined> {
  return tx
    .selectFrom('job_site')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertSite(tx: Tx, site: Insertable<JobSite>): Promise<StoredSite> {
  return tx.insertInto('job_site').values(site).returningAll().executeTakeFirstOrThrow()
}

export function updateSite(tx: Tx, id: number, changes: Updateable<JobSite>): Promise<StoredSite> {
  return tx.updateTable('job_site').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
