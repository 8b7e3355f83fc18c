import { type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Asset as AssetTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { AssetFilters, AssetNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredAsset = Selectable<AssetTable>

/** `own`: the plant the viewer is booked with or usually drives; for a subcontractor's users, their company's. */
function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('asset')
  if (scopeOf(viewer, 'resources:read') !== 'own') return query
  if (viewer.user_type === 7) return query.where('asset.subcontractor_id', '=', viewer.subcontractor_id)
  const { driver_id } = viewer
  return query.where(sql<SqlBool>`(asset.default_driver_id = ${driver_id}::bigint or asset.id in (
    select theirs.asset_id from booking mine join booking theirs on theirs.job_item_id = mine.job_item_id
    where mine.driver_id = ${driver_id}::bigint and mine.released_at is null and theirs.released_at is null
      and theirs.asset_id is not null))`)
}

const nameIn = (table: 'subcontractor' | 'depot' | 'driver', key: string) =>
  sql<string | null>`(select x.name from ${sql.table(table)} x where x.id = ${sql.ref(key)})`

/** A client has it now; a fact beside its status, which can be off the road meanwhile. */
const onHire = sql<SqlBool>`exists (
  select from dry_hire h where h.asset_id = asset.id and h.off_hire_at is null and h.archived_at is null)`

const shown = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .innerJoin('asset_category', 'asset_category.id', 'asset.asset_category_id')
    .selectAll('asset')
    .select([
      'asset_category.name as asset_category',
      'asset_category.asset_group',
      nameIn('subcontractor', 'asset.subcontractor_id').as('subcontractor'),
      nameIn('depot', 'asset.depot_id').as('depot'),
      nameIn('driver', 'asset.default_driver_id').as('default_driver'),
      sql<number>`(${onHire})::int`.as('is_on_hire'),
    ])

const filtered = (db: Reader, viewer: Viewer, filters: AssetNarrowing) =>
  narrowed(visible(db, viewer), 'asset', filters, [
    'asset_category_id',
    'asset_owner',
    'subcontractor_id',
    'depot_id',
    'default_driver_id',
  ])
    .$if(filters.asset_group !== undefined, (q) =>
      q.where('asset.asset_category_id', 'in', (e) =>
        e
          .selectFrom('asset_category')
          .select('asset_category.id')
          .where('asset_category.asset_group', '=', filters.asset_group ?? 'excavator'),
      ),
    )
    .$if(filters.status !== undefined, (q) =>
      filters.status === 'on_hire'
        ? q.where(onHire)
        : q.where('asset.status', '=', filters.status ?? 'available'),
    )

/** One page of the assets that the viewer may see. `total` is null when not asked for. */
export async function listAssets(db: Reader, viewer: Viewer, filters: AssetFilters) {
  const matching = filtered(db, viewer, filters)
  const blank = ['rego_expires_on']
  const page = pageOf(sorted(matching, 'asset', filters.sort, blank), filters).select('asset.id')
  // Names are looked up for the page only.
  const named = shown(db, viewer).where('asset.id', 'in', page)
  const rows = await sorted(named, 'asset', filters.sort, blank).execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

/** The rows of a grid: every current asset that the viewer may see. `ticked`: what each has, of `asset`. */
export const listGridAssets = (db: Reader, viewer: Viewer, ticked: RawBuilder<number[]>) =>
  visible(db, viewer)
    .select(['asset.id', 'asset.fleet_no as name', 'asset.name as hint', ticked.as('ticked')])
    .where('asset.archived_at', 'is', null)
    .orderBy('asset.fleet_no')
    .orderBy('asset.id')
    .execute()

/** With the id of its category. */
export const listAssetsByCategory = (db: Reader, viewer: Viewer) =>
  listGridAssets(db, viewer, sql<number[]>`array[asset.asset_category_id]`)

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, viewer: Viewer, filters: AssetNarrowing, after_id: number) =>
  exportedAfter(shown(db, viewer), 'asset', after_id)
    .where('asset.id', 'in', filtered(db, viewer, filters).select('asset.id'))
    .select(
      sql<string[]>`array(select k.name from skill k where k.id = any(asset.required_skill_ids)
        and k.archived_at is null order by lower(k.name))`.as('required_skills'),
    )
    .execute()

export const findAsset = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer).where('asset.id', '=', id).executeTakeFirst()

/** The stored asset, locked until the change ends. */
export const lockAsset = (tx: Tx, viewer: Viewer, id: number): Promise<StoredAsset | undefined> =>
  visible(tx, viewer).selectAll('asset').where('asset.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Whether a client has it, of an asset that is locked. */
export async function isOnHire(tx: Tx, id: number): Promise<boolean> {
  const { on_hire } = await tx
    .selectFrom('asset')
    .select(onHire.as('on_hire'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Boolean(on_hire)
}

/** The current asset with a fleet number, plate or VIN. */
export const findHolder = (
  db: Reader,
  by: { fleet_no: string } | { rego_no: string; rego_state: string } | { vin: string },
): Promise<{ fleet_no: string } | undefined> => {
  const current = db.selectFrom('asset').select('fleet_no').where('archived_at', 'is', null)
  if ('fleet_no' in by)
    return current.where(sql`lower(fleet_no)`, '=', by.fleet_no.toLowerCase()).executeTakeFirst()
  if ('vin' in by) return current.where('vin', '=', by.vin).executeTakeFirst()
  return current.where('rego_no', '=', by.rego_no).where('rego_state', '=', by.rego_state).executeTakeFirst()
}

export const insertAsset = (tx: Tx, asset: Insertable<AssetTable>): Promise<StoredAsset> =>
  tx.insertInto('asset').values(asset).returningAll().executeTakeFirstOrThrow()

/** Several at once, in their order. */
export const insertAssets = (tx: Tx, assets: readonly Insertable<AssetTable>[]): Promise<StoredAsset[]> =>
  tx.insertInto('asset').values(assets).returningAll().execute()

/** The current assets with any of these, by fleet number, plate (`1ABC23 VIC`) or VIN. */
export async function findHolders(
  db: Reader,
  by: 'fleet_no' | 'rego' | 'vin',
  values: readonly string[],
): Promise<Map<string, string>> {
  const value = {
    fleet_no: sql<string>`lower(fleet_no)`,
    rego: sql<string>`rego_no || ' ' || rego_state`,
    vin: sql<string>`vin`,
  }[by]
  const rows = await db
    .selectFrom('asset')
    .select(['fleet_no', value.as('value')])
    .where('archived_at', 'is', null)
    .where(value, 'in', values)
    .execute()
  return new Map(rows.map((row) => [row.value, row.fleet_no]))
}

/** What rows of a spreadsheet refer to by name. */
export async function listAssetReferences(db: Reader) {
  const named = (table: 'depot' | 'subcontractor' | 'driver') =>
    db.selectFrom(table).select(['id', 'name']).where('archived_at', 'is', null).execute()
  const [depots, subcontractors, drivers] = await Promise.all([
    named('depot'),
    named('subcontractor'),
    named('driver'),
  ])
  return { depots, subcontractors, drivers }
}

export const updateAsset = (tx: Tx, id: number, changes: Updateable<AssetTable>): Promise<StoredAsset> =>
  tx.updateTable('asset').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** How many current assets a subcontractor has. */
export async function countAssetsOf(db: Reader, subcontractor_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('asset')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('subcontractor_id', '=', subcontractor_id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
