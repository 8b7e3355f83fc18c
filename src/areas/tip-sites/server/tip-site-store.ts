import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { TipSite as TipSiteTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { TipSiteFilters, TipSiteNarrowing } from '../contract/endpoints.ts'
import type { AcceptedMaterial } from '../contract/materials/accepted.ts'
import type { DayHours } from '../contract/opening/hours.ts'
import type { TipDays } from '../rules/opening.ts'
import { isAccepting } from './materials/material-store.ts'
import { isOpenOn } from './opening/opening-store.ts'

type Reader = Db | Tx
interface Lists {
  materials: AcceptedMaterial[]
  hours: DayHours[]
}
export type StoredTipSite = Omit<Selectable<TipSiteTable>, keyof Lists> & Lists
export type TipSiteColumns<Row> = Omit<Row, keyof Lists> & Partial<Lists>
export type TipSiteChanges = TipSiteColumns<Updateable<TipSiteTable>>

/** The driver would send a list as a PostgreSQL array. */
export const asJson = <Row extends Partial<Lists>>({ materials, hours, ...columns }: Row) => ({
  ...columns,
  ...(materials && { materials: JSON.stringify(materials) }),
  ...(hours && { hours: JSON.stringify(hours) }),
})
export const stored = (row: Selectable<TipSiteTable>) => row as unknown as StoredTipSite

const filtered = (db: Reader, filters: TipSiteNarrowing, days: TipDays) =>
  narrowed(db.selectFrom('tip_site'), 'tip_site', filters, ['supplier_id'])
    .$if(filters.material !== undefined, (q) => q.where(isAccepting(filters.material ?? '')))
    .$if(filters.open_today === '1', (q) => q.where(isOpenOn(days)))
    .$if(filters.open_today === '0', (q) => q.where(sql<boolean>`not ${isOpenOn(days)}`))

const named = sql<string | null>`(select s.name from supplier s where s.id = tip_site.supplier_id)`

/** One page of tip sites. `total` is null when not asked for. */
export async function listTipSites(db: Reader, filters: TipSiteFilters, days: TipDays) {
  const sites = filtered(db, filters, days)
  const rows = await pageOf(
    sorted(sites, 'tip_site', filters.sort, ['suburb', 'licence_expires_on']),
    filters,
  )
    .selectAll('tip_site')
    .select(named.as('supplier'))
    .execute()
  return { rows: rows.map((row) => ({ ...row, ...stored(row) })), total: await totalOf(db, sites, filters) }
}

/** Walks everything a filter matches in order of id, a few thousand at a time. */
export async function exportPage(db: Reader, filters: TipSiteNarrowing, after_id: number, days: TipDays) {
  const rows = await exportedAfter(filtered(db, filters, days), 'tip_site', after_id)
    .selectAll('tip_site')
    .select(named.as('supplier'))
    .execute()
  return rows.map((row) => ({ ...row, ...stored(row) }))
}

export async function findTipSite(db: Reader, id: number) {
  const row = await db
    .selectFrom('tip_site')
    .selectAll()
    .select(named.as('supplier'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, ...stored(row) }
}

export type NamedTipSite = NonNullable<Awaited<ReturnType<typeof findTipSite>>>

/** The stored tip site, locked until the change ends, so that changes to its rates are serialised. */
export async function lockTipSite(tx: Tx, id: number): Promise<StoredTipSite | undefined> {
  const row = await tx.selectFrom('tip_site').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && stored(row)
}

export async function insertTipSite(
  tx: Tx,
  site: TipSiteColumns<Insertable<TipSiteTable>>,
): Promise<StoredTipSite> {
  const row = await tx.insertInto('tip_site').values(asJson(site)).returningAll().executeTakeFirstOrThrow()
  return stored(row)
}

export async function updateTipSite(tx: Tx, id: number, changes: TipSiteChanges): Promise<StoredTipSite> {
  const row = await tx
    .updateTable('tip_site')
    .set(asJson(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return stored(row)
}
