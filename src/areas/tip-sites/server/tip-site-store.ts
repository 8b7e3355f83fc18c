import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { TipSite as TipSiteTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import { weekday } from '#shared/local-date.ts'
import type { TipSiteFilters, TipSiteNarrowing } from '../contract/endpoints.ts'
import type { AcceptedMaterial, DayHours } from '../contract/tip-site.ts'
import { type TipDays, weekdays } from '../rules/opening.ts'

type Reader = Db | Tx
interface Lists {
  materials: AcceptedMaterial[]
  hours: DayHours[]
}
export type StoredTipSite = Omit<Selectable<TipSiteTable>, keyof Lists> & Lists
export type TipSiteColumns<Row> = Omit<Row, keyof Lists> & Partial<Lists>
export type TipSiteChanges = TipSiteColumns<Updateable<TipSiteTable>>

/** The driver would send a list as a PostgreSQL array. */
const asJson = <Row extends Partial<Lists>>({ materials, hours, ...columns }: Row) => ({
  ...columns,
  ...(materials && { materials: JSON.stringify(materials) }),
  ...(hours && { hours: JSON.stringify(hours) }),
})
const stored = (row: Selectable<TipSiteTable>) => row as unknown as StoredTipSite

/** The SQL of `openingOn` for today. */
function openOn({ today: date, holidayOn }: TipDays) {
  const opens = sql`hours -> ${sql.lit(weekdays.indexOf(weekday(date)))} ->> 'opens'`
  const isHoliday = sql.lit(holidayOn(date) !== null)
  return sql<boolean>`(tip_site.status = 'open' and ${date}::date <> all (closed_dates)
    and not (closed_on_holidays and ${isHoliday})
    and (${opens} is not null or not jsonb_path_exists(hours, '$[*].opens ? (@ != null)')))`
}

const accepting = (material: string) => JSON.stringify([{ material }])

const filtered = (db: Reader, filters: TipSiteNarrowing, days: TipDays) =>
  narrowed(db.selectFrom('tip_site'), 'tip_site', filters, ['supplier_id'])
    .$if(filters.material !== undefined, (q) =>
      q.where(sql<boolean>`tip_site.materials @> ${accepting(filters.material ?? '')}::jsonb`),
    )
    .$if(filters.open_today === '1', (q) => q.where(openOn(days)))
    .$if(filters.open_today === '0', (q) => q.where(sql<boolean>`not ${openOn(days)}`))

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

/** The current tip sites that take PFAS or asbestos, and others with the same names. */
export const listLicensedSites = (db: Reader) =>
  db
    .selectFrom('tip_site')
    .select(['id', 'name', 'suburb', 'pfas_ok', 'asbestos_ok'])
    .select(sql<AcceptedMaterial[]>`materials`.as('materials'))
    .where('archived_at', 'is', null)
    .where(
      sql<boolean>`lower(name) in (select lower(s.name) from tip_site s where s.archived_at is null and (s.pfas_ok or s.asbestos_ok))`,
    )
    .orderBy('name')
    .orderBy('suburb')
    .execute()

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

export async function updateTipSite(tx: Tx, id: number, changes: TipSiteChanges): Promise<StoredTipSite> {
  const row = await tx
    .updateTable('tip_site')
    .set(asJson(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return stored(row)
}
