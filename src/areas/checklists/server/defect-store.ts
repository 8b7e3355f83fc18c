import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { AssetDefect } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { DefectFilters } from '../contract/endpoints.ts'
import { ownRows } from './own-scope-store.ts'

type Reader = Db | Tx
export type StoredDefect = Selectable<AssetDefect>

const visible = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('asset_defect')
    .$if(scopeOf(viewer, 'defects:read') === 'own', (q) => q.where(ownRows(viewer, 'asset_defect')))

const personName = (key: 'fixed_by' | 'verified_by') =>
  sql<string | null>`(select u.name from app_user u where u.id = ${sql.ref(`asset_defect.${key}`)})`
const reporter = sql<string | null>`coalesce(driver.name,
  (select u.name from app_user u where u.id = asset_defect.created_by))`

const shown = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .innerJoin('asset', 'asset.id', 'asset_defect.asset_id')
    .leftJoin('driver', 'driver.id', 'asset_defect.driver_id')
    .leftJoin('job_item', 'job_item.id', 'asset_defect.job_item_id')
    .selectAll('asset_defect')
    .select([
      'asset.fleet_no',
      'asset.name as asset',
      'asset.status as asset_status',
      'driver.name as driver',
      'job_item.order_no',
      reporter.as('reported_by'),
      personName('fixed_by').as('fixed_by_name'),
      personName('verified_by').as('verified_by_name'),
    ])

function filtered<Q extends ReturnType<typeof shown>>(query: Q, filters: DefectFilters) {
  const { asset_id, job_item_id, status, severity, search } = filters
  return query
    .$if(search !== '', (q) =>
      q.where((e) =>
        e.or([
          found(e.ref('asset.search_text'), search),
          found(sql<string>`search_text_of(asset_defect.description)`, search),
        ]),
      ),
    )
    .$if(asset_id !== undefined, (q) => q.where('asset_defect.asset_id', '=', asset_id ?? 0))
    .$if(job_item_id !== undefined, (q) => q.where('asset_defect.job_item_id', '=', job_item_id ?? 0))
    .$if(status === 'open', (q) => q.where('asset_defect.status', '<>', 'Verified'))
    .$if(status !== undefined && status !== 'open', (q) =>
      q.where('asset_defect.status', '=', status === undefined || status === 'open' ? 'Open' : status),
    )
    .$if(severity !== undefined, (q) => q.where('asset_defect.severity', '=', severity ?? 'minor'))
}

/** One page of the defects that the viewer may see, unverified ones first. */
export async function listDefects(db: Reader, viewer: Viewer, filters: DefectFilters) {
  const openFirst = filtered(shown(db, viewer), filters).orderBy(sql`asset_defect.status = 'Verified'`)
  const rows = await pageOf(sorted(openFirst, 'asset_defect', filters.sort, []), filters).execute()
  if (!filters.with_total) return { rows, total: null }
  const counted = await db
    .selectFrom(filtered(shown(db, viewer), filters).as('found'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: counted.total }
}

export const findDefect = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer).where('asset_defect.id', '=', id).executeTakeFirst()

/** The stored defect, locked until the change ends; its asset is locked after it. */
export const lockDefect = (tx: Tx, viewer: Viewer, id: number): Promise<StoredDefect | undefined> =>
  visible(tx, viewer)
    .selectAll('asset_defect')
    .where('asset_defect.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertDefect = (tx: Tx, row: Insertable<AssetDefect>): Promise<StoredDefect> =>
  tx.insertInto('asset_defect').values(row).returningAll().executeTakeFirstOrThrow()

/** Several together. */
export const insertDefects = (tx: Tx, rows: readonly Insertable<AssetDefect>[]): Promise<StoredDefect[]> =>
  tx
    .insertInto('asset_defect')
    .values([...rows])
    .returningAll()
    .execute()

export const updateDefect = (tx: Tx, id: number, changes: Updateable<AssetDefect>): Promise<StoredDefect> =>
  tx.updateTable('asset_defect').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Another unfixed critical defect of the asset. */
export const otherCritical = (tx: Tx, { id, asset_id }: Pick<StoredDefect, 'id' | 'asset_id'>) =>
  tx
    .selectFrom('asset_defect')
    .select(['id', 'description'])
    .where('asset_id', '=', asset_id)
    .where('id', '<>', id)
    .where('severity', '=', 'critical')
    .where('status', 'in', ['Open', 'In Repair'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
