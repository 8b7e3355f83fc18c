import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { JobSite } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredSite = Selectable<JobSite>

const contactName = sql<string | null>`(select k.name from client_contact k where k.id = job_site.contact_id)`

const sitesOf = (db: Db | Tx, client_id: number) =>
  db
    .selectFrom('job_site')
    .selectAll('job_site')
    .select(contactName.as('contact'))
    .where('job_site.client_id', '=', client_id)

/** A client's sites by name, current or archived. */
export const listSites = (db: Db | Tx, client_id: number, { archived }: { archived: '0' | '1' }) =>
  sitesOf(db, client_id)
    .where('job_site.archived_at', archived === '1' ? 'is not' : 'is', null)
    .orderBy('job_site.name')
    .orderBy('job_site.id')
    .execute()

/** A client's site, current or archived. */
export const findSite = (db: Db | Tx, client_id: number, id: number) =>
  sitesOf(db, client_id).where('job_site.id', '=', id).executeTakeFirst()

const siteOf = (tx: Tx, client_id: number, id: number) =>
  tx.selectFrom('job_site').selectAll().where('id', '=', id).where('client_id', '=', client_id).forUpdate()

/** A client's current site, locked until the change ends; archived ones are not found. */
export const lockSite = (tx: Tx, client_id: number, id: number): Promise<StoredSite | undefined> =>
  siteOf(tx, client_id, id).where('archived_at', 'is', null).executeTakeFirst()

/** The same, including archived ones. */
export const lockAnySite = (tx: Tx, client_id: number, id: number): Promise<StoredSite | undefined> =>
  siteOf(tx, client_id, id).executeTakeFirst()

export function insertSite(tx: Tx, site: Insertable<JobSite>): Promise<StoredSite> {
  return tx.insertInto('job_site').values(site).returningAll().executeTakeFirstOrThrow()
}

/** Several at once, in their order. */
export const insertSites = (tx: Tx, sites: readonly Insertable<JobSite>[]): Promise<StoredSite[]> =>
  tx.insertInto('job_site').values(sites).returningAll().execute()

/** The current sites of these clients. */
export const listSiteNames = (db: Db | Tx, client_ids: readonly number[]) =>
  db
    .selectFrom('job_site')
    .select(['client_id', 'name'])
    .where('client_id', 'in', client_ids)
    .where('archived_at', 'is', null)
    .execute()

export function updateSite(tx: Tx, id: number, changes: Updateable<JobSite>): Promise<StoredSite> {
  return tx.updateTable('job_site').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Whose a site is (null: shared); undefined when missing or archived. */
export const findSiteOwner = (tx: Tx, id: number) =>
  tx
    .selectFrom('job_site')
    .select('client_id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** A site by id alone, locked until the change ends. */
export const lockSiteById = (tx: Tx, id: number): Promise<StoredSite> =>
  tx.selectFrom('job_site').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** A site by id alone, a client's or a shared one. */
export const readSiteById = (tx: Tx, id: number) =>
  tx
    .selectFrom('job_site')
    .selectAll('job_site')
    .select(contactName.as('contact'))
    .where('job_site.id', '=', id)
    .executeTakeFirstOrThrow()
