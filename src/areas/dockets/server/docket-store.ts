import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Docket as DocketTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { type DocketStatus, approvedStatuses, toApprove, toSubmit } from '../contract/choices.ts'
import { type DocketFilters, type DocketNarrowing, docketFilters } from '../contract/endpoints.ts'
import { docketViews } from '../rules/docket-views.ts'
import type { LoadFact } from '../rules/loads/load-fact.ts'
import type { Variance } from '../rules/flags/docket-variance.ts'
import type { UsedAttachment } from '../rules/shift/extras.ts'
import type { Entry } from '../rules/shift/time-words.ts'
import { hasUnbilled } from './actions/unbilled-store.ts'

type Reader = Db | Tx
interface JsonColumns {
  attachments: UsedAttachment[]
  entries: Entry[]
  loads: LoadFact[]
  variance: Variance[]
}
export type StoredDocket = Omit<Selectable<DocketTable>, keyof JsonColumns> & JsonColumns
export type DocketColumns = Omit<Insertable<DocketTable>, keyof JsonColumns> & JsonColumns

/**
 * Whose dockets a viewer sees: a driver's own, those of a subcontractor's drivers and plant, those of an
 * account manager's clients.
 */
export function visible(db: Reader, viewer: Viewer) {
  const dockets = db.selectFrom('docket')
  if (scopeOf(viewer, 'dockets:read') !== 'own') return dockets
  if (viewer.driver_id !== null) return dockets.where('docket.driver_id', '=', viewer.driver_id)
  if (viewer.subcontractor_id !== null) {
    const ours = viewer.subcontractor_id
    return dockets.where((e) =>
      e.or([
        e('docket.subcontractor_id', '=', ours),
        e('docket.driver_id', 'in', e.selectFrom('driver').select('id').where('subcontractor_id', '=', ours)),
        e('docket.asset_id', 'in', e.selectFrom('asset').select('id').where('subcontractor_id', '=', ours)),
      ]),
    )
  }
  return dockets.where('docket.client_id', 'in', (e) =>
    e.selectFrom('client').select('client.id').where('account_manager_id', '=', viewer.user_id),
  )
}

/** What a docket is about, by name. */
export const names = [
  sql<string>`(select c.name from client c where c.id = docket.client_id)`.as('client'),
  sql<string>`(select j.job_no from job j where j.id = docket.job_id)`.as('job_no'),
  sql<string>`(select i.order_no from job_item i where i.id = docket.job_item_id)`.as('order_no'),
  sql<string | null>`(select d.name from driver d where d.id = docket.driver_id)`.as('driver'),
  sql<string | null>`(select a.fleet_no from asset a where a.id = docket.asset_id)`.as('asset'),
] as const

/** Null while a billable line has no price. */
export const total = sql<number | null>`(
  select case when bool_and(l.unit_price_cents is not null) then sum(round(l.quantity_agreed * l.unit_price_cents))::float8 end
  from docket_line l where l.docket_id = docket.id and l.is_billable)`.as('total_cents')

/** The states a filter asks for; empty for all. */
function statesOf(status: DocketNarrowing['status']): readonly DocketStatus[] {
  if (status === undefined) return []
  if (status === 'To Submit') return toSubmit
  if (status === 'To Approve') return toApprove
  if (status === 'Approved or Invoiced') return approvedStatuses
  return [status === 'To Invoice' ? 'Approved' : status]
}

/** The latest revisions that the viewer may see and a filter finds. */
export function filtered(db: Reader, viewer: Viewer, filters: DocketNarrowing) {
  const { search, status, client_id, job_id, job_item_id, driver_id, subcontractor_id, from, to } = filters
  const states = statesOf(status)
  return visible(db, viewer)
    .where('docket.is_latest', '=', 1)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('docket.search_text'), search)))
    .$if(states.length > 0, (q) => q.where('docket.status', 'in', states))
    .$if(status === 'To Invoice', (q) => q.where(hasUnbilled))
    .$if(client_id !== undefined, (q) => q.where('docket.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where('docket.job_id', '=', job_id ?? 0))
    .$if(job_item_id !== undefined, (q) => q.where('docket.job_item_id', '=', job_item_id ?? 0))
    .$if(driver_id !== undefined, (q) => q.where('docket.driver_id', '=', driver_id ?? 0))
    .$if(subcontractor_id !== undefined, (q) =>
      q.where('docket.subcontractor_id', '=', subcontractor_id ?? 0),
    )
    .$if(Boolean(from), (q) => q.where('docket.shift_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('docket.shift_date', '<=', to ?? ''))
}

/** Count the dockets in each view. */
export const countDocketViews = (db: Reader, viewer: Viewer) =>
  countViews(db, docketViews, ({ search }) => filtered(db, viewer, docketFilters.parse(search)))

/** One page of the latest revisions that the viewer may see. `total` is null when not asked for. */
export async function listDockets(db: Reader, viewer: Viewer, filters: DocketFilters) {
  const dockets = filtered(db, viewer, filters)
  const rows = await pageOf(sorted(dockets, 'docket', filters.sort, []), filters)
    .selectAll('docket')
    .select([...names, total])
    .execute()
  return { rows: rows as unknown as DocketInList[], total: await totalOf(db, dockets, filters) }
}
export type DocketInList = StoredDocket & {
  client: string
  job_no: string
  order_no: string
  driver: string | null
  asset: string | null
  total_cents: number | null
}

/** Walks all that a filter finds in the order of ids. */
export const exportPage = async (db: Reader, viewer: Viewer, filters: DocketNarrowing, after_id: number) =>
  (await filtered(db, viewer, filters)
    .where('docket.id', '>', after_id)
    .selectAll('docket')
    .select([...names, total])
    .orderBy('docket.id')
    .limit(exportPageRows)
    .execute()) as unknown as DocketInList[]

/** A docket, any revision, that the viewer may see. */
export const findDocket = async (db: Reader, viewer: Viewer, id: number) =>
  (await visible(db, viewer)
    .selectAll('docket')
    .select([...names, total])
    .select([
      sql<string>`(select j.title from job j where j.id = docket.job_id)`.as('job_title'),
      sql<string>`(select concat_ws(', ', s.name, s.suburb) from job j join job_site s on s.id = j.job_site_id
        where j.id = docket.job_id)`.as('site'),
      sql<string>`(select i.starts_at from job_item i where i.id = docket.job_item_id)`.as(
        'planned_starts_at',
      ),
      sql<string>`(select i.ends_at from job_item i where i.id = docket.job_item_id)`.as('planned_ends_at'),
      sql<string | null>`(select u.name from app_user u where u.id = docket.approved_by)`.as('approver'),
    ])
    .where('docket.id', '=', id)
    .executeTakeFirst()) as (DocketInList & DocketPlace) | undefined
interface DocketPlace {
  job_title: string
  site: string
  planned_starts_at: string
  planned_ends_at: string
  approver: string | null
}

/** Its number, for viewers who may see it. */
export const findDocketLabel = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer)
    .select(['docket.id', 'docket.docket_no', 'docket.revision'])
    .where('docket.id', '=', id)
    .executeTakeFirst()

/** The stored docket, locked until the change ends. */
export const lockDocket = async (tx: Tx, id: number): Promise<StoredDocket | undefined> =>
  (await tx
    .selectFrom('docket')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as unknown as StoredDocket | undefined

/** A driver job's current docket. */
export const findOfDriverJob = async (db: Reader, driver_job_id: number): Promise<StoredDocket | undefined> =>
  (await db
    .selectFrom('docket')
    .selectAll()
    .where('driver_job_id', '=', driver_job_id)
    .where('is_latest', '=', 1)
    .where('status', '<>', 'Void')
    .executeTakeFirst()) as unknown as StoredDocket | undefined

/** The numbers of an order's dockets that count. */
export const listOrderDockets = async (db: Reader, job_item_id: number): Promise<string[]> =>
  (
    await db
      .selectFrom('docket')
      .select('docket_no')
      .where('job_item_id', '=', job_item_id)
      .where('is_latest', '=', 1)
      .where('status', '<>', 'Void')
      .orderBy('id')
      .execute()
  ).map(({ docket_no }) => docket_no)

export const listRevisions = (db: Reader, docket_no: string) =>
  db
    .selectFrom('docket')
    .select(['id', 'revision', 'status'])
    .where('docket_no', '=', docket_no)
    .orderBy('revision', 'desc')
    .execute()

/** Other counting dockets of the same driver or machine that overlap in time. */
export const findOverlaps = (
  db: Reader,
  {
    driver_id,
    asset_id,
    starts_at,
    finishes_at,
  }: Pick<DocketColumns, 'driver_id' | 'asset_id' | 'starts_at' | 'finishes_at'>,
  except_no: string | null,
) =>
  db
    .selectFrom('docket')
    .select(['docket_no', 'starts_at', 'finishes_at'])
    .where('is_latest', '=', 1)
    .where('status', '<>', 'Void')
    .$if(except_no !== null, (q) => q.where('docket_no', '<>', except_no ?? ''))
    .where((e) => e.or([e('driver_id', '=', driver_id ?? 0), e('asset_id', '=', asset_id ?? 0)]))
    .where(
      sql<boolean>`tstzrange(starts_at, finishes_at) && tstzrange(${starts_at}::timestamptz, ${finishes_at}::timestamptz)`,
    )
    .orderBy('starts_at')
    .execute()

/** Flags may change while someone is looking at a docket; its content may not. */
export const keepVariance = (tx: Tx, id: number, variance: readonly Variance[]) =>
  tx
    .updateTable('docket')
    .set({ variance: JSON.stringify(variance) })
    .where('id', '=', id)
    .execute()

const asJson = ({ attachments, entries, loads, variance }: JsonColumns) => ({
  attachments: JSON.stringify(attachments),
  entries: JSON.stringify(entries),
  loads: JSON.stringify(loads),
  variance: JSON.stringify(variance),
})

export const insertDocket = async (tx: Tx, docket: DocketColumns): Promise<StoredDocket> =>
  (await tx
    .insertInto('docket')
    .values({ ...docket, ...asJson(docket) })
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as StoredDocket

/** Replaces a draft's computed content. */
export const recomputeDocket = async (
  tx: Tx,
  id: number,
  docket: Partial<DocketColumns> & JsonColumns,
): Promise<StoredDocket> =>
  (await tx
    .updateTable('docket')
    .set({ ...docket, ...asJson(docket) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as StoredDocket

export const updateDocket = async (
  tx: Tx,
  id: number,
  changes: Omit<Updateable<DocketTable>, keyof JsonColumns>,
): Promise<StoredDocket> =>
  (await tx
    .updateTable('docket')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as StoredDocket
