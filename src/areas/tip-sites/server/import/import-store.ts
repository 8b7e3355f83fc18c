import { type Insertable, sql } from 'kysely'
import type { TipSite as TipSiteTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type StoredTipSite, type TipSiteColumns, asJson, stored } from '../tip-site-store.ts'

type Reader = Db | Tx

/** Several at once, in their order. */
export async function insertTipSites(
  tx: Tx,
  sites: readonly TipSiteColumns<Insertable<TipSiteTable>>[],
): Promise<StoredTipSite[]> {
  const rows = await tx.insertInto('tip_site').values(sites.map(asJson)).returningAll().execute()
  return rows.map(stored)
}

/** Which of these (`name, suburb` in lower case) a current tip site has. */
export async function listNamesInUse(db: Reader, names: readonly string[]): Promise<string[]> {
  const name = sql<string>`lower(name) || ', ' || lower(coalesce(suburb, ''))`
  const rows = await db
    .selectFrom('tip_site')
    .select(name.as('name'))
    .where('archived_at', 'is', null)
    .where(name, 'in', names)
    .execute()
  return rows.map((row) => row.name)
}

/** The suppliers that can run one. */
export async function listOperatorNames(db: Reader) {
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'name', 'supplier_no'])
    .where('archived_at', 'is', null)
    .execute()
  return rows.map(({ supplier_no, ...supplier }) => ({ ...supplier, number: supplier_no ?? '' }))
}
