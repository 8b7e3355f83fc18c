import { type Insertable, type SqlBool, sql } from 'kysely'
import type {
  AssetChecklist as AssetChecklistTable,
  AssetChecklistAnswer as AnswerTable,
} from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { AssetChecklist, AssetChecklistAnswer } from '../contract/asset-checklist.ts'
import type { AssetChecklistFilters, AssetChecklistNarrowing } from '../contract/endpoints.ts'
import { ownRows } from './own-scope-store.ts'

type Reader = Db | Tx

const visible = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('asset_checklist')
    .innerJoin('asset', 'asset.id', 'asset_checklist.asset_id')
    .innerJoin('driver', 'driver.id', 'asset_checklist.driver_id')
    .leftJoin('job_item', 'job_item.id', 'asset_checklist.job_item_id')
    .$if(scopeOf(viewer, 'checklists:read') === 'own', (q) => q.where(ownRows(viewer, 'asset_checklist')))

const failCount = sql<number>`(select count(*) from asset_checklist_answer w
  where w.asset_checklist_id = asset_checklist.id and w.about = 'asset'
    and (w.answer_type, w.value) in (('ok_fail_na', 'fail'), ('yes_no', 'no')))`

const shown = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .selectAll('asset_checklist')
    .select([
      'asset.fleet_no',
      'asset.name as asset',
      'driver.name as driver',
      'job_item.order_no',
      failCount.as('fails'),
    ])

function filtered<Q extends ReturnType<typeof shown>>(query: Q, filters: AssetChecklistNarrowing) {
  const { asset_id, driver_id, job_item_id, from, to, result, search } = filters
  return query
    .$if(search !== '', (q) =>
      q.where((e) =>
        e.or([found(e.ref('asset.search_text'), search), found(e.ref('driver.search_text'), search)]),
      ),
    )
    .$if(asset_id !== undefined, (q) => q.where('asset_checklist.asset_id', '=', asset_id ?? 0))
    .$if(driver_id !== undefined, (q) => q.where('asset_checklist.driver_id', '=', driver_id ?? 0))
    .$if(job_item_id !== undefined, (q) => q.where('asset_checklist.job_item_id', '=', job_item_id ?? 0))
    .$if(Boolean(from), (q) => q.where('asset_checklist.work_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('asset_checklist.work_date', '<=', to ?? ''))
    .$if(result !== undefined, (q) => q.where('asset_checklist.result', '=', result ?? 'pass'))
}

/** One page of the completed checklists that the viewer may see. `total` is null when not asked for. */
export async function listAssetChecklists(db: Reader, viewer: Viewer, filters: AssetChecklistFilters) {
  const matching = filtered(shown(db, viewer), filters)
  const rows = await pageOf(sorted(matching, 'asset_checklist', filters.sort, []), filters).execute()
  if (!filters.with_total) return { rows, total: null }
  const counted = await db
    .selectFrom(filtered(shown(db, viewer), filters).as('found'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: counted.total }
}

/** Walks those a filter matches in order of id, a few thousand at a time. */
export const exportAssetChecklistPage = (
  db: Reader,
  viewer: Viewer,
  filters: AssetChecklistNarrowing,
  after_id: number,
) =>
  filtered(shown(db, viewer), filters)
    .where('asset_checklist.id', '>', after_id)
    .orderBy('asset_checklist.id')
    .limit(exportPageRows)
    .execute()

/** In the order they were taken. */
const photoKeys = sql`(select coalesce(json_agg(f.key order by array_position(w.photo_file_ids, f.id)), '[]')
  from file f where f.id = any (w.photo_file_ids))`
const answersOf = sql<
  AssetChecklistAnswer[]
>`(select coalesce(json_agg(json_build_object('position', w.position,
    'checklist_item_id', w.checklist_item_id, 'section', w.section, 'text', w.text, 'answer_type', w.answer_type,
    'about', w.about, 'is_critical', w.is_critical::int, 'value', w.value, 'comment', w.comment, 'photo_keys', ${photoKeys})
  order by w.position), '[]') from asset_checklist_answer w where w.asset_checklist_id = asset_checklist.id)`
const defectsOf = sql<AssetChecklist['defects']>`(select coalesce(json_agg(json_build_object('id', f.id,
    'description', f.description, 'severity', f.severity, 'status', f.status) order by f.id), '[]')
  from asset_defect f where f.asset_checklist_id = asset_checklist.id)`

/** One completed checklist, in full. */
export const findAssetChecklist = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer)
    .select([answersOf.as('answers'), defectsOf.as('defects')])
    .where('asset_checklist.id', '=', id)
    .executeTakeFirst()

/** What a driver has completed for an asset on a Melbourne day, in order of arrival. */
export const findCompletedToday = (
  db: Reader,
  { asset_id, driver_id, work_date }: { asset_id: number; driver_id: number; work_date: string },
) =>
  db
    .selectFrom('asset_checklist')
    .select(['id', 'result', 'checklist_id'])
    .where('asset_id', '=', asset_id)
    .where('driver_id', '=', driver_id)
    .where('work_date', '=', work_date)
    .orderBy('id')
    .execute()

/** The checklist made by a driver's step, if it has arrived already. */
export const findByOp = (
  tx: Tx,
  by: { client_op_id: string; asset_id: number; driver_id: number; checklist_id: number },
) =>
  tx
    .selectFrom('asset_checklist')
    .select(['id', 'result'])
    .where('client_op_id', '=', by.client_op_id)
    .where('asset_id', '=', by.asset_id)
    .where('driver_id', '=', by.driver_id)
    .where('checklist_id', '=', by.checklist_id)
    .executeTakeFirst()

/** undefined when one exists already, including one being completed at the same time: the index decides. */
export const insertAssetChecklist = (tx: Tx, row: Insertable<AssetChecklistTable>) =>
  tx
    .insertInto('asset_checklist')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'result', 'work_date'])
    .executeTakeFirst()

export async function insertAnswers(tx: Tx, rows: readonly Insertable<AnswerTable>[]): Promise<void> {
  await tx
    .insertInto('asset_checklist_answer')
    .values([...rows])
    .execute()
}

/** Which of these files are pictures. */
export async function picturesAmong(tx: Tx, file_ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (file_ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...file_ids])
    .where('content_type', 'like', 'image/%')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The asset, locked until the change ends: two simultaneous checklists follow one another. */
export const lockCheckedAsset = (tx: Tx, id: number) =>
  tx
    .selectFrom('asset')
    .select(['id', 'fleet_no', 'name', 'status', 'archived_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The current and future orders that an asset is booked on, the next first. */
export const comingOrders = (tx: Tx, asset_id: number, now: Date) =>
  tx
    .selectFrom('booking')
    .innerJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .select(['job_item.order_no', 'client.name as client'])
    .where('booking.asset_id', '=', asset_id)
    .where('booking.released_at', 'is', null)
    .where(sql<SqlBool>`booking.ends_at > ${now.toISOString()}`)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .execute()
